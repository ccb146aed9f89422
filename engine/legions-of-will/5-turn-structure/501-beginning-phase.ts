import { part, phase } from '../../card-game/turn/parts';
import { concatMap, procedure, turnBasedAction } from '../../kernel';
import { activePlayerFirst } from '../1-game-concepts/101-players';
import { gainResource } from '../1-game-concepts/104-resource';
import { activePlayerReceives, nobodyReceives } from '../1-game-concepts/111-timing-and-priority';
import { putCounters, removeCounters } from '../1-game-concepts/114-counters';
import { production } from '../3-card-types/301-bases';
import { speaksOf } from '../6-actions-abilities-effects/609-statements';
import { reset } from '../7-additional-rules/701-keywords';
import { AS_WRITTEN, fact, timing, varied } from '../forms';
import type { LegionsGame } from '../game';
import type { GameObject } from '../object';
import { turnStructure } from './500-general';

/** 502.1: effects can keep permanents from resetting. */
export const staysRested = fact(
  '502.1',
  'An effect may keep a permanent from resetting',
  (game: LegionsGame, object: GameObject) =>
    game
      .activeStatements("doesn't reset")
      .some(
        (standing) =>
          standing.statement.says === "doesn't reset" &&
          speaksOf(game, standing, standing.statement.subject, object),
      ),
);

/** Whose permanents are meant. */
type Whose = (game: LegionsGame, object: GameObject) => boolean;
const activePlayers: Whose = (game, { controller }) => controller === game.now.active;
const eachPlayers: Whose = () => true;
const ownedByTheActive: Whose = (game, { owner }) => owner === game.now.active;

const resetting = (whose: Whose) => (game: LegionsGame) =>
  game.propose(
    ...concatMap(
      game.battlefield.objects.filter(
        (object) => object.rested && whose(game, object) && !staysRested(game, object),
      ),
      (object) => reset(game, object),
    ),
  );

export const resetPermanents = procedure<LegionsGame, object>('reset', [
  varied(
    turnBasedAction(
      { number: '703.4a', restates: ['502.1'] },
      "The active player resets that player's permanents all at once",
      resetting(activePlayers),
    ),
    {
      whose: {
        'what the active player controls': AS_WRITTEN,
        "each player's": { run: resetting(eachPlayers) },
        'what the active player owns': { run: resetting(ownedByTheActive) },
      },
    },
  ),
]);

const growingAndMelting = (whose: Whose) => (game: LegionsGame) => {
  const own = game.battlefield.objects.filter((object) => whose(game, object));
  game.propose(
    ...own
      .filter((object) => (object.counters.poison ?? 0) > 0)
      .map((object) => putCounters(object, 'poison', 1)),
    ...own
      .filter((object) => (object.counters.ice ?? 0) > 0)
      .map((object) => removeCounters(object, 'ice', 1)),
  );
};

export const poisonAndIce = procedure<LegionsGame, object>('poison and ice', [
  varied(
    turnBasedAction(
      '703.4b',
      "Poison grows and ice melts on the active player's permanents",
      growingAndMelting(activePlayers),
    ),
    {
      whose: {
        'what the active player controls': AS_WRITTEN,
        "each player's": { run: growingAndMelting(eachPlayers) },
        'what the active player owns': { run: growingAndMelting(ownedByTheActive) },
      },
    },
  ),
]);

export const produceResource = procedure<LegionsGame, object>('resource', [
  varied(
    turnBasedAction(
      { number: '703.4c', restates: ['504.1'] },
      "The active player gains the resource that that player's bases produce",
      (game: LegionsGame) => game.propose(gainResource(game.now.active, production(game, game.now.active))),
    ),
    {
      who: {
        'the active player': AS_WRITTEN,
        'each player': {
          run: (game) =>
            game.propose(
              ...activePlayerFirst(game).map((seat) => gainResource(seat, production(game, seat))),
            ),
        },
      },
    },
  ),
]);

/** 502.2: nobody does; switched off, it is like any other step. */
export const priorityInReset = timing(
  '502.2',
  'No player receives priority in the reset step',
  nobodyReceives,
  activePlayerReceives,
);
export const priorityInEffect = timing(
  '503.1',
  'The active player gets priority in the effect step',
  activePlayerReceives,
  nobodyReceives,
);
export const priorityInResource = timing(
  '504.2',
  'The active player gets priority in the resource step',
  activePlayerReceives,
  nobodyReceives,
);

export const beginningPhase = turnStructure('501.10', 'The beginning phase: reset, effect and resource');

export const beginningSteps = phase('beginning phase', beginningPhase, [
  part('reset step', { actions: [resetPermanents], priority: priorityInReset }),
  part('effect step', { actions: [poisonAndIce], priority: priorityInEffect }),
  part('resource step', { actions: [produceResource], priority: priorityInResource }),
]);
