/** What triggers, how often, and with what it waits to be put on the chain of events (603.2, 603.4). */
import { triggering } from '../../card-game/triggers/triggering';
import { isSilent } from '../3-card-types/301-abilities';
import { triggersNoMore } from '../8-multiplayer-rules/800-general';
import { holds } from '../conditions';
import { definition, fact } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import type { Context, GameObject } from '../object';
import { contextOf, fits } from '../phrases';
import type { TriggeredAbility } from '../text/tree';
import { fireDelayed } from './603-delayed-triggers';
import { looksBackPrevented, unseen } from './603-looking-back';
import { stateMatches } from './603-state-triggers';
import { triggerWords } from './603-trigger-events';

/** 603.2: whenever an event matches, the ability triggers. It is only asked: the layer looks for what matches. */
export const triggers = fact('603.2', 'An ability triggers whenever its trigger event occurs', () => true);

/** 603.2d: additional times. */
export const timesTriggered = definition(
  '603.2d',
  'An effect may make an ability trigger additional times',
  (game: LegionsGame, source: GameObject): number =>
    1 +
    game
      .activeStatements('triggers additional time')
      .filter(
        ({ statement, context }) =>
          statement.says === 'triggers additional time' && fits(game, statement.filter, source, context),
      ).length,
  () => 1,
);

/** 603.2i: "Do this only once each turn". */
export const onlyOnceATurn = fact(
  '603.2i',
  "An ability whose action was taken this turn doesn't trigger again",
  (_game, ability: TriggeredAbility, source: GameObject) =>
    ability.instructions.includes('do this only once each turn') && source.usedThisTurn.includes(ability),
);

/** 603.4: the intervening "if" is checked as the event occurs. */
export const interveningIf = fact(
  '603.4',
  'An intervening "if" must be true as the ability triggers',
  (game, ability: TriggeredAbility, context: Context) =>
    ability.condition !== undefined && !holds(game, ability.condition, context),
);

/** It is so of "… into your graveyard from anywhere". */
export const worksElsewhere = fact(
  '109.4i',
  "A trigger condition that can't be met on the battlefield functions where it can be",
  (_game, { trigger }: TriggeredAbility, { zone }: GameObject) =>
    trigger.on === 'put into a graveyard' &&
    trigger.object.this === true &&
    trigger.from !== 'battlefield' &&
    zone.name === 'graveyard',
);

/** What triggers on events (603.2), seen as things were before them and after them (603.9), and on states of the game (603.7). */
export const { beforeEvents, afterEvents, lookForStates } = triggering<LegionsTypes>(
  {
    words: triggerWords,
    isSilent: (game, source) => !source.isTrap && isSilent(game, source),
    isUnseen: unseen,
    looksBackFromStack: (game, { trigger }, { about }) =>
      about.prevented === true && looksBackPrevented(game, trigger),
    contextOf,
    stateMatches,
    triggers,
    failsCondition: interveningIf,
    isUsedUp: onlyOnceATurn,
    timesTriggered,
    triggersNoMore,
    worksThere: worksElsewhere,
    knownThere: (arrived) => contextOf(arrived, arrived.owner).with({ that: [arrived] }),
  },
  fireDelayed,
);
