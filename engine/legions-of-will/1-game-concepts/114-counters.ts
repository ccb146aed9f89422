import { counterInstructions } from '../../card-game/counters/counter-instructions';
import { countersOf, countersOn } from '../../card-game/counters/counters';
import { concatMap, type Permission } from '../../kernel';
import { move } from '../4-zones/400-general';
import { asKnown } from '../6-actions-abilities-effects/605-last-known';
import { speaksOf } from '../6-actions-abilities-effects/609-statements';
import { phrases } from '../conditions';
import type { Standing } from '../effects-in-force';
import { AS_WRITTEN, fact, prohibition, stateBasedAction, stateBasedActionOnObjects, varied } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import { instruction } from '../instruction';
import type { GameObject } from '../object';
import type { Occurrence } from '../occurrence';

/** 114.1: counters are put on permanents only. */
export const onPermanents = fact(
  '114.1',
  'Counters are put on permanents',
  (game, object: GameObject) => !object.ceased && object.zone === game.battlefield,
);

/** The events of counters being put on permanents (114.5) and removed. They get a new timestamp (609.6c) by the event's place. */
export const counters = countersOf<LegionsTypes>({ canBear: onPermanents });
export const { put: putCounters, remove: removeCounters } = counters;

/** 114.1a: a unit with an ice counter doesn't attack, block or move. */
const iceStops = (
  title: string,
  action: string,
  point: 'how many to attack' | 'how many to block' | 'how many to move',
): Permission<LegionsGame, GameObject> =>
  varied(
    prohibition<GameObject>('114.1a', title, action, (_game, _player, unit) => countersOn(unit, 'ice') > 0),
    {
      [point]: {
        one: AS_WRITTEN,
        two: {
          applies: (_game: LegionsGame, _player: number, unit: GameObject) => countersOn(unit, 'ice') > 1,
        },
      },
    },
  );

export const iceStopsAttacking = iceStops(
  "A unit with an ice counter can't attack",
  'attack',
  'how many to attack',
);
export const iceStopsBlocking = iceStops(
  "A unit with an ice counter can't block",
  'block',
  'how many to block',
);
export const iceStopsMoving = iceStops(
  "A unit with an ice counter can't move between bases",
  'move between bases',
  'how many to move',
);

/** 114.1b: poison counters equal to power destroy a unit. */
export const poisonDestroys = varied(
  stateBasedActionOnObjects(
    '114.1b',
    'A unit with poison counters equal to its power or more is destroyed',
    (game, object) =>
      countersOn(object, 'poison') > 0 &&
      game.look(object).types.includes('unit') &&
      game.look(object).power > 0 &&
      countersOn(object, 'poison') >= game.look(object).power,
    (object) => move(object, 'destroy', { zone: 'graveyard' }),
  ),
  {
    'how many': {
      'as many as its power': AS_WRITTEN,
      'more than its power': {
        applies: (game: LegionsGame, object: GameObject) =>
          countersOn(object, 'poison') > 0 &&
          game.look(object).types.includes('unit') &&
          game.look(object).power > 0 &&
          countersOn(object, 'poison') > game.look(object).power,
      },
    },
  },
);

/** 114.3: counters beyond a stated maximum are removed. */
export const beyondMaximum = stateBasedAction(
  '114.3',
  'Counters beyond a stated maximum are removed',
  (game: LegionsGame) => {
    const said = game.activeStatements('maximum counters');
    return said.length === 0 ? NONE_BEYOND : concatMap(said, (standing) => aboveMaximum(game, standing));
  },
);

const NONE_BEYOND: readonly Occurrence[] = [];

function aboveMaximum(game: LegionsGame, standing: Standing): readonly Occurrence[] {
  const { statement } = standing;
  if (statement.says !== 'maximum counters') return [];
  const { counter, amount: most, subject = { ref: 'this' } } = statement;
  return counters
    .removeBeyond(game.battlefield.objects, counter, most)
    .filter(({ about: { object } }) => object !== undefined && speaksOf(game, standing, subject, object));
}

const instructions = counterInstructions<LegionsTypes>(phrases, counters, {
  canBear: onPermanents,
  shareOf: ({ division }, place) => division[place] ?? 0,
  asKnown,
});

export const puttingCounters = instruction(
  '114.5',
  'Counters are put on a permanent',
  'put counters',
  instructions.putting,
);

export const removingCounters = instruction(
  '114.2',
  'Counters are removed from a permanent',
  'remove counters',
  instructions.removing,
);

/** 114.2: of all kinds; each kind is removed by itself. */
export const removingAllCounters = instruction(
  '114.2',
  'Counters of all kinds are removed from a permanent',
  'remove all counters',
  instructions.removingAll,
);

/** 114.4: a counter is moved only if it can be both removed and put. */
export const movingCounters = instruction(
  '114.4',
  'A counter moves only if it can leave one permanent and be put on another',
  'move counter',
  instructions.moving,
);

/** 114.7: of what has left the battlefield no counters are moved; as many of each kind are put anew. */
export const puttingAllCounters = instruction(
  '114.7',
  'As many counters of each kind as a permanent has, or had, are put on another',
  'put all counters',
  instructions.puttingAsMany,
);

/** 701.6d: doubling counters. */
export const doublingCounters = instruction(
  '701.6d',
  'Doubling counters gives as many as there are',
  'double counters',
  instructions.doubling,
);
