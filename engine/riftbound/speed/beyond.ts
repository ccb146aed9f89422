/**
 * What the phrases of passive abilities look at beyond how the board is arranged: bits of `BEYOND`. Rather too much than too
 * little: what hangs on effects is worked out anew whenever something changes that any of them looks at.
 */

import type { Amount, Condition, Filter, ObjectReference, Place, Who } from '../text/tree/index';
import { BEYOND } from './arrangement';

/** Types that no basic rune is of, unless an effect says so: then runes are no longer told apart. */
const NO_RUNES: ReadonlySet<string> = new Set([
  'unit',
  'gear',
  'permanent',
  'spell',
  'ability',
  'legend',
  'battlefield',
]);

/** What has to be looked at to know which objects a description could be about (`candidates`). */
function beyondCandidates({ zone, types = [] }: Filter): number {
  if (zone !== undefined && zone !== 'board') return zone === 'chain' ? BEYOND.rest : BEYOND.piles;
  if (types.includes('spell') || types.includes('ability')) return BEYOND.rest;
  return types.length > 0 && types.every((type) => NO_RUNES.has(type)) ? 0 : BEYOND.runes;
}

function beyondStatus(status: string): number {
  switch (status) {
    case 'exhausted':
    case 'ready':
      return BEYOND.exhaustion;
    case 'stunned':
    case 'damaged':
      return BEYOND.wounds;
    case 'buffed':
    case 'attacking':
    case 'defending':
    case 'in combat':
    case 'alone':
    case 'mighty':
    case 'equipped':
    case 'attached':
    case 'facedown':
      return 0;
    default:
      return BEYOND.anything;
  }
}

function beyondWho(who: Who): number {
  switch (who.who) {
    case 'active player':
      return BEYOND.turn;
    case 'controller of':
    case 'owner of':
      return beyondObject(who.object);
    default:
      return 0;
  }
}

function beyondPlace(place: Place): number {
  switch (place.place) {
    case 'here':
    case 'another':
      return 0;
    case 'battlefield':
      return place.filter ? beyondFilter(place.filter) : 0;
    case 'base':
      return place.whose ? beyondWho(place.whose) : 0;
    case 'of':
      return beyondObject(place.object);
    default:
      return BEYOND.anything;
  }
}

function beyondObject(object: ObjectReference): number {
  switch (object.ref) {
    case 'this':
    case 'attached to this':
      return 0;
    case 'all':
      return beyondAllOf(object.filter);
    default:
      return BEYOND.anything;
  }
}

/** Of all that fits a description: who that could be, and whether it does. */
export const beyondAllOf = (filter: Filter): number => beyondCandidates(filter) | beyondFilter(filter);

const either = (all: number, one: number): number => all | one;

/** What has to be looked at to know whether an object fits a description. */
export function beyondFilter(filter: Filter): number {
  let found = 0;
  for (const [word, meaning] of Object.entries(filter))
    if (meaning !== undefined) found |= beyondWord(word, filter);
  return found;
}

function beyondWord(word: string, filter: Filter): number {
  switch (word) {
    case 'types':
    case 'notTypes':
    case 'subtypes':
    case 'notSubtypes':
    case 'supertypes':
    case 'notSupertypes':
    case 'names':
    case 'domains':
    case 'side':
    case 'this':
    case 'other':
    case 'zone':
    case 'controlled':
    case 'keyword':
      return 0;
    case 'controller':
    case 'owner':
      return filter[word] === 'you' || filter[word] === 'opponent' ? 0 : BEYOND.anything;
    case 'controlledBy':
    case 'ownedBy': {
      const who = filter[word];
      return who ? beyondWho(who) : 0;
    }
    case 'dealtDamage':
      return BEYOND.turn;
    case 'statuses':
      return filter.statuses?.map(beyondStatus).reduce(either, 0) ?? 0;
    case 'compare':
      return filter.compare?.map(({ amount }) => beyondAmount(amount)).reduce(either, 0) ?? 0;
    case 'attachedTo':
      return filter.attachedTo ? beyondObject(filter.attachedTo) : 0;
    case 'at':
      return filter.at ? beyondPlace(filter.at) : 0;
    default:
      return BEYOND.anything;
  }
}

/** What has to be looked at to know a number. */
export function beyondAmount(amount: Amount): number {
  switch (amount.amount) {
    case 'number':
      return 0;
    case 'count':
    case 'among':
      return beyondAllOf(amount.filter);
    case 'characteristic':
      return beyondObject(amount.object);
    case 'cards in hand':
      return BEYOND.piles | beyondWho(amount.who);
    case 'points':
      return BEYOND.points | beyondWho(amount.who);
    case 'product':
      return beyondAmount(amount.of) | beyondAmount(amount.times);
    case 'half':
      return beyondAmount(amount.of);
    case 'sum':
      return amount.of.map(beyondAmount).reduce(either, 0);
    default:
      return BEYOND.anything;
  }
}

/** What has to be looked at to know whether a condition is fulfilled. */
export function beyondCondition(condition: Condition): number {
  switch (condition.if) {
    case 'count':
      return beyondAllOf(condition.filter) | beyondAmount(condition.amount);
    case 'is':
      return beyondObject(condition.object) | beyondFilter(condition.filter);
    case 'cards in hand':
      return BEYOND.piles | beyondWho(condition.who) | beyondAmount(condition.amount);
    case 'points':
      return BEYOND.points | beyondWho(condition.who) | beyondAmount(condition.amount);
    case 'your turn':
    case "opponent's turn":
    case 'legion':
      return BEYOND.turn;
    case 'times this turn':
      return BEYOND.turn | beyondAmount(condition.amount);
    case 'in combat':
    case 'in showdown':
      return BEYOND.fights;
    case 'not':
      return beyondCondition(condition.condition);
    case 'any':
    case 'every':
      return condition.conditions.map(beyondCondition).reduce(either, 0);
    case 'compare':
      return beyondAmount(condition.amount) | beyondAmount(condition.than);
    case 'additional cost paid':
      return 0;
    default:
      return BEYOND.anything;
  }
}

/** What has to be looked at to know whom a passive ability speaks of on the board. */
export const beyondSubject = (subject: ObjectReference): number =>
  subject.ref === 'all' ? beyondFilter(subject.filter) : beyondObject(subject);
