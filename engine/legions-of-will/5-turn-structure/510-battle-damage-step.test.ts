import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import type { SetupRequest } from '../../../port/contract';
import { answerFrom, type Decision } from '../../kernel';
import { runs } from '../../kernel/test/deep';
import { type LegionsGame, newGame, resumeGame } from '../index';
import { arrange } from '../table/arrange';
import { randomNumbers } from '../test/random-table';

const soldier = { name: 'Soldier', types: ['unit'], fields: { cost: 1, will: 1, power: 3 } };
const guard = { name: 'Guard', types: ['unit'], fields: { cost: 1, will: 1, power: 2 } };
const base = {
  name: 'Kiln',
  types: ['base'],
  fields: { defense: 30, capacity: 6, production: 2, activationCost: 2 },
};
const side = (name: string, card: typeof soldier): SetupRequest['players'][number] => ({
  name,
  permanents: [{ card: base, attached: [card, card, card, card].map((each) => ({ card: each })) }],
});

/** Four units attack, and four are there to block them. */
const battle: SetupRequest = {
  rulebook: 'legions-of-will',
  players: [side('Alice', soldier), side('Bob', guard)],
  seed: 3,
  from: { activePlayer: 0, part: 'beginning of battle step', turn: 3 },
};

const isAssignment = (decision: Decision): boolean => decision.purpose.startsWith('assign battle damage');

/** One battle; `twice`: each division of damage is taken back and made again, whatever has been asked meanwhile. */
function fought(numbers: readonly number[], twice: boolean): { readonly game: LegionsGame; asked: number } {
  const game = newGame({ players: ['Alice', 'Bob'], seed: battle.seed });
  arrange(game, battle);
  resumeGame(game, 'beginning of battle step', 3);
  let at = 0;
  let asked = 0;
  while (game.decision && at < 3 * numbers.length && game.now.turn === 3) {
    const { decision } = game;
    const answer = answerFrom(decision, () => numbers[at++ % numbers.length] ?? 0);
    at += 1;
    game.act(answer);
    if (!isAssignment(decision)) continue;
    asked += 1;
    if (!twice) continue;
    game.undo();
    game.act(answer);
  }
  return { game, asked };
}

describe('battle damage that is assigned again', () => {
  it('is that of the unit that is asked about now', () => {
    let asked = 0;
    const compare = (numbers: readonly number[]): void => {
      const once = fought(numbers, false);
      const again = fought(numbers, true);
      const lines = (of: LegionsGame): readonly string[] =>
        of.trace.map((entry) => ('decision' in entry ? `${entry.answer}` : entry.describe(of)));
      expect(lines(again.game)).to.deep.equal(lines(once.game));
      asked += once.asked;
    };
    fc.assert(fc.property(randomNumbers, compare), runs(14, 40));
    expect(asked).to.be.above(0);
  });
});
