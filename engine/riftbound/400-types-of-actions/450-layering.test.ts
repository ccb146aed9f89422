import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { CardSpecification, SetupRequest } from '../../../port/contract';
import { newGame } from '../index';
import { arrange } from '../table/arrange';
import { duelOfCards } from '../test/busy-duel';

const unit = (name: string, text: string): CardSpecification => ({
  name,
  types: ['unit'],
  fields: { domains: ['fury'], cost: 1, might: 2 },
  text,
});

/** The texts of the abilities that the last of some units has, when all are at Alice's base, in the order of timestamps. */
function abilitiesOfTheLast(units: readonly CardSpecification[]): readonly string[] {
  const [first] = units;
  if (!first) return [];
  const { players, seed }: SetupRequest = duelOfCards(1, () => first);
  const permanents = units.map((card) => ({ card }));
  const request: SetupRequest = {
    rulebook: 'riftbound',
    players: players.map(({ name }, seat) => ({ name, permanents: seat === 0 ? permanents : [] })),
    seed,
    from: { activePlayer: 0, part: 'action phase', turn: 3 },
  };
  const game = newGame({ players: players.map(({ name }) => name), seed });
  arrange(game, request);
  const last = game.board.objects.findLast(({ card }) => card.types.includes('unit'));
  return last ? game.look(last).abilities.map(({ text }) => text) : [];
}

describe('Whether an effect of the second layer depends on another (455)', () => {
  it('is told by all the abilities that it leaves to an object', () => {
    const granting = unit('Giver', 'Other friendly units have [Vision].');
    const taking = unit('Taker', 'Units lose [Vision].');
    const having = unit('Seer', '[Vision]');
    // What the older one makes of the Seer hangs on whether the younger one has been applied: it waits.
    expect(abilitiesOfTheLast([granting, taking, having])).to.have.lengthOf(1);
  });
});
