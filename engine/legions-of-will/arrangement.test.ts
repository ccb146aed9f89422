import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import type { CardSpecification, PermanentSetup, SetupRequest } from '../../port/contract';
import { arrange } from '../../port/in-process/legions-of-will/arrange';
import { answerFrom } from '../kernel';
import { type LegionsGame, newGame, resumeGame } from './index';
import { randomNumbers, randomTable } from './test/random-table';

/** Effects that look at much: at statuses, damage, reserves, hands, whose turn it is, and at what is where. */
const texts = [
  'Rested units get +1 power.',
  'Damaged units get +2 will.',
  'Attacking units get +1 power.',
  'As long as you have 3 or more resource, this unit gets +1 power.',
  'As long as you have two or more cards in hand, this unit gets +2 power.',
  "As long as it's your turn, this unit gets +1 power.",
  'As long as you control three or more units, this unit gets +2 will.',
  "This unit's power is equal to the number of cards in your hand.",
  'Other units you control have "Rest this unit: Gain 1 resource."',
  'Other Dogs you control get +1 power.',
];

const looking: fc.Arbitrary<PermanentSetup> = fc.constantFrom(...texts).map((text): PermanentSetup => {
  const card: CardSpecification = { name: 'Onlooker', types: ['unit'], cost: 1, will: 3, power: 3, text };
  return { card };
});

/** A random table with such units on it. */
const table: fc.Arbitrary<SetupRequest> = fc
  .tuple(randomTable, fc.array(looking, { minLength: 1, maxLength: 3 }))
  .map(([request, attached]) => ({
    ...request,
    players: request.players.map((player) => ({
      ...player,
      bases: [
        { card: { name: 'Lookout', types: ['base'], defense: 9, capacity: 6, production: 2 }, attached },
        ...player.bases,
      ],
    })),
  }));

const seen = (game: LegionsGame): readonly unknown[] =>
  game.battlefield.objects.map((piece) => ({ id: piece.id, ...game.look(piece) }));

const inForce = (game: LegionsGame): readonly unknown[] =>
  (['costs', "can't attack", 'maximum hand size'] as const).map((says) => game.standing(says).length);

describe('what was worked out about the battlefield', () => {
  it('is never out of date, whatever effects look at', () => {
    fc.assert(
      fc.property(table, randomNumbers, (request, numbers) => {
        const game = newGame({ players: request.players.map(({ name }) => name), seed: request.seed });
        arrange(game, request);
        if (request.from === 'the beginning') return;
        resumeGame(game, request.from.part, request.from.turn);
        let at = 0;
        const next = (): number => numbers[at++ % numbers.length] ?? 0;
        for (let turn = 0; turn < numbers.length && game.decision; turn += 1) {
          game.act(answerFrom(game.decision, next));
          const kept = [seen(game), inForce(game)];
          game.changed();
          expect([seen(game), inForce(game)]).to.deep.equal(kept);
        }
      }),
      { numRuns: 60 },
    );
  });
});
