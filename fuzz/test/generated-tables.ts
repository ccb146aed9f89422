import { it } from 'node:test';
import { expect } from 'chai';
import { ReferenceEngine } from '../../port/in-process';
import { freshEntry, mix } from '../corpus/game-plan';
import { playGame } from '../play';
import type { FuzzedGame, FuzzedRulebook } from '../rulebooks/fuzzed-rulebook';

const SETTINGS = { deck: 12, swarm: true };

/** Tests of the tables that a rulebook's random games begin on: they are sound, of many kinds, and the same for the same number. */
export function itDealsTables(rulebook: FuzzedRulebook): void {
  const gameOf = (number: number): FuzzedGame => {
    const { shape, deal, things, rest } = freshEntry(rulebook.id, mix(1, number));
    return rulebook.game({ shape, deal, things: [...things], moves: [], rest }, SETTINGS);
  };
  const games = Array.from({ length: 40 }, (_, number) => gameOf(number));

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
}
