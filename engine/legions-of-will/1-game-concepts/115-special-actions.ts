import { type Procedure, procedure, step } from '../../kernel';
import { hasCapacity } from '../3-card-types/301-bases';
import { totalCost } from '../6-actions-abilities-effects/601-total-cost';
import { inMainPhase } from '../6-actions-abilities-effects/601-who-may-play';
import { moveBetweenBases } from '../6-actions-abilities-effects/607-one-shot-effects';
import { speaksOf } from '../6-actions-abilities-effects/609-statements';
import { discard, turnFaceUp } from '../7-additional-rules/701-keywords';
import { AS_WRITTEN, fact, permission, prohibition, varied } from '../forms';
import type { LegionsGame } from '../game';
import type { GameObject } from '../object';
import { contextOf } from '../phrases';
import { payAll } from './112-costs';

/** 115.2a, 301.5a, 505.3b: turning a face-down base face up. */
export const activateBases = permission<GameObject>(
  { number: '115.2a', restates: ['505.3b'] },
  'In their main phase, with the chain of events empty, players may turn up a base of theirs',
  'turn up a base',
  (game, player, base) =>
    base.card.types.includes('base') &&
    base.faceDown &&
    base.zone === game.battlefield &&
    inMainPhase(game, player),
);
/** 112.3: the activation cost must be payable. */
export const basesCost = varied(
  prohibition<GameObject>(
    '112.3',
    "A base isn't activated without the resource for its activation cost",
    'turn up a base',
    (game, player, base) => game.player(player).reserve < base.card.activationCost,
  ),
  {
    which: {
      'less than': AS_WRITTEN,
      'at most': {
        applies: (game, player, base) => game.player(player).reserve <= base.card.activationCost,
      },
    },
  },
);

interface Special {
  readonly player: number;
  readonly object: GameObject;
  readonly base: GameObject | undefined;
}

export const turningUpABase: Procedure<LegionsGame, Special> = procedure('turning a base face up', [
  step('301.5a', 'The activation cost is paid', (game, { player, object }) => {
    payAll(game, {
      player,
      costs: [{ cost: 'pay', amount: { amount: 'number', value: object.card.activationCost } }],
      source: object,
      context: contextOf(object, player),
    });
  }),
  step('115.2a', 'The base is turned face up', (game, { object }) => {
    game.propose(turnFaceUp(object));
  }),
]);

/** A unit and the base that it would be moved to. */
interface Moving {
  readonly object: GameObject;
  readonly base: GameObject;
}

/** 505.3c: moving a unit between bases. */
export const moveUnits = varied(
  permission<GameObject>(
    '505.3c',
    'In their main phase, with the chain of events empty, players may move a unit of theirs',
    'move a unit',
    (game, player, unit) =>
      unit.controller === player &&
      unit.attachedTo !== undefined &&
      game.typesOf(unit).includes('unit') &&
      inMainPhase(game, player),
  ),
  {
    whose: {
      controller: AS_WRITTEN,
      owner: {
        applies: (game, player, unit) =>
          unit.owner === player &&
          unit.attachedTo !== undefined &&
          game.typesOf(unit).includes('unit') &&
          inMainPhase(game, player),
      },
    },
  },
);
export const moveToOwnBases = varied(
  permission<Moving>(
    '505.3c',
    'A unit is moved to another base of the same player',
    'move a unit to a base',
    (_game, player, { object, base }) =>
      base.isBase && base.controller === player && base !== object.attachedTo && !base.faceDown,
  ),
  {
    which: {
      'another base': AS_WRITTEN,
      'any base': {
        applies: (_game, player, { base }) => base.isBase && base.controller === player && !base.faceDown,
      },
    },
    whose: {
      'the same player': AS_WRITTEN,
      'any player': {
        applies: (_game, _player, { object, base }) =>
          base.isBase && base !== object.attachedTo && !base.faceDown,
      },
    },
  },
);
export const notPlayedThisTurn = prohibition<GameObject>(
  '505.3c',
  "A unit played this turn isn't moved",
  'move a unit',
  (game, _player, unit) => unit.playedOnTurn === game.now.turn,
);
export const notMovedThisTurn = prohibition<GameObject>(
  '505.3c',
  "A unit that moved this turn isn't moved again",
  'move a unit',
  (game, _player, unit) => unit.movedOnTurn === game.now.turn,
);
export const needsRoom = prohibition<Moving>(
  '505.3c',
  "A unit isn't moved to a base without available capacity",
  'move a unit to a base',
  (game, _player, { base }) => !hasCapacity(game, base, 1),
);
export const mustBeAbleToMove = prohibition<GameObject>(
  '114.1a',
  "A unit that can't move isn't moved",
  'move a unit',
  (game, player, unit) => game.forbidding('move between bases', player, unit) !== undefined,
);
export const cantMove = prohibition<GameObject>(
  '100.7',
  "An effect that says a unit can't move takes precedence",
  'move between bases',
  (game, _player, unit) => {
    for (const standing of game.activeStatements("can't move"))
      if (
        standing.statement.says === "can't move" &&
        speaksOf(game, standing, standing.statement.subject, unit)
      )
        return true;
    return false;
  },
);

export const movingAUnit: Procedure<LegionsGame, Special> = procedure('moving a unit', [
  step('505.3c', 'The unit is moved to the other base', (game, { object, base }) => {
    if (base) game.propose(moveBetweenBases(object, base));
  }),
]);

/** 115.2b, 702.3a: redeeming. */
export const hasRedeem = fact(
  '702.3a~2',
  'Redeem: its player may pay its resource cost and discard it',
  (_game, object: GameObject) =>
    object.card.subtypes.includes('Redeem') ||
    object.card.abilities.some(
      (ability) => ability.kind === 'keyword' && ability.keyword.toLowerCase() === 'redeem',
    ),
);
export const redeem = varied(
  permission<GameObject>(
    '115.2b',
    'A player with priority may redeem a card in hand',
    'redeem',
    (game, player, object) =>
      object.owner === player &&
      object.zone.name === 'hand' &&
      hasRedeem(game, object) &&
      game.player(player).reserve >= redeemCost(game, object, player),
  ),
  {
    which: {
      'at least': AS_WRITTEN,
      'more than': {
        applies: (game, player, object) =>
          object.owner === player &&
          object.zone.name === 'hand' &&
          hasRedeem(game, object) &&
          game.player(player).reserve > redeemCost(game, object, player),
      },
    },
  },
);

const redeemCost = (game: LegionsGame, object: GameObject, player: number): number =>
  totalCost(game, object, player, contextOf(object, player));

export const redeeming: Procedure<LegionsGame, Special> = procedure('redeeming', [
  step('702.3a~2', 'Its resource cost is paid', (game, { player, object }) => {
    payAll(game, {
      player,
      costs: [{ cost: 'pay', amount: { amount: 'number', value: redeemCost(game, object, player) } }],
      source: object,
      context: contextOf(object, player),
    });
  }),
  step('115.2b', 'The card is discarded', (game, { object }) => {
    game.propose(discard(object));
  }),
]);
