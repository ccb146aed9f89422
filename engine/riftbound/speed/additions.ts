/**
 * Tables on which all effects only add to numbers, take from them and grant keywords, to whom the board alone tells: what an
 * object looks like is then told by that object and by what is said of it, so that each can be worked out by itself, when
 * somebody looks at it.
 */

import { column, concatMap } from '../../kernel';
import { meansUnchosen } from '../300-playing-the-game/350-affected-unchosen';
import { conditional } from '../300-playing-the-game/360-passive-abilities';
import {
  isAnythingModified,
  modifies,
  sourcesOf,
  statedIn,
  withinLimits,
} from '../400-types-of-actions/450-continuous-effects';
import { withAbility } from '../400-types-of-actions/450-granted';
import { isInactive } from '../700-additional-rules/720-inactive';
import type { Card, Characteristics } from '../card';
import type { Change } from '../effects-in-force';
import type { RiftboundGame } from '../game';
import type { Context, GameObject } from '../object';
import { contextOf, fits } from '../phrases';
import type { Ability, Modification, ObjectReference } from '../text/tree/index';
import { isSaidOnTheTable } from '../what-cards-say';
import { isPlainCondition, isPlainSubject } from './reach';
import { onceForTheTable } from './worked-out-once';

/** One change of a number, and the objects that it is made to. */
interface Addition {
  readonly timestamp: number;
  readonly isMight: boolean;
  readonly by: number;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  readonly means: (object: GameObject) => boolean;
}

/** A keyword that is granted, and the objects that have it. */
interface Grant {
  readonly timestamp: number;
  readonly ability: Ability;
  readonly means: (object: GameObject) => boolean;
}

/** What is added, what is taken, and what is granted, each in the order of timestamps (454.3.d, 457). */
export interface Additions {
  readonly increases: readonly Addition[];
  readonly decreases: readonly Addition[];
  readonly grants: readonly Grant[];
}

type Adding = Extract<Modification, { change: 'modify' }>;
type Granting = Extract<Modification, { change: 'gain ability' }>;

const isPlainChange = (modification: Change): modification is Adding =>
  modification.change === 'modify' && modification.by.amount === 'number';

/** Does a keyword say by a number how much it adds, if it says so at all? Others count what may be otherwise by then. */
const hasPlainValue = (ability: Ability): boolean =>
  ability.kind !== 'keyword' || ability.value === undefined || ability.value.amount === 'number';

/** A keyword changes no other object. */
const isPlainGrant = (modification: Change): modification is Granting =>
  modification.change === 'gain ability' &&
  modification.ability.kind === 'keyword' &&
  hasPlainValue(modification.ability);

const additionOf = (
  { characteristic, by, sign, minimum, maximum }: Adding,
  timestamp: number,
  means: Addition['means'],
): Addition => ({
  timestamp,
  isMight: characteristic === 'might',
  by: by.amount === 'number' ? sign * by.value : 0,
  minimum,
  maximum,
  means,
});

/** One thing that a passive ability says, and of whom. */
interface Plain {
  readonly subject: ObjectReference;
  readonly modification: Adding | Granting;
}

/** What a passive ability adds or grants, and to what; undefined: it does something else as well, or only where objects are so. */
const plainly = column((ability: Ability): readonly Plain[] | undefined => {
  if (ability.kind !== 'static') return [];
  if (ability.statement.says === 'buffs give') return undefined;
  const all = concatMap(statedIn(ability), ({ subject, modification }): readonly Plain[] =>
    (isPlainChange(modification) || isPlainGrant(modification)) && isPlainSubject(subject)
      ? [{ subject, modification }]
      : [],
  );
  if (all.length < statedIn(ability).length) return undefined;
  return all.length > 0 && ability.condition && !isPlainCondition(ability.condition) ? undefined : all;
});

const grants = (ability: Ability): boolean =>
  plainly(ability)?.some(({ modification }) => modification.change === 'gain ability') ?? true;

/** What was found so far. */
interface Found {
  readonly additions: Addition[];
  readonly grants: Grant[];
}

/** Notes what a passive ability adds and grants. Returns whether that is all that it does. */
function fromAbility(
  game: RiftboundGame,
  ability: Ability,
  source: GameObject,
  context: Context,
  found: Found,
): boolean {
  const said = plainly(ability);
  if (!said) return false;
  if (ability.kind !== 'static') return true;
  const { timestamp } = source;
  for (const { subject, modification } of said) {
    if (!conditional(game, ability, context)) continue;
    const means = meansUnchosen(game, (object) =>
      subject.ref === 'all' ? fits(game, subject.filter, object, context) : object === source,
    );
    if (modification.change === 'modify') found.additions.push(additionOf(modification, timestamp, means));
    else found.grants.push({ timestamp, ability: modification.ability, means });
  }
  return true;
}

/** The objects that change others or themselves, by their own text or by that of what is attached to them. */
const modifying = onceForTheTable((game) =>
  isAnythingModified(game)
    ? sourcesOf(game).filter(
        ({ card, attached }) => modifies(card) || attached.some((each) => modifies(each.card)),
      )
    : NOTHING,
);
const NOTHING: readonly GameObject[] = [];

/** Does what some object adds to its own Might have to be counted? What is counted may have been granted before. */
const countsItsValue = column(({ abilities, effectAbilities }: Card) =>
  [...abilities, ...effectAbilities].some((ability) => !hasPlainValue(ability)),
);

/** What the passive abilities of objects add and grant, with the text of what is attached to them. */
function fromPassives(game: RiftboundGame): Found | undefined {
  const found: Found = { additions: [], grants: [] };
  for (const source of modifying(game)) {
    const { card, attached } = source;
    if (isInactive(game, source)) continue;
    const context = contextOf(source);
    for (const ability of card.abilities)
      if (!fromAbility(game, ability, source, context, found)) return undefined;
    // What is appended grants later than all that is printed (453.2).
    for (const { card: other } of attached)
      for (const ability of other.effectAbilities)
        if (grants(ability) || !fromAbility(game, ability, source, context, found)) return undefined;
  }
  return found.grants.length > 0 && isSaidOnTheTable(game, countsItsValue) ? undefined : found;
}

const inOrder = (first: { timestamp: number }, second: { timestamp: number }): number =>
  first.timestamp - second.timestamp;

/** Everything that effects in force add and grant; undefined: some effect does something else. */
export function additionsOn(game: RiftboundGame): Additions | undefined {
  if (game.effects.some(({ statement }) => statement?.says === 'buffs give')) return undefined;
  const left: Addition[] = [];
  for (const { modifications, objects, timestamp } of game.effects)
    for (const modification of modifications) {
      if (!isPlainChange(modification)) return undefined;
      left.push(additionOf(modification, timestamp, (object) => objects.includes(object)));
    }
  const said = fromPassives(game);
  if (!said) return undefined;
  if (said.additions.length + said.grants.length + left.length === 0) return NO_ADDITIONS;
  const all = [...said.additions, ...left].sort(inOrder);
  return {
    increases: all.filter(({ by }) => by > 0),
    decreases: all.filter(({ by }) => by <= 0),
    grants: [...said.grants].sort(inOrder),
  };
}

const NO_ADDITIONS: Additions = { increases: [], decreases: [], grants: [] };

/** What additions make of an object, in their order. The same object, where none of them means it. */
export function withAdditions(
  before: Characteristics,
  object: GameObject,
  additions: readonly Addition[],
): Characteristics {
  let { might, energy } = before;
  for (const { isMight, by, minimum, maximum, means } of additions) {
    if (!means(object)) continue;
    const changed = withinLimits(isMight ? might : energy, by, minimum, maximum);
    if (isMight) might = changed;
    else energy = changed;
  }
  return might === before.might && energy === before.energy ? before : { ...before, might, energy };
}

/** The keywords that an object is granted, behind the abilities that it has, in their order. The same object, where it is none. */
export function withGrants(
  game: RiftboundGame,
  before: Characteristics,
  object: GameObject,
  granted: Additions['grants'],
): Characteristics {
  let { abilities } = before;
  for (const { ability, means } of granted)
    if (means(object)) abilities = withAbility(game, abilities, ability);
  return abilities === before.abilities ? before : { ...before, abilities };
}
