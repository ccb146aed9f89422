/** Delayed and reflexive triggered abilities: how effects create them, and what becomes of them as their event occurs (603.6, 603.10). */
import { choosing, type Procedure, procedure } from '../../kernel';
import { triggersNoMore } from '../8-multiplayer-rules/800-general';
import type { DelayedTrigger } from '../effects-in-force';
import { fact } from '../forms';
import type { LegionsGame } from '../game';
import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import type { Context } from '../piece';
import type { Effect, TriggeredAbility } from '../text/tree';
import type { Match } from './603-trigger-events';

/** The ability that a delayed trigger puts on the chain of events, when it has targets of its own to choose (603.3d). */
export function delayedAbility(
  { trigger, effect, targets }: Extract<Effect, { do: 'delayed trigger' }>,
  text: string,
): TriggeredAbility | undefined {
  return targets && { kind: 'triggered', text, targets, trigger, effect, instructions: [] };
}

/** 603.6a: a delayed triggered ability exists once it has been created. */
export const delaying = instruction(
  ['603.6', '603.6a', '607.2'],
  'An effect creates a delayed triggered ability',
  'delayed trigger',
  {
    perform: (game, effect, context) => {
      if (effect.trigger.on === 'when you do') {
        if (wasDone(game, context)) reflexive(game, effect, context);
        return [];
      }
      return [
        new Occurrence('create a delayed triggered ability', { source: context.source }, (on) =>
          on.journal.push(on.delayed, {
            trigger: effect.trigger,
            effect: effect.effect,
            ability: delayedAbility(effect, context.source.card.name),
            context: context.copy(),
            duration: effect.duration,
            text: context.source.card.name,
          }),
        ),
      ];
    },
  },
);

/** 603.10: "when you do" triggers only if it was done. */
export const wasDone = fact(
  '603.10',
  'A reflexive ability triggers if what it asks for happened in the same resolution',
  (_game, context: Context) => context.did !== false,
);

/** 603.10: a reflexive triggered ability triggers on what happened earlier in the same resolution. */
function reflexive(
  game: LegionsGame,
  created: Extract<Effect, { do: 'delayed trigger' }>,
  context: Context,
): void {
  const text = `${context.source.card.name} (when you do)`;
  game.journal.push(game.waiting, {
    ability: delayedAbility(created, text),
    effect: created.effect,
    source: context.source,
    controller: context.controller,
    context: context.copy(),
    text,
    key: '',
  });
}

/** A delayed triggered ability waits to be put on the chain of events. */
export function triggerDelayed(game: LegionsGame, delayed: DelayedTrigger, match: Match): void {
  const { context, ability, effect, text } = delayed;
  if (triggersNoMore(game, context.controller)) return;
  // What the effect that created it was about stays "it" (603.6c); an event about something else brings its own.
  const known: Context =
    context.that.length > 0 && match.that.length === 0
      ? context.with({ thatPlayer: match.thatPlayer })
      : delayed.trigger.on === 'beginning of'
        ? context
        : context.with(match);
  game.journal.push(game.waiting, {
    ability,
    effect,
    source: context.source,
    controller: context.controller,
    context: known,
    text,
    key: '',
  });
}

interface Choosing {
  readonly delayed: DelayedTrigger;
  readonly matches: readonly Match[];
}

/** 603.6b: of several events at once, the controller chooses the one that makes it trigger. */
export const choosingItsEvent: Procedure<LegionsGame, Choosing> = procedure(
  'choosing which event a delayed ability triggers on',
  [
    choosing(
      '603.6b',
      'Of simultaneous events, the controller of a delayed ability chooses the one that triggers it',
      (_game, { delayed, matches }: Choosing) => ({
        player: delayed.context.controller,
        purpose: 'choose the event that triggers',
        offers: matches.map((value, index) => {
          const [piece] = value.that;
          return {
            label: piece ? `${piece.card.name} [${piece.id}]` : `event ${index + 1}`,
            object: piece,
            index,
            value,
          };
        }),
      }),
      (game, { delayed }, [match]) => {
        if (match) triggerDelayed(game, delayed, match);
      },
    ),
  ],
);
