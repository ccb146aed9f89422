import { describe, it } from 'node:test';
import { expect } from 'chai';
import { ReferenceEngine } from '../../../port/in-process';
import { freshEntry, mix } from '../../corpus/game-plan';
import { playGame } from '../../play';
import { riftbound } from '.';

const SETTINGS = { deck: 12, swarm: true };

/** The game of a number. */
function gameOf(number: number): ReturnType<typeof riftbound.game> {
  const { shape, deal, things, rest } = freshEntry('riftbound', mix(1, number));
  return riftbound.game({ shape, deal, things: [...things], moves: [], rest }, SETTINGS);
}

const games = Array.from({ length: 40 }, (_, number) => gameOf(number));

describe('generated tables of Riftbound', () => {
  it('keep every invariant before anybody decides anything', () => {
    for (const { table, invariants } of games) {
      const cheap = invariants.filter(({ cost }) => cost === 'cheap');
      const { violation } = playGame(new ReferenceEngine(), table, {
        most: 0,
        invariants: cheap,
        answer: () => [],
      });
      expect(violation?.message).to.equal(undefined);
    }
  });

  it('begin everywhere, some from whole decks', () => {
    const parts = new Set(games.map(({ table: { from } }) => (from === 'the beginning' ? from : from.part)));
    expect(parts.size).to.be.above(6);
    expect(parts).to.include('the beginning');
  });

  it('are the same for the same number', () => {
    expect(gameOf(7).table).to.deep.equal(gameOf(7).table);
    expect(gameOf(7).table).not.to.deep.equal(gameOf(8).table);
  });
});
