import type { Node } from 'ohm-js';
import type { Subject, Tree } from '../tree';
import type { Filter, ObjectReference, SharedTree, Statement } from '../tree/shared';
import { anySuch } from './any-such';
import type { TextPart } from './part';
import {
  type Dictionaries,
  numberAmount,
  optional,
  optionalProperty,
  present,
  type Reader,
  type ReaderOf,
  YOU,
} from './reader';
import { chosenBy } from './sequence';

/** Damage that is prevented, and what is prevented from resolving. */
export const prevention: TextPart = {
  name: 'prevention',
  meanings: (read) => ({
    instruction: instructions(read),
    amount: {
      PreventedNext_number: (number) => numberAmount(read.number(number)),
      PreventedNext_x: (_x) => ({ amount: 'X' }),
    },
    statement: statements(read),
    effect: {
      NextTime: (_words, source, _would, battle, _damage, to, duration, _comma, _prevent, _stop, after) => ({
        do: 'prevent damage',
        ...optionalProperty(
          'to',
          optional(to, (node) => anySuch<Filter, ObjectReference>(read.object(node.child(1)))),
        ),
        from: chosenBy(YOU, read.object(source)),
        ...inBattle(battle),
        nextTime: true,
        ...optionalProperty('then', optional(after, read.effect)),
        duration: optional(duration, read.duration) ?? 'for the rest of the game',
      }),
      PreventedThen: (preventing, _stop, then) => {
        const effect = read.effect(preventing);
        if (effect.do !== 'prevent damage') throw read.misread(preventing, ['“prevent”']);
        return { ...effect, ...optionalProperty('then', read.effect(then)) };
      },
      Preventing: (_prevent, verb) => read.effect(verb),
      NextThen_if: (_words, _comma, clauses, _stop) => read.effect(clauses),
      NextThen_always: (_says, clauses, _stop) => read.effect(clauses),
    },
    trigger: {
      Event_preventedFromResolving: (subject, _is) => ({
        on: 'prevented from resolving',
        object: read.subject(subject),
      }),
      Event_damagePrevented: (_damage, subject, _is) => ({
        on: 'damage is prevented',
        object: read.subject(subject),
      }),
    },
    replaced: {
      WouldEvent_dealDamage: (subject, _would, battle, _damage, to) => ({
        would: 'deal damage',
        object: read.subject(subject),
        ...inBattle(battle),
        ...optionalProperty(
          'to',
          optional(to, (node) => read.subject(node.child(1))),
        ),
      }),
    },
    predicate: {
      Predicate_cantBePrevented: (_cant, _words) => (subject) => ({
        says: "can't be prevented",
        what: 'resolving',
        subject,
      }),
    },
  }),
};

const inBattle = (node: Node): { battle?: true } => (present(node) ? { battle: true } : {});

function instructions(read: Reader): Partial<Dictionaries['instruction']> {
  const duration = (node: Node) => optional(node, read.duration) ?? 'for the rest of the game';
  const said = <Name extends 'to' | 'from'>(name: Name, node: Node | undefined) =>
    optionalProperty(name, node && optional(node, (object) => read.object(object.child(1))));

  return {
    Verb_preventNext: (_prevent, number, battle, _damage, to, by, time) => () => ({
      do: 'prevent damage',
      amount: read.amount(number),
      ...said('to', to),
      ...said('from', by),
      ...inBattle(battle),
      duration: duration(time),
    }),
    Verb_preventAll: (_prevent, battle, _damage, would, time) => () => {
      const [, to, by] = would.children[0]?.children ?? [];
      return {
        do: 'prevent damage',
        ...said('to', to),
        ...said('from', by),
        ...inBattle(battle),
        duration: duration(time),
      };
    },
    Verb_preventResolving: (_prevent, object, _words) => () => ({
      do: 'prevent from resolving',
      object: read.object(object),
    }),
  };
}

function statements(read: Reader): Partial<Dictionaries['statement']> {
  const whom = (node: Node): Filter | 'this' => filterOf(read.subject(node));
  const followed = (also: Node) =>
    optionalProperty(
      'then',
      optional(also, (node) => read.effect(node.child(1))),
    );
  const prevented = (
    battle: Node,
    more: Omit<Extract<Statement, { says: 'prevent damage' }>, 'says' | 'battle'>,
  ): Statement => ({ says: 'prevent damage', ...more, ...inBattle(battle) });

  return {
    RuleStatement_damageCant: (_damage, _cant, _words) => ({ says: "can't be prevented", what: 'damage' }),
    Prevention_if: (_if, from, _would, battle, _damage, _to, to, _comma, _prevent, much, also) =>
      prevented(battle, {
        ...preventedAmount(much, read),
        ...followed(also),
        ...optionalProperty('to', optional(to, whom)),
        ...preventedSource(read.subject(from)),
      }),
    Prevention_would: (_if, battle, _damage, _to, to, _comma, _prevent, much, also) =>
      prevented(battle, { ...preventedAmount(much, read), ...followed(also), to: whom(to) }),
    Prevention_all: (_prevent, battle, _damage, _to, to, _by, by) =>
      prevented(battle, {
        ...optionalProperty('to', optional(to, whom)),
        ...optionalProperty('from', optional(by, whom)),
      }),
  };
}

/** How much is prevented each time: so much, all but so much, or all of it. */
export function preventedAmount<T extends Tree>(prevented: Node, read: ReaderOf<T>) {
  const form = prevented.child(0);
  if (form.ctorName === 'Prevented_allBut') return { allBut: read.number(form.child(1)) };
  return form.ctorName === 'Prevented_some' ? { amount: numberAmount(read.number(form.child(0))) } : {};
}

/** What deals the damage that is prevented, where it is said: of "a source", without a word more, nothing is. */
export function preventedSource<F extends { readonly types?: readonly string[] }>(
  subject: { readonly this: false; readonly filter: F } | { readonly this: true | 'that' },
): { from?: F | 'this' } {
  const from = subject.this === false ? subject.filter : 'this';
  const isAny = from !== 'this' && Object.keys(from).length === 1 && from.types?.join() === 'source';
  return isAny ? {} : { from };
}

const filterOf = (subject: Subject<SharedTree>): Filter | 'this' =>
  subject.this === false ? subject.filter : 'this';
