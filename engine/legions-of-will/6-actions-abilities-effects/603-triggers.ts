import type { GameEvent } from '../../kernel';
import { triggersNoMore } from '../8-multiplayer-rules/800-general';
import { holds } from '../conditions';
import { definition, fact } from '../forms';
import type { LegionsGame } from '../game';
import type { Occurrence } from '../occurrence';
import { contextOf, fits } from '../phrases';
import type { Context, Piece } from '../piece';
import type { TriggeredAbility } from '../text/tree';
import { choosingItsEvent, triggerDelayed } from './603-delayed-triggers';
import { isOccurrence, isQuiet, type Listener, listenersTo, NOBODY } from './603-listeners';
import { matches } from './603-trigger-events';

/** 603.4: the intervening "if" is checked as the event occurs. */
export const interveningIf = fact(
  '603.4',
  'An intervening "if" must be true as the ability triggers',
  (game, ability: TriggeredAbility, context: Context) =>
    ability.condition !== undefined && !holds(game, ability.condition, context),
);

/** 603.2: whenever an event matches, the ability triggers. */
export const triggers = fact(
  ['603.2', '109.3c'],
  'An ability triggers whenever its trigger event occurs',
  () => true,
);

/** 603.2d: additional times. */
export const timesTriggered = definition(
  '603.2d',
  'An effect may make an ability trigger additional times',
  (game: LegionsGame, source: Piece): number =>
    1 +
    game
      .standing('triggers additional time')
      .filter(
        ({ statement, context }) =>
          statement.says === 'triggers additional time' && fits(game, statement.filter, source, context),
      ).length,
  () => 1,
);

/** After events happened: everything that triggers on them waits to be put on the chain of events. */
export function afterEvents(
  game: LegionsGame,
  events: readonly GameEvent<LegionsGame>[],
  before: unknown,
): void {
  const leavers: readonly Listener[] = Array.isArray(before) ? before : NOBODY;
  const occurrences = events.every(isOccurrence) ? events : events.filter(isOccurrence);
  for (const { ability, source, context } of leavers) collect(game, occurrences, ability, source, context);
  if (!isQuiet(game))
    for (const { ability, source, context } of listenersTo(game, occurrences))
      collect(game, occurrences, ability, source, context);
  for (const occurrence of occurrences) fromGraveyard(game, occurrence);
  fireDelayed(game, occurrences);
}

/** 603.2i: "Do this only once each turn". */
export const onlyOnceATurn = fact(
  '603.2i',
  "An ability whose action was taken this turn doesn't trigger again",
  (_game, ability: TriggeredAbility, source: Piece) =>
    ability.instructions.includes('do this only once each turn') && source.usedThisTurn.includes(ability),
);

function collect(
  game: LegionsGame,
  occurrences: readonly Occurrence[],
  ability: TriggeredAbility,
  source: Piece,
  context: Context,
): void {
  if (ability.trigger.on === 'state') return;
  const found = matches(game, ability.trigger, occurrences, context);
  for (const match of found) {
    const known: Context = context.with(match);
    if (!triggers(game) || interveningIf(game, ability, known) || onlyOnceATurn(game, ability, source))
      continue;
    for (let times = timesTriggered(game, source); times > 0; times -= 1) wait(game, ability, source, known);
  }
}

/** 109.4i: a trigger condition that can't happen on the battlefield works from where it can ("When you discard this card"). */
function fromGraveyard(game: LegionsGame, occurrence: Occurrence): void {
  const moved = occurrence.became;
  if (!moved || moved.zone === game.battlefield || moved.card.abilities.length === 0) return;
  for (const ability of moved.card.abilities) {
    if (
      ability.kind !== 'triggered' ||
      (ability.trigger.on !== 'discards a card' && ability.trigger.on !== 'put into a graveyard')
    )
      continue;
    if (!('object' in ability.trigger) || ability.trigger.object.this !== true) continue;
    if (
      ability.trigger.on === 'put into a graveyard' &&
      (ability.trigger.from === 'battlefield' || moved.zone.name !== 'graveyard')
    )
      continue;
    const context: Context = contextOf(moved, moved.owner).with({ that: [moved] });
    if (triggers(game) && !interveningIf(game, ability, context)) wait(game, ability, moved, context);
  }
}

/** A triggered ability has triggered: it waits to be put on the chain of events. */
export function wait(game: LegionsGame, ability: TriggeredAbility, source: Piece, context: Context): void {
  if (triggersNoMore(game, context.controller)) return;
  game.journal.push(game.waiting, {
    ability,
    effect: ability.effect,
    source,
    controller: context.controller,
    context,
    text: ability.text,
    key: ability.text,
  });
}

/** 603.6: delayed triggered abilities trigger once, the next time their event occurs, unless they have a duration. */
function fireDelayed(game: LegionsGame, occurrences: readonly Occurrence[]): void {
  if (game.delayed.length === 0) return;
  for (const delayed of [...game.delayed]) {
    const found = matches(game, delayed.trigger, occurrences, delayed.context);
    if (found.length === 0) continue;
    const once = onlyOnce(game, delayed.duration);
    if (once) game.journal.remove(game.delayed, delayed);
    if (once && found.length > 1) game.call(choosingItsEvent, { delayed, matches: found });
    else for (const match of found) triggerDelayed(game, delayed, match);
  }
}

/** 603.6b */
export const onlyOnce = fact(
  '603.6b',
  'A delayed triggered ability without a duration triggers once',
  (_game, duration: string | undefined) => duration === undefined,
);
