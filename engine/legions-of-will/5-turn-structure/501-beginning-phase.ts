import { gathered, procedure, turnBasedAction } from '../../kernel';
import { gainResource } from '../1-game-concepts/104-resource';
import { putCounters, removeCounters } from '../1-game-concepts/114-counters';
import { production } from '../3-card-types/301-bases';
import { speaksOf } from '../6-actions-abilities-effects/609-statements';
import { reset } from '../7-additional-rules/701-keywords';
import { fact } from '../forms';
import type { LegionsGame } from '../game';
import type { Piece } from '../piece';
import { type Part, turnStructure } from './500-general';

/** 502.1: effects can keep permanents from resetting. */
export const keptRested = fact(
  '502.1',
  'An effect may keep a permanent from resetting',
  (game: LegionsGame, piece: Piece) =>
    game
      .standing("doesn't reset")
      .some(
        (standing) =>
          standing.statement.says === "doesn't reset" &&
          speaksOf(game, standing, standing.statement.subject, piece),
      ),
);

export const resetPermanents = procedure<LegionsGame, object>('reset', [
  turnBasedAction(
    { number: '703.4a', restates: ['502.1'] },
    "The active player resets that player's permanents all at once",
    (game) => {
      game.propose(
        ...gathered(
          game.battlefield.objects.filter(
            (piece) => piece.rested && piece.controller === game.now.active && !keptRested(game, piece),
          ),
          (piece) => reset(game, piece),
        ),
      );
    },
  ),
]);

export const poisonAndIce = procedure<LegionsGame, object>('poison and ice', [
  turnBasedAction(
    ['703.4b', '114.1b'],
    "Poison grows and ice melts on the active player's permanents",
    (game) => {
      const own = game.battlefield.objects.filter((piece) => piece.controller === game.now.active);
      game.propose(
        ...own
          .filter((piece) => (piece.counters.poison ?? 0) > 0)
          .map((piece) => putCounters(piece, 'poison', 1)),
        ...own
          .filter((piece) => (piece.counters.ice ?? 0) > 0)
          .map((piece) => removeCounters(piece, 'ice', 1)),
      );
    },
  ),
]);

export const produceResource = procedure<LegionsGame, object>('resource', [
  turnBasedAction(
    { number: '703.4c', restates: ['504.1'] },
    "The active player gains the resource that that player's bases produce",
    (game) => {
      game.propose(gainResource(game.now.active, production(game, game.now.active)));
    },
  ),
]);

/** 502.2: no player receives priority in the reset step. */
export const priorityInReset = fact('502.2', 'No player receives priority in the reset step', () => true);
export const priorityInEffect = fact(
  '503.1',
  'The active player gets priority in the effect step',
  () => true,
  'timing',
);
export const priorityInResource = fact(
  '504.2',
  'The active player gets priority in the resource step',
  () => true,
  'timing',
);

export const beginningPhase = turnStructure('501.10', 'The beginning phase: reset, effect and resource');

const phase = 'beginning phase';
export const beginningSteps: readonly Part[] = [
  {
    name: 'reset step',
    phase,
    rule: beginningPhase,
    turnBasedActions: [resetPermanents],
    priority: (game) => !priorityInReset(game),
  },
  {
    name: 'effect step',
    phase,
    rule: beginningPhase,
    turnBasedActions: [poisonAndIce],
    priority: (game) => priorityInEffect(game),
  },
  {
    name: 'resource step',
    phase,
    rule: beginningPhase,
    turnBasedActions: [produceResource],
    priority: (game) => priorityInResource(game),
  },
];
