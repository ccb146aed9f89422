/** Units and their standard move (143). */
import { choosing, type Procedure, procedure, query, step } from '../../kernel';
import { exhaust } from '../400-types-of-actions/401-exhaust';
import { move } from '../400-types-of-actions/423-movement';
import { AS_WRITTEN, definition, permission, prohibition, varied, whoever } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject, Location } from '../object';
import { unitsOnBoard } from './105-spaces';
import { presentAt } from './184-battlefields';

/** A unit, and where it would move. */
export interface StandardMove {
  readonly unit: GameObject;
  readonly to: Location;
}

/** 143.1: when a standard move can be made. */
export const standardMove = varied(
  permission<GameObject>(
    '143.1.a',
    "Units make standard moves in their player's Action Phase",
    'move a unit',
    (game, player, unit) =>
      game.now.phase === 'action phase' && game.now.active === player && unit.controller === player,
  ),
  {
    whose: {
      controller: AS_WRITTEN,
      owner: {
        applies: (game, player, unit) =>
          game.now.phase === 'action phase' && game.now.active === player && unit.owner === player,
      },
    },
    when: {
      'in their Action Phase': AS_WRITTEN,
      "in anybody's Action Phase": {
        applies: (game, player, unit) => game.now.phase === 'action phase' && unit.controller === player,
      },
    },
  },
);
export const notInAClosedState = prohibition<GameObject>(
  '143.1.b',
  'No standard move is made during a Closed State',
  'move a unit',
  (game) => game.chain.objects.length > 0,
);
export const notDuringAShowdown = prohibition<GameObject>(
  '143.1.c',
  'No standard move is made during a showdown',
  'move a unit',
  (game) => game.now.showdown !== undefined,
);
/** 143.2: exhausting is the cost. */
export const exhaustedUnitsCannot = prohibition<GameObject>(
  { number: '143.2', restates: ['407.3.a'] },
  'An exhausted unit can not pay for a standard move',
  'move a unit',
  (_game, _player, unit) => unit.exhausted,
);

/** 143.4: where to. */
export const fromBaseToBattlefield = permission<StandardMove>(
  '143.4.a',
  'A unit moves from its base to a battlefield',
  'move a unit to',
  whoever(
    (_game, _player, { unit, to }) => unit.location?.baseOf !== undefined && to.battlefield !== undefined,
  ),
);
export const fromBattlefieldToBase = permission<StandardMove>(
  '143.4.b',
  'A unit moves from a battlefield to its base',
  'move a unit to',
  whoever(
    (_game, _player, { unit, to }) => unit.location?.battlefield !== undefined && to.baseOf !== undefined,
  ),
);
export const notIntoAnothersBase = prohibition<StandardMove>(
  '106.2.d',
  "No unit moves into another player's base",
  'move a unit to',
  (_game, player, { to }) => to.baseOf !== undefined && to.baseOf !== player,
);
export const notWhereTwoOthersAre = varied(
  prohibition<StandardMove>(
    { number: '143.4.a.1', restates: ['427.2'] },
    'No unit moves where units of two other players are',
    'move a unit to',
    (game, player, { to }) => presentAt(game, to).filter((seat) => seat !== player).length > 1,
  ),
  {
    'how many': {
      'two other players': AS_WRITTEN,
      'one other player': {
        applies: (game, player, { to }) => presentAt(game, to).some((seat) => seat !== player),
      },
    },
    which: {
      'other players': AS_WRITTEN,
      'any players': { applies: (game, _player, { to }) => presentAt(game, to).length > 1 },
    },
  },
);

const NOWHERE: readonly Location[] = [];

/** Where a unit can make a standard move to: asked for at each priority, and for each unit that could move along. */
export const movesOf = query(
  'where a unit can make a standard move to',
  (game: RiftboundGame, player: number, unit: GameObject): readonly Location[] =>
    game.permits('move a unit', player, unit)
      ? game.locations.filter((to) => game.permits('move a unit to', player, { unit, to }))
      : NOWHERE,
);

/** The units that a player controls on the board. */
export const unitsOf = (game: RiftboundGame, player: number): readonly GameObject[] =>
  unitsOnBoard(game).filter(({ controller }) => controller === player);

interface Moving {
  readonly player: number;
  readonly to: Location;
  units: readonly GameObject[];
}

/** Where they come from makes no difference (143.3.b). */
export const movesAlong = definition(
  '143.3.a',
  'Units that move at the same time have the same destination',
  (_game: RiftboundGame, places: readonly Location[], to: Location) => places.includes(to),
  (_game, places) => places.length > 0,
);

/** 143.3: several units may move to the same destination at once. */
export const movingUnits: Procedure<RiftboundGame, Moving> = procedure('making a standard move', [
  choosing(
    '143.3',
    'Other units may move at the same time',
    (game, { player, to, units }: Moving) => {
      const others = unitsOf(game, player).filter(
        (unit) => !units.includes(unit) && movesAlong(game, movesOf(game, player, unit), to),
      );
      if (others.length === 0) return undefined;
      const offers = others.map((value) => ({
        label: `${value.name} [${value.id}]`,
        object: value,
        value,
      }));
      return { player, purpose: 'move other units along', offers, minimum: 0, maximum: offers.length };
    },
    (game, data, chosen) => game.set(data, 'units', [...data.units, ...chosen]),
  ),
  step('143.2', 'The units are exhausted, as the cost', (game, { units }) =>
    game.propose(...units.map(exhaust)),
  ),
  step('407.3.b', 'The units move', (game, { units, to }) =>
    game.propose(...units.filter((unit) => !unit.ceased).map((unit) => move(unit, to))),
  ),
]);
