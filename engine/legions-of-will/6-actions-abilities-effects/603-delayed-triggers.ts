/** Delayed and reflexive triggered abilities: how effects create them, and what becomes of them as their event occurs (603.6, 603.10). */
import {
  type ChoosingEvent,
  choosingEvent,
  creatingDelayed,
  type DelayedRules,
  firingDelayed,
} from '../../card-game/triggers/delayed-triggers';
import { type Procedure, procedure } from '../../kernel';
import { triggersNoMore } from '../8-multiplayer-rules/800-general';
import { fact } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import { instruction } from '../instruction';
import type { Context } from '../object';
import { triggerWords } from './603-trigger-events';

/** 603.10: "when you do" triggers only if it was done. */
export const wasDone = fact(
  '603.10',
  'A reflexive ability triggers if what it asks for happened in the same resolution',
  (_game, context: Context) => context.did !== false,
);

/** 603.6a: a delayed triggered ability exists once it has been created. */
export const delaying = instruction(
  { number: '603.6', restates: ['607.2'] },
  'An effect creates a delayed triggered ability',
  'delayed trigger',
  { perform: creatingDelayed<LegionsTypes>({ wasDone }) },
);

/** 603.6b */
export const onlyOnce = fact(
  '603.6b',
  'A delayed triggered ability without a duration triggers once',
  (_game, duration: string | undefined) => duration === undefined,
);

const delayedRules: DelayedRules<LegionsTypes> = {
  triggersNoMore,
  triggersOnce: onlyOnce,
  // What the effect that created it was about stays "it" (603.6c); an event about something else brings its own.
  known: ({ context, trigger }, match) =>
    context.that.length > 0 && match.that.length === 0
      ? context.with({ thatPlayer: match.thatPlayer })
      : trigger.on === 'beginning of'
        ? context
        : context.with(match),
};

/** 603.6b: of several events at once, the controller chooses the one that makes it trigger. */
export const choosingItsEvent: Procedure<LegionsGame, ChoosingEvent<LegionsTypes>> = procedure(
  'choosing which event a delayed ability triggers on',
  [
    choosingEvent(
      '603.6b',
      'Of simultaneous events, the controller of a delayed ability chooses the one that triggers it',
      delayedRules,
    ),
  ],
);

/** 603.6: delayed triggered abilities trigger once, the next time their event occurs, unless they have a duration. */
export const fireDelayed = firingDelayed<LegionsTypes>({
  ...delayedRules,
  words: triggerWords,
  choosing: choosingItsEvent,
});
