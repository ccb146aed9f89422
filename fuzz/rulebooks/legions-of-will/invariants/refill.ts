import type { Observation } from '../../../../port/contract';
import { atPriority, type Invariant, type Moment } from '../../../invariant';

/** 402.2: no generated card changes it. */
const HAND = 2;
const EMPTY = 'an empty deck and a hand too small';

/** 402.2a, 704.5i: a hand is refilled before anybody receives priority, and an empty deck is the end of that. */
export const refill: Invariant = {
  number: 'L3',
  rules: ['704.5i', '402.2a'],
  cost: 'cheap',
  documentation:
    'A hand holds two cards or more, or its deck is empty: refilling it ends there. Who has drawn to refill a hand, and to whom nothing has happened since, has two cards.',
  name: 'refilled hands',
  gherkin:
    'every hand below its maximum has been refilled as far as its deck allows when a player gets priority',
  broken:
    'a hand below its maximum has not been refilled although its deck has cards when a player gets priority, or one was refilled beyond it',
  mustReach: { [EMPTY]: 20 },
  seldom: true,
  watch: () => {
    const filled = atPriority(unfilled);
    return { look: (moment) => overfilled(moment) ?? filled.look(moment) };
  },
};

/** Whose hand was refilled though it lacked nothing: also where nobody gets priority any more. */
function overfilled({ lines, table }: Moment): string | undefined {
  const judged = new Set<number>();
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const { what, kind, rule, player } = lines[at] ?? {};
    if (what !== 'event' || player === undefined || judged.has(player)) continue;
    judged.add(player);
    if (kind !== 'draw a card' || rule !== '704.5i') continue;
    const hand = table.objects.filter(({ zone, owner }) => zone === 'hand' && owner === player).length;
    if (hand > HAND) return `${table.players[player]?.name} has ${hand} cards in hand after it was refilled.`;
  }
  return undefined;
}

function unfilled({ table, reach }: Moment): string | undefined {
  for (const { name, hand, deck } of tooFewCards(table)) {
    if (deck > 0) return `${name} has ${hand} cards in hand and ${deck} in the deck.`;
    reach.saw(EMPTY);
  }
  return undefined;
}

interface TooFew {
  readonly seat: number;
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
    return inGame && hand < HAND ? [{ seat, name, hand, deck: count('deck') }] : [];
  });
}
