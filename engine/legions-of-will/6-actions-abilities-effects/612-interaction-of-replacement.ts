import {
  choosingEffect,
  modifyingEvent,
  type ReplacementRules,
  type Replacing,
  replacementOf,
  replacingEach,
} from '../../card-game/replacement/replacing-events';
import { type Procedure, procedure } from '../../kernel';
import { choicesRestart } from '../1-game-concepts/100-general';
import { activePlayerFirst } from '../1-game-concepts/101-players';
import { inArrivalOrder } from '../4-zones/400-arriving-together';
import { AS_WRITTEN, definition, varied } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import type { Occurrence } from '../occurrence';
import { controllerOf } from '../phrases';
import { followInstructions } from './605-following-instructions';
import { cantHappen } from './610-replacement-effects';
import { modifying } from './612-applicable-effects';

/** 612.1: who chooses among several effects: the affected object's controller, or the affected player. */
export const affectedPlayer = varied(
  definition(
    '612.1',
    "The affected object's controller or the affected player chooses which effect applies",
    (game: LegionsGame, { about }: Occurrence) =>
      about.object ? controllerOf(about.object) : (about.player ?? game.now.active),
    (game, { about }) => (about.source ? controllerOf(about.source) : game.now.active),
  ),
  {
    whose: {
      controller: AS_WRITTEN,
      owner: (game, { about }) => about.object?.owner ?? about.player ?? game.now.active,
    },
  },
);

const rules: ReplacementRules<LegionsTypes> = {
  modifying,
  affectedPlayer,
  choosingOrder: activePlayerFirst,
  cantHappen,
  followsAtOnce: choicesRestart,
  follow: (game, { effect, context }) => game.call(followInstructions, { effects: [effect], at: 0, context }),
  arranged: inArrivalOrder,
};

export const replaceOne: Procedure<LegionsGame, Replacing<LegionsTypes>> = procedure('replacing an event', [
  choosingEffect(
    '612.1e',
    'One of several replacement and prevention effects is chosen, then the rest are looked at again',
    rules,
  ),
  modifyingEvent('612.2', 'A modified event may be modified by further effects', rules),
]);

export const replacing: Procedure<LegionsGame, Replacing<LegionsTypes>> = procedure(
  'replacement and prevention',
  [replacingEach('612.1f', 'Replacement and prevention are applied to each event', replaceOne, rules)],
);

/** Rules and effects rewrite proposed events. */
export const replaceEvents = replacementOf(replacing, rules);
