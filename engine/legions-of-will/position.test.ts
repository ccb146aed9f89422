import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest } from '../../port/contract';
import { arrange } from '../../port/in-process/legions-of-will/arrange';
import { type LegionsGame, newGame, resumeGame } from './index';

const request: SetupRequest = {
  rulebook: 'legions-of-will',
  seed: 1,
  from: { activePlayer: 0, part: 'prebattle main phase', turn: 3 },
  players: ['Alice', 'Bob'].map((name) => ({
    name,
    bases: [{ card: { name: 'Kiln', types: ['base'], defense: 6, capacity: 3, production: 2 } }],
  })),
};

function arranged(): LegionsGame {
  const game = newGame({ players: ['Alice', 'Bob'], seed: request.seed });
  arrange(game, request);
  resumeGame(game, 'prebattle main phase', 3);
  return game;
}

describe('the hash of a position', () => {
  it('tells apart what turns and phases are still to come (500.6, 500.7)', () => {
    const game = arranged();
    const none = game.hash();
    game.set(game.now, 'extraTurns', [0]);
    const alices = game.hash();
    game.set(game.now, 'extraTurns', [1]);
    const bobs = game.hash();
    game.set(game.now, 'extraTurns', []);
    game.set(game.now, 'extraPhases', ['battle phase']);
    expect(new Set([none, alices, bobs, game.hash()]).size).to.equal(4);
    game.set(game.now, 'extraPhases', []);
    expect(game.hash()).to.equal(none);
  });
});
