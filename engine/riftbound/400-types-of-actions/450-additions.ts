/**
 * Tables on which all effects only add to numbers and take from them: what an object looks like is then told by that
 * object and by what is said of it, so that each can be worked out by itself, when somebody looks at it.
 */
import { gathered } from '../../kernel';
import { meansUnchosen } from '../300-playing-the-game/350-affected-unchosen';
import { conditional } from '../300-playing-the-game/360-passive-abilities';
import { isInactive } from '../700-additional-rules/720-inactive';
import type { Change } from '../effects-in-force';
import type { RiftboundGame } from '../game';
import { contextOf, fits } from '../phrases';
import type { Characteristics, Context, Piece } from '../piece';
import type { Ability, Modification, ObjectReference } from '../text/tree/index';
import { onceForEach, onceForTheTable } from '../worked-out-once';
import { isAnythingModified, modifies, sourcesOf, statedIn } from './450-continuous-effects';
import { isPlainSubject } from './450-reach';

/** One change of a number, and the objects that it is made to. */
interface Addition {
  readonly timestamp: number;
  readonly isMight: boolean;
  readonly by: number;
  readonly minimum: number | undefined;
  readonly means: (piece: Piece) => boolean;
}

/** What is added, and what is taken, each in the order of timestamps (454.3.d, 457). */
export interface Additions {
  readonly increases: readonly Addition[];
  readonly decreases: readonly Addition[];
}

type Adding = Extract<Modification, { change: 'modify' }>;

const isPlainChange = (modification: Change): modification is Adding =>
  modification.change === 'modify' && modification.by.amount === 'number';

const additionOf = (
  { characteristic, by, sign, minimum }: Adding,
  timestamp: number,
  means: Addition['means'],
): Addition => ({
  timestamp,
  isMight: characteristic === 'might',
  by: by.amount === 'number' ? sign * by.value : 0,
  minimum,
  means,
});

/** What a passive ability adds, and to what; undefined: it does something else as well, or only at times. */
const plainly = onceForEach(
  (
    ability: Ability,
  ): readonly { readonly subject: ObjectReference; readonly modification: Adding }[] | undefined => {
    if (ability.kind !== 'static') return [];
    if (ability.statement.says === 'buffs give') return undefined;
    const all = gathered(statedIn(ability), ({ subject, modification }) =>
      isPlainChange(modification) && isPlainSubject(subject) ? [{ subject, modification }] : [],
    );
    if (all.length < statedIn(ability).length) return undefined;
    return all.length > 0 && (ability.condition || ability.legion) ? undefined : all;
  },
);

/** What a passive ability adds; undefined: it does something else as well. */
function fromAbility(
  game: RiftboundGame,
  ability: Ability,
  source: Piece,
  context: Context,
): readonly Addition[] | undefined {
  const said = plainly(ability);
  if (!said || ability.kind !== 'static') return said && NONE;
  return gathered(said, ({ subject, modification }) =>
    conditional(game, ability, context)
      ? [
          additionOf(
            modification,
            source.timestamp,
            meansUnchosen(game, (piece) =>
              subject.ref === 'all' ? fits(game, subject.filter, piece, context) : piece === source,
            ),
          ),
        ]
      : [],
  );
}

const NONE: readonly Addition[] = [];

/** The objects that change others or themselves, by their own text or by that of what is attached to them. */
const modifying = onceForTheTable((game) =>
  isAnythingModified(game)
    ? sourcesOf(game).filter(
        ({ card, attached }) => modifies(card) || attached.some((each) => modifies(each.card)),
      )
    : NOTHING,
);
const NOTHING: readonly Piece[] = [];

/** What the passive abilities of objects add, with the text of what is attached to them. */
function fromPassives(game: RiftboundGame): readonly Addition[] | undefined {
  const all: Addition[] = [];
  for (const source of modifying(game)) {
    const { card, attached } = source;
    if (isInactive(game, source)) continue;
    const context = contextOf(source);
    for (const ability of [...card.abilities, ...gathered(attached, (each) => each.card.effectAbilities)]) {
      const found = fromAbility(game, ability, source, context);
      if (!found) return undefined;
      all.push(...found);
    }
  }
  return all;
}

/** Everything that effects in force add; undefined: some effect does something else than add and subtract. */
export function additionsOn(game: RiftboundGame): Additions | undefined {
  if (game.effects.some(({ statement }) => statement?.says === 'buffs give')) return undefined;
  const left: Addition[] = [];
  for (const { modifications, pieces, timestamp } of game.effects)
    for (const modification of modifications) {
      if (!isPlainChange(modification)) return undefined;
      left.push(additionOf(modification, timestamp, (piece) => pieces.includes(piece)));
    }
  const said = fromPassives(game);
  if (!said) return undefined;
  if (said.length + left.length === 0) return NO_ADDITIONS;
  const all = [...said, ...left].sort((first, second) => first.timestamp - second.timestamp);
  return { increases: all.filter(({ by }) => by > 0), decreases: all.filter(({ by }) => by <= 0) };
}

const NO_ADDITIONS: Additions = { increases: [], decreases: [] };

/** What additions make of an object, in their order. The same object, where none of them means it. */
export function withAdditions(
  before: Characteristics,
  piece: Piece,
  additions: readonly Addition[],
): Characteristics {
  let { might, energy } = before;
  for (const { isMight, by, minimum, means } of additions) {
    if (!means(piece)) continue;
    const value = isMight ? might : energy;
    const changed =
      by > 0 || minimum === undefined ? value + by : Math.max(Math.min(value, minimum), value + by);
    if (isMight) might = changed;
    else energy = changed;
  }
  return might === before.might && energy === before.energy ? before : { ...before, might, energy };
}
