import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import type { CardSpecification, SetupRequest } from '../../port/contract';
import { answerFrom, DecisionRecord } from '../kernel';
import { runs } from '../kernel/test/deep';
import { newGame, startGame } from './index';
import { arrange } from './table/arrange';
import { busyDuel, duelOfCards } from './test/busy-duel';

/** Cards that hear of things from elsewhere than the board, that score, and that come to be Mighty. */
const cards: readonly CardSpecification[] = [
  'When you discard me, draw 1.',
  'When you conquer, you may discard a card to return me from your trash to your hand.',
  'When a friendly unit becomes Mighty, draw 1.',
  'When I conquer, you score 1 point.',
  'At the start of your Beginning Phase, draw 1.',
  '[Temporary]',
  "When I'm played, buff a friendly unit.",
  'At the end of your turn, ready a unit.',
].map(
  (text, place): CardSpecification => ({
    name: `Listener ${place}`,
    types: ['unit'],
    fields: {
      domains: ['fury'],
      cost: place % 2,
      powerCost: place % 3 === 0 ? ['own'] : [],
      might: 3 + (place % 2),
    },
    text,
  }),
);
const discarding: CardSpecification = {
  name: 'Trade',
  types: ['spell'],
  fields: { domains: ['calm'], cost: 0 },
  text: 'Discard 1, then draw 1.',
};

const listeners = (seed: number): SetupRequest =>
  duelOfCards(seed, (place, seat) =>
    place % 4 === 0 ? discarding : (cards[(place + seat + seed) % cards.length] ?? discarding),
  );

/** All that comes of a duel with such answers, line by line, and the rules that it used. */
function played(
  request: SetupRequest,
  numbers: readonly number[],
  off: readonly string[],
): readonly string[] {
  const game = newGame({ players: request.players.map(({ name }) => name), seed: request.seed, off });
  arrange(game, request);
  startGame(game);
  let at = 0;
  const next = (): number => numbers[at++ % numbers.length] ?? 0;
  for (let turn = 0; turn < MOST_ANSWERS && game.decision; turn += 1)
    if (next() % 23 === 0) game.undo();
    else game.act(answerFrom(game.decision, next));
  const lines = game.trace.map((entry) =>
    entry instanceof DecisionRecord
      ? `${entry.decision.player} ${entry.decision.purpose} ${entry.answer}`
      : `${entry.describe(game)} ${entry.cause?.number}`,
  );
  return [
    ...lines,
    game.hash(),
    ...[...game.exercised].map(({ number, title }) => `${number} ${title}`).sort(),
  ];
}

const numbers = fc.array(fc.nat(9973), { minLength: 200, maxLength: 400 });

/** By then most duels are over. */
const MOST_ANSWERS = 900;

/** Nobody concedes here; but with a rule switched off, no matter which, nothing is passed over that takes all rules. */
const CONCEDING = ['650'];

describe('what is passed over under all rules', () => {
  const passesOverRightly = (request: (seed: number) => SetupRequest): void =>
    fc.assert(
      fc.property(fc.nat(999), numbers, (seed, by) => {
        expect(played(request(seed), by, [])).to.deep.equal(played(request(seed), by, CONCEDING));
      }),
      { ...runs(3, 8), endOnFailure: true },
    );

  it('would have come to nothing in busy duels', () => {
    passesOverRightly((seed) => busyDuel(seed, 20));
  });

  it('would have come to nothing where cards listen from elsewhere', () => {
    passesOverRightly(listeners);
  });
});
