import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import type { CardSpecification, SetupRequest } from '../../../port/contract';
import { arrange } from '../../../port/in-process/legions-of-will/arrange';
import { answerFrom, type Decision } from '../../kernel';
import { newGame, resumeGame } from '../index';
import { randomNumbers, randomTable } from '../test/random-table';
import { choiceOf } from './111-actions-offered';

/** Cards whose offers hang on more than what is in hand and in the reserve. */
const cards: readonly CardSpecification[] = [
  {
    name: 'Dawn',
    types: ['action'],
    cost: 0,
    text: 'Play this card only before blockers are declared.\nGain 2 resource.',
  },
  { name: 'Dusk', types: ['action'], cost: 0, text: 'Play this card only during battle.\nGain 1 resource.' },
  { name: 'Snare', types: ['trap'], text: 'Pay 1: Snare deals 2 damage to target unit.' },
  { name: 'Broad Axe', types: ['action'], cost: 1, text: 'Destroy target rested unit.' },
  { name: 'Warning', types: ['action'], cost: 0, text: 'Target unit gets +1 power until end of turn.' },
];

const withCards: fc.Arbitrary<SetupRequest> = fc
  .tuple(randomTable, fc.array(fc.constantFrom(...cards), { minLength: 8, maxLength: 16 }))
  .map(([request, more]) => ({
    ...request,
    players: request.players.map((player, seat) => ({
      ...player,
      deck: [...more.filter((_, place) => place % 2 === seat), ...(player.deck ?? [])],
    })),
  }));

const labels = (decision: Pick<Decision & { kind: 'choose' }, 'options'>): readonly string[] =>
  decision.options.map(({ label }) => label);

/** Plays with random answers, taking some back, and compares what is offered with what there is to offer. */
function compare(request: SetupRequest, numbers: readonly number[]): void {
  if (request.from === 'the beginning') return;
  const game = newGame({ players: request.players.map(({ name }) => name), seed: request.seed });
  arrange(game, request);
  game.stopsAtPriority = true;
  resumeGame(game, request.from.part, request.from.turn);
  let at = 0;
  const next = (): number => numbers[at++ % numbers.length] ?? 0;
  for (let turn = 0; turn < 3 * numbers.length && game.decision; turn += 1) {
    const { decision } = game;
    if (decision.kind === 'choose' && decision.purpose === 'priority')
      expect(labels(decision)).to.deep.equal(labels({ options: choiceOf(game, decision.player).offers }));
    // Passing often, so that much of the turn is seen.
    if (next() % 7 === 0) game.undo();
    else if (decision.purpose === 'priority' && next() % 3 > 0) game.act([0]);
    else game.act(answerFrom(decision, next));
  }
}

describe('what a player with priority is offered', () => {
  it('is never out of date', () => {
    fc.assert(fc.property(withCards, randomNumbers, compare), { numRuns: 60 });
  });
});
