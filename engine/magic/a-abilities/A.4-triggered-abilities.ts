/** What triggers, and when (A.4). */
import { isPending, triggering } from '../../card-game/triggers/triggering';
import { assumed, column, concatMap } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import type { Card, Context, MagicObject } from '../object';
import { contextOf, phrases } from '../text/phrases';
import type { TriggeredAbility } from '../text/tree';
import { triggerWords } from './A.4-trigger-words';
import { fireDelayed } from './A.5-delayed-abilities';
import { hearsOfItsCycling } from './A.12-cycling';

/** A.4.2: it is only asked: the layer looks for what matches. */
export const triggers = fact(
  { '2003': 'A.4.2', '2013': '116.2a', '2025': assumed('A.4.2', { from: '2003' }) },
  'An ability triggers whenever its condition occurs, in the middle of an event, too',
  () => true,
);

/** A.4.14 */
export const failsTest = fact(
  { '2003': 'A.4.14', '2013': '603.4', '2025': assumed('603.4', { from: '2013' }) },
  'An ability with an "if" after its condition triggers only where that is so, and does nothing where it no longer is',
  (game: MagicGame, ability: TriggeredAbility, context: Context) =>
    ability.condition !== undefined && !phrases.holds(game, ability.condition, context),
);

/** A.4.16 */
export const isWaiting = fact(
  'A.4.16',
  'An ability that watches for a state does not trigger again while it waits to resolve',
  (game: MagicGame, ability: TriggeredAbility, context: Context) =>
    isPending<MagicTypes>(game, context.source, ability),
);

/** A.4.15 */
export const stateMatches = fact(
  'A.4.15',
  'An ability that watches for a state triggers as soon as there is that state',
  (game: MagicGame, ability: TriggeredAbility, context: Context) =>
    ability.trigger.on === 'state' &&
    phrases.holds(game, ability.trigger.condition, context) &&
    !isWaiting(game, ability, context),
);

const hearsElsewhere = column(({ abilities }: Card): boolean =>
  abilities.some(({ kind, zone }) => kind === 'triggered' && zone !== undefined),
);

/** What may have abilities that trigger: what is in play, and the cards elsewhere that say so of themselves. */
const withTriggers = ({ inPlay, players }: MagicGame): readonly MagicObject[] => {
  const others = concatMap(players, ({ hand, graveyard }) =>
    [...hand.objects, ...graveyard.objects].filter(({ card }) => hearsElsewhere(card)),
  );
  return others.length > 0 ? [...inPlay.objects, ...others] : inPlay.objects;
};

/** A.4.4: where a text says so. */
export const triggersFrom = fact(
  { '2003': 'A.4.4', '2013': '112.6b', '2025': assumed('A.4.4', { from: '2003' }) },
  'What says that its card is in a graveyard or a hand triggers from there, and from nowhere else',
  (_game: MagicGame, { zone }: MagicObject, ability: TriggeredAbility) => ability.zone === zone.name,
);

/** A.4.4: where a text says so. */
export const triggersWhereItLies = fact(
  { '2003': 'A.4.4', '2013': '603.6c', '2025': assumed('603.6c', { from: '2013' }) },
  'What triggers on being put into a graveyard from anywhere does so there',
  (_game: MagicGame, { trigger }: TriggeredAbility, { zone }: MagicObject) =>
    trigger.on === 'put into a graveyard' &&
    trigger.from === 'anywhere' &&
    trigger.object.this === true &&
    zone.name === 'graveyard',
);

export const { beforeEvents, afterEvents, lookForStates } = triggering<MagicTypes>(
  {
    words: triggerWords,
    isSilent: () => false,
    isUnseen: () => false,
    sources: withTriggers,
    worksWhereItIs: (game, source, ability) =>
      source.zone === game.inPlay ? ability.zone === undefined : triggersFrom(game, source, ability),
    looksBackFromStack: () => false,
    contextOf,
    stateMatches,
    triggers,
    failsCondition: failsTest,
    // It waits, and is on the stack, before it is noted there that it was used.
    isUsedUp: (game, ability, source) =>
      ability.instructions.includes('triggers only once each turn') &&
      (source.usedThisTurn.includes(ability) || isPending<MagicTypes>(game, source, ability)),
    timesTriggered: () => 1,
    triggersNoMore: () => false,
    worksThere: (game, ability, arrived, event) =>
      triggersWhereItLies(game, ability, arrived) || hearsOfItsCycling(game, ability, event),
    knownThere: (arrived) => contextOf(arrived, arrived.owner).with({ that: [arrived] }),
  },
  fireDelayed,
);
