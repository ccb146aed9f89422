import type { Observation } from '../../port/contract';
import { atPriority, type Invariant, type Moment } from '../invariant';

/** 402.2: no generated card changes it. */
const HAND = 2;
const EMPTY = 'an empty deck and a hand too small';

/** 402.2a, 704.5i: a hand is refilled before anybody receives priority, and an empty deck is the end of that. */
export const refill: Invariant = {
  number: 'L3',
  rules: ['704.5i', '402.2a'],
  cost: 'cheap',
  documentation: 'A hand holds two cards or more, or its deck is empty: refilling it ends there.',
  name: 'refilled hands',
  gherkin:
    'every hand below its maximum has been refilled as far as its deck allows when a player gets priority',
  broken:
    'a hand below its maximum has not been refilled although its deck has cards when a player gets priority',
  mustReach: { [EMPTY]: 20 },
  seldom: true,
  watch: () => atPriority(unfilled),
};

function unfilled({ table, reach }: Moment): string | undefined {
  for (const { name, hand, deck } of tooFewCards(table)) {
    if (deck > 0) return `${name} has ${hand} cards in hand and ${deck} in the deck.`;
    reach.saw(EMPTY);
  }
  return undefined;
}

interface TooFew {
  readonly name: string;
  readonly hand: number;
  readonly deck: number;
}

/** The players with a hand below its maximum, in seating order: how many cards they have there and in the deck. */
export function tooFewCards({ players, objects }: Observation): readonly TooFew[] {
  return players.flatMap(({ seat, name, inGame }) => {
    const count = (zone: string): number =>
      objects.filter((object) => object.zone === zone && object.owner === seat).length;
    const hand = count('hand');
    return inGame && hand < HAND ? [{ name, hand, deck: count('deck') }] : [];
  });
}
