import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type Card, newGame } from '..';
import { busyDuel } from '../test/busy-duel';
import { arrange } from './arrange';

const duel = busyDuel(1, 5);

/** The card of a rune of the same duel, set up under the rules that are left, and the rules that doing so used. */
function runeWithout(off: readonly string[]): { readonly card: Card | undefined; readonly used: boolean } {
  const game = newGame({ players: ['Alice', 'Bob'], seed: 1, off });
  arrange(game, duel);
  return {
    card: game.player(0).runeDeck.objects[0]?.card,
    used: [...game.exercised].some(({ number }) => number === '160.2'),
  };
}

describe('runes of a setup', () => {
  it('are the same cards to all games, each of which uses the rule that they have their abilities by', () => {
    const first = runeWithout([]);
    const second = runeWithout([]);
    expect(first.card).not.to.equal(undefined);
    expect(second.card).to.equal(first.card);
    expect([first.used, second.used]).to.deep.equal([true, true]);
  });

  it('have no abilities in a game without that rule, and have them again in the next', () => {
    const abilitiesWithout = (off: readonly string[]): number | undefined =>
      runeWithout(off).card?.abilities.length;
    expect([abilitiesWithout([]), abilitiesWithout(['160.2']), abilitiesWithout([])]).to.deep.equal([
      2, 0, 2,
    ]);
  });
});
