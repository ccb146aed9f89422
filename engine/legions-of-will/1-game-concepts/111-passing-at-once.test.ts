import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import type { SetupRequest } from '../../../port/contract';
import { type Answer, answerFrom, DecisionRecord, soleAnswer } from '../../kernel';
import { runs } from '../../kernel/test/deep';
import { type LegionsGame, newGame, resumeGame } from '../index';
import { arrange } from '../table/arrange';
import { randomNumbers, randomTable } from '../test/random-table';

function begun(request: SetupRequest, stops: boolean): LegionsGame {
  const game = newGame({ players: request.players.map(({ name }) => name), seed: request.seed });
  arrange(game, request);
  game.stopsAtPriority = stops;
  if (request.from !== 'the beginning') resumeGame(game, request.from.part, request.from.turn);
  return game;
}

/** Plays with random answers, taking some back; each answer that was given, or nothing where one was taken back. */
function played(game: LegionsGame, numbers: readonly number[]): readonly (Answer | undefined)[] {
  let at = 0;
  const next = (): number => numbers[at++ % numbers.length] ?? 0;
  return numbers.flatMap(() => {
    if (!game.decision) return [];
    if (next() % 6 === 0) return game.undo() ? [undefined] : [];
    // Passing often, so that much of the turn is seen.
    const answer =
      game.decision.purpose === 'priority' && next() % 3 > 0 ? [0] : answerFrom(game.decision, next);
    game.act(answer);
    return [answer];
  });
}

/** Passes wherever passing is all that there is to do. */
function passWhereForced(game: LegionsGame): void {
  while (game.decision?.purpose === 'priority' && soleAnswer(game.decision)) game.act([0]);
}

/** Takes back up to the last answer that was a choice. */
function takeBackAChoice(game: LegionsGame): void {
  do game.undo();
  while (game.decision?.purpose === 'priority' && soleAnswer(game.decision));
}

const lines = (game: LegionsGame): readonly string[] =>
  game.trace.map((entry) =>
    entry instanceof DecisionRecord
      ? `${entry.decision.player} ${entry.decision.purpose} ${entry.decision.rule} ${entry.answer} ${entry.forced}`
      : `${entry.cause?.number} ${entry.describe(game)}`,
  );

const exercised = (game: LegionsGame): readonly string[] =>
  [...game.exercised].map(({ number }) => number).sort();

function compare(request: SetupRequest, numbers: readonly number[]): void {
  const quick = begun(request, false);
  const slow = begun(request, true);
  const answers = played(quick, numbers);
  for (const answer of answers) {
    passWhereForced(slow);
    if (answer) slow.act(answer);
    else takeBackAChoice(slow);
  }
  passWhereForced(slow);
  // Where each pass is seen, a loop is found in its first round.
  if (slow.now.drawn) return;
  expect(lines(quick)).to.deep.equal(lines(slow));
  expect(quick.hash()).to.equal(slow.hash());
  expect(exercised(quick)).to.deep.equal(exercised(slow));
}

describe('passing where nobody can do anything', () => {
  it('leaves the trace, the position and the rules exercised that passing one by one leaves', () => {
    fc.assert(fc.property(randomTable, randomNumbers, compare), runs(20, 60));
  });
});
