/** How far continuous effects reach: what has to be looked at to know what they do, and to whom. */

import { column } from '../../kernel';
import { statedIn } from '../400-types-of-actions/450-continuous-effects';
import type { Card } from '../card';
import type { Change } from '../effects-in-force';
import type { RiftboundGame } from '../game';
import type { Ability, Condition, ObjectReference, Statement } from '../text/tree/index';
import { isSaidOnTheTable } from '../what-cards-say';
import { BEYOND } from './arrangement';
import { beyondAmount, beyondCondition, beyondFilter, beyondSubject } from './beyond';
import { onceForTheTable } from './worked-out-once';

/** What a description may speak of so that the arrangement of the board alone tells whom it fits. */
const TOLD_BY_THE_BOARD: ReadonlySet<string> = new Set([
  'types',
  'notTypes',
  'subtypes',
  'notSubtypes',
  'supertypes',
  'notSupertypes',
  'names',
  'domains',
  'side',
  'this',
  'other',
]);

/** What an object can be said to be at the time, whatever effects make of it. */
const PLAIN_STATUSES: ReadonlySet<unknown> = new Set([
  'attacking',
  'buffed',
  'damaged',
  'defending',
  'exhausted',
  'ready',
  'stunned',
]);

/** Does a description speak of nothing but what an object is, what is marked on it, whose and where? */
function isPlainFilter(filter: object): boolean {
  return Object.entries(filter).every(([name, value]) => {
    if (value === undefined || TOLD_BY_THE_BOARD.has(name)) return true;
    if (name === 'statuses')
      return Array.isArray(value) && value.every((status) => PLAIN_STATUSES.has(status));
    if (name === 'controller' || name === 'owner') return value === 'you' || value === 'opponent';
    return name === 'at' && JSON.stringify(value) === '{"place":"here"}';
  });
}

/** Is it this object, or all of a plain description? */
export const isPlainSubject = (subject: ObjectReference): boolean =>
  subject.ref === 'this' || (subject.ref === 'all' && isPlainFilter(subject.filter));

/** Conditions that effects on objects have no part in. */
const PLAIN_CONDITIONS: ReadonlySet<Condition['if']> = new Set([
  'cards in hand',
  'points',
  'your turn',
  "opponent's turn",
]);

/** Is it told without looking at any object whether a condition is fulfilled? */
export const isPlainCondition = (condition: Condition): boolean =>
  PLAIN_CONDITIONS.has(condition.if) &&
  (!('amount' in condition) ||
    (typeof condition.amount === 'object' && condition.amount.amount === 'number'));

/** What does what a change does hang on, beyond how the board is arranged? */
function beyondChange(modification: Change): number {
  switch (modification.change) {
    case 'become':
      return modification.traits.abilities.map(beyondAbility).reduce(either, 0);
    case 'modify':
      return beyondAmount(modification.by);
    case 'set':
      return beyondAmount(modification.to);
    case 'gain ability':
      return beyondAbility(modification.ability);
    default:
      return 0;
  }
}

const either = (all: number, one: number): number => all | one;

function beyondStatement(statement: Statement): number {
  switch (statement.says) {
    case 'all':
      return statement.statements.map(beyondStatement).reduce(either, 0);
    case 'modify':
      return statement.modifications.map(beyondChange).reduce(either, beyondSubject(statement.subject));
    case 'buffs give':
      return beyondFilter(statement.filter) | beyondAmount(statement.amount);
    default:
      // Whom it is said of is asked each time.
      return 0;
  }
}

/** Of keywords with a value that has to be counted, and of passive abilities that apply only at times, or to some at times. */
function beyondAbility(ability: Ability): number {
  if (ability.kind === 'keyword') return ability.value === undefined ? 0 : beyondAmount(ability.value);
  if (ability.kind !== 'static') return 0;
  return (
    beyondStatement(ability.statement) |
    (ability.condition ? beyondCondition(ability.condition) : 0) |
    (ability.legion ? BEYOND.turn : 0)
  );
}

const beyondCard = column(({ abilities, effectAbilities }: Card) =>
  [...abilities, ...effectAbilities].map(beyondAbility).reduce(either, 0),
);

/**
 * What do effects on the table look at beyond how the board is arranged: damage, hands, points, whose turn it is?
 *
 * @returns bits of `BEYOND`
 */
export const looksBeyond = onceForTheTable((game): number => {
  let found = 0;
  for (const { modifications, statement } of game.effects) {
    for (const modification of modifications) found |= beyondChange(modification);
    if (statement) found |= beyondStatement(statement);
  }
  for (const { card } of game.board.objects) found |= beyondCard(card);
  for (const { legend } of game.players) for (const { card } of legend.objects) found |= beyondCard(card);
  return found;
});

const cardChangesMore = column(({ abilities, effectAbilities }: Card) =>
  [...abilities, ...effectAbilities].some((ability) =>
    statedIn(ability).some(({ modification }) => modification.change !== 'modify'),
  ),
);

/** Do effects on the table, or those that attached cards would have, change anything but numbers: abilities, types, names? */
export const changesMoreThanNumbers = (game: RiftboundGame): boolean =>
  isSaidOnTheTable(game, cardChangesMore) ||
  game.effects.some(({ modifications }) => modifications.some(({ change }) => change !== 'modify'));
