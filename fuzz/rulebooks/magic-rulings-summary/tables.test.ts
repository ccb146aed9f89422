import { describe, it } from 'node:test';
import { expect } from 'chai';
import { ReferenceEngine } from '../../../port/in-process';
import { freshEntry, mix } from '../../corpus/game-plan';
import { playGame } from '../../play';
import { magic } from '.';
import { catalogueOf } from './generated-cards';
import { templateIds } from './texts';

const SETTINGS = { deck: 12, swarm: true };

/** The game of a number. */
function gameOf(number: number): ReturnType<typeof magic.game> {
  const { shape, deal, things, rest } = freshEntry('magic-rulings-summary', mix(1, number));
  return magic.game({ shape, deal, things: [...things], moves: [], rest }, SETTINGS);
}

const games = Array.from({ length: 40 }, (_, number) => gameOf(number));

describe('generated tables of Magic', () => {
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

  it('are dealt from cards that say everything that a text can say', () => {
    const said = new Set(catalogueOf(0).flatMap(({ uses }) => [...uses]));
    expect([...said].sort()).to.deep.equal([...templateIds].sort());
  });
});

describe('generated cards of Magic', () => {
  it('are read, all of them', () => {
    const library = catalogueOf(0).map(({ card }) => card);
    const players = ['Ann', 'Ben'].map((name) => ({ name, zones: { library }, resources: { life: 20 } }));
    const from = { activePlayer: 0, part: 'upkeep step', turn: 3 };
    const engine = new ReferenceEngine();
    engine.setup({ rulebook: 'magic-rulings-summary', seed: 1, players, from });
    expect(engine.observe().objects).to.have.length(2 * library.length);
  });
});
