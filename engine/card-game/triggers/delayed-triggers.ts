/** Delayed and reflexive triggered abilities: how effects create them, and what becomes of them as their event occurs. */
import { choosing, type Definition, type Numbers, type Procedure, type Step } from '../../kernel';
import type { SharedEffect, TriggeredAbility } from '../../text/tree';
import type { EventOf } from '../events/game-event';
import type { TypesOf } from '../game';
import type { TriggerTable } from './trigger-words';
import type { DelayedTrigger } from './triggered-abilities';
import type { WhoseTrigger } from './triggering';
import { letWait } from './waiting';

/** The part of a card text that makes a delayed trigger. */
type Delaying<T extends TypesOf<T>> = Extract<SharedEffect<T['tree']>, { do: 'delayed trigger' }>;

/** What a game's rules say of a delayed ability as it triggers. */
export interface DelayedRules<T extends TypesOf<T>> extends WhoseTrigger<T> {
  /** Does one with such a duration, or without any, trigger once? The rule that says so. */
  readonly triggersOnce: Definition<T['game'], [duration: T['tree']['duration'] | undefined], boolean>;
  /** What a delayed ability knows once an event has set it off. */
  known(delayed: DelayedTrigger<T>, match: T['match']): T['context'];
}

/** Of simultaneous events, one is chosen that a delayed ability triggers on. */
export interface ChoosingEvent<T extends TypesOf<T>> {
  readonly delayed: DelayedTrigger<T>;
  readonly matches: readonly T['match'][];
}

/** A delayed triggered ability waits to be put on the stack. */
function triggerDelayed<T extends TypesOf<T>>(
  game: T['game'],
  { triggersNoMore, triggersOnce, known }: DelayedRules<T>,
  delayed: DelayedTrigger<T>,
  match: T['match'],
): void {
  const { ability, effect, text } = delayed;
  const { source, controller } = delayed.context;
  if (triggersNoMore(game, controller)) return;
  const context = known(delayed, match);
  letWait<T>(game, { ability, effect, source, controller, context, text }, triggersOnce);
}

/** The step in which the controller of a delayed ability chooses the one of simultaneous events that it triggers on. */
export const choosingEvent = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  rules: DelayedRules<T>,
): Step<T['game'], ChoosingEvent<T>> =>
  choosing(
    numbers,
    title,
    (_game, { delayed, matches }: ChoosingEvent<T>) => ({
      player: delayed.context.controller,
      purpose: 'choose the event that triggers',
      offers: matches.map((value, index) => {
        const [object] = value.that;
        const label = object ? `${object.card.name} [${object.id}]` : `event ${index + 1}`;
        return { label, object, index, value };
      }),
    }),
    (game: T['game'], { delayed }, [match]) => {
      if (match) triggerDelayed(game, rules, delayed, match);
    },
  );

/** What a game's rules say of when delayed abilities trigger. */
interface FiringRules<T extends TypesOf<T>> extends DelayedRules<T> {
  readonly words: TriggerTable<T>;
  /** The procedure of the step `choosingEvent`. */
  readonly choosing: Procedure<T['game'], ChoosingEvent<T>>;
}

/** Makes what lets delayed abilities trigger on events that have happened. */
export const firingDelayed =
  <T extends TypesOf<T>>(rules: FiringRules<T>) =>
  (game: T['game'], events: readonly EventOf<T>[]): void => {
    if (game.delayed.length === 0) return;
    for (const delayed of [...game.delayed]) {
      const matches = rules.words.matches(game, delayed.trigger, events, delayed.context);
      if (matches.length === 0) continue;
      const once = rules.triggersOnce(game, delayed.duration);
      if (once)
        game.keepBooks(
          'use up a delayed triggered ability',
          () => game.journal.remove(game.delayed, delayed),
          rules.triggersOnce,
        );
      if (once && matches.length > 1) game.call(rules.choosing, { delayed, matches });
      else for (const match of matches) triggerDelayed(game, rules, delayed, match);
    }
  };

/** What a game's rules say of how delayed abilities come to be. */
interface CreatingRules<T extends TypesOf<T>> {
  /** Was it done what "when you do" asks for? */
  readonly wasDone: Definition<T['game'], [context: T['context']], boolean>;
}

/** The ability that a delayed trigger puts on the stack, when it has targets of its own to choose. */
function abilityOf<T extends TypesOf<T>>(
  { trigger, effect, targets }: Delaying<T>,
  text: string,
): TriggeredAbility<T['tree']> | undefined {
  return targets && { kind: 'triggered', text, targets, trigger, effect, instructions: [] };
}

/**
 * Makes the instruction that creates a delayed ability. A reflexive one, "when you do", triggers on what happened before in the
 * same resolution, or never will.
 *
 * @returns asked with a part of a card text and what is known; gives the events of what it creates
 */
export const creatingDelayed =
  <T extends TypesOf<T>>({ wasDone }: CreatingRules<T>) =>
  (game: T['game'], created: Delaying<T>, context: T['context']): readonly EventOf<T>[] => {
    const { trigger, effect, duration } = created;
    const { source, controller } = context;
    const { name } = source.card;
    if (trigger.on !== 'when you do') {
      const ability = abilityOf<T>(created, name);
      return [
        game.event('create a delayed triggered ability', { source }, (on) =>
          on.journal.push(on.delayed, {
            trigger,
            effect,
            ability,
            context: context.copy(),
            duration,
            text: name,
          }),
        ),
      ];
    }
    if (!wasDone(game, context)) return [];
    const text = `${name} (when you do)`;
    const ability = abilityOf<T>(created, text);
    letWait<T>(game, { ability, effect, source, controller, context: context.copy(), text }, wasDone);
    return [];
  };
