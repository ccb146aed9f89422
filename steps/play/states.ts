import type { ObjectView } from '../../port/contract';
import { countersInWords } from '../phrases/cards';
import type { ObjectReference } from '../phrases/references';
import { isSupertypeElsewhere, type Quality, type State } from '../phrases/states';
import { ExpectationFailed } from '../problems';
import type { Position, Session } from './session';

/** What is true of an object, and how to say what it is instead. */
interface Finding {
  readonly holds: boolean;
  readonly actual: string;
}

const among = (words: readonly string[], word: string): Finding => ({
  holds: words.some((each) => each.toLowerCase() === word.toLowerCase()),
  actual: words.join(', ') || 'none of it',
});

/** A keyword's text is the same with its brackets and without them. */
const bare = (text: string): string => text.replace(/^\[([^[\]]+)\]$/, '$1');

/** Where an object is: a zone that all players share as its game says it, another one by whose it is. */
function placeInWords(session: Session, { zone, owner, at }: ObjectView, place: string): string {
  const where = session.sharedZone(zone) ?? `${zone} of ${session.nameOf(owner)}`;
  if (at === undefined) return where;
  return zone === session.terms.table ? `${where} in ${place}` : `${where}, at ${place}`;
}

/** Is an object what it is said to be? */
export function stateOf(session: Session, object: ObjectView, state: State, position: Position): Finding {
  const { objects } = position.observation;
  const name = (id: string | undefined): string => objects.find((each) => each.id === id)?.name ?? 'nothing';
  const where = placeInWords(session, object, name(object.at));
  switch (state.is) {
    case 'in zone':
      return { holds: object.zone === state.zone, actual: where };
    case 'in pile': {
      const pile = objects.filter(
        (each) => each.zone === state.pile && each.owner === session.seat(state.player),
      );
      const place = pile.findIndex(({ id }) => id === object.id);
      const right =
        state.end === undefined
          ? place >= 0
          : place === (state.end === 'top' ? 0 : pile.length - 1) && place >= 0;
      return {
        holds: right,
        actual:
          state.end === undefined || place < 0 ? where : `number ${place + 1} of ${pile.length} from the top`,
      };
    }
    case 'in place':
      return {
        holds:
          object.at !== undefined && session.search(state.place, position).some(({ id }) => id === object.at),
        actual: where,
      };
    case 'fighting': {
      const ids = state.what.isAgainstSeveral ? object.blocking : [object.attacking];
      const meant = new Set(session.search(state.onto, position).map(({ id }) => id));
      return {
        holds: ids.some((id) => id !== undefined && meant.has(id)),
        actual: `${state.what.status} ${ids.map(name).join(', ') || 'nothing'}`,
      };
    }
    case 'attached': {
      const meant = session.search(state.onto, position).map(({ id }) => id);
      return {
        holds: object.attachedTo !== undefined && meant.includes(object.attachedTo),
        actual: `attached to ${name(object.attachedTo)}`,
      };
    }
    case 'targeting': {
      const { what } = state;
      const meant: readonly (string | number)[] =
        'player' in what
          ? [session.seat(what.player)]
          : session.search(what.object, position).map(({ id }) => id);
      return {
        holds: object.targets.some((target) => meant.includes(target)),
        actual:
          object.targets
            .map((target) => (typeof target === 'number' ? session.nameOf(target) : name(target)))
            .join(', ') || 'targeting nothing',
      };
    }
    case 'controlled':
      return {
        holds: object.controller === session.seat(state.player),
        actual: `controlled by ${session.nameOf(object.controller)}`,
      };
    case 'owned':
      return {
        holds: object.owner === session.seat(state.player),
        actual: `owned by ${session.nameOf(object.owner)}`,
      };
    case 'status':
      return among(object.statuses, state.status);
    case 'type':
      // What is written as a type is none of the subtypes that are called like it: an enchantment for creatures is no creature.
      if (session.terms.cardTypes.includes(state.type)) return among(object.types, state.type);
      return among(
        [
          ...object.supertypes,
          ...object.subtypes,
          ...object.types,
          ...object.statuses.filter(isSupertypeElsewhere),
        ],
        state.type,
      );
  }
}

function qualityOf(object: ObjectView, quality: Quality): Finding & { readonly expected: string } {
  switch (quality.has) {
    case 'number': {
      const value = object.characteristics[quality.characteristic];
      return {
        holds: value === quality.value,
        expected: `${quality.characteristic} ${quality.value}`,
        actual: `${quality.characteristic} ${value ?? 'none'}`,
      };
    }
    case 'damage':
      return {
        holds: object.damage === quality.amount,
        expected: `${quality.amount} damage marked`,
        actual: `${object.damage} damage marked`,
      };
    case 'counters': {
      const count = object.counters[quality.counter] ?? 0;
      return {
        holds: count === quality.amount,
        expected: countersInWords(quality.amount, quality.counter),
        actual: countersInWords(count, quality.counter),
      };
    }
    case 'ability':
      return {
        ...among(object.abilities.map(bare), bare(quality.text)),
        actual: object.abilities.join(', ') || 'none of it',
        expected: `the ability "${quality.text}"`,
      };
  }
}

/** Fails unless an object is what it is said to be. */
export function expectState(
  session: Session,
  reference: ObjectReference,
  state: State,
  text: string,
  position: Position,
): void {
  const { holds, actual } = stateOf(session, session.find(reference, {}, position), state, position);
  if (!holds) throw new ExpectationFailed(`What ${reference.text} is.`, text, actual);
}

/** Fails if an object is what it is said not to be; one that no longer exists is nothing at all. */
export function expectNotState(
  session: Session,
  reference: ObjectReference,
  state: State,
  text: string,
  position: Position,
): void {
  if (session.search(reference, position).length === 0 && session.identities.knows(reference.name)) return;
  const { holds, actual } = stateOf(session, session.find(reference, {}, position), state, position);
  if (holds) throw new ExpectationFailed(`What ${reference.text} is not.`, text, actual);
}

/** Fails unless an object has all this. */
export function expectQualities(
  session: Session,
  reference: ObjectReference,
  qualities: readonly Quality[],
  position: Position,
): void {
  const object = session.find(reference, {}, position);
  const findings = qualities.map((quality) => qualityOf(object, quality));
  const wrong = findings.filter(({ holds }) => !holds);
  if (wrong.length > 0)
    throw new ExpectationFailed(
      `What ${reference.text} has.`,
      wrong.map(({ expected }) => expected).join(', '),
      wrong.map(({ actual }) => actual).join(', '),
    );
}

/** Fails if an object has any of this. */
export function expectNotQualities(
  session: Session,
  reference: ObjectReference,
  qualities: readonly Quality[],
  position: Position,
): void {
  const object = session.find(reference, {}, position);
  const found = qualities.map((quality) => qualityOf(object, quality)).filter(({ holds }) => holds);
  if (found.length > 0)
    throw new ExpectationFailed(
      `What ${reference.text} doesn't have.`,
      `not ${found.map(({ expected }) => expected).join(', ')}`,
      'it has',
    );
}
