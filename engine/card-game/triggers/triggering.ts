/** What triggers on what happens: it waits to be put on the stack. */
import type { Definition, GameEvent } from '../../kernel';
import { type EventOf, isOccurrence } from '../events/game-event';
import type { TypesOf } from '../game';
import { isTriggering, Listener, Listeners, type ListeningRules } from './listeners';
import type { Triggering } from './triggered-abilities';
import { letWait } from './waiting';

/** Whose abilities trigger: what a game says of all of them, delayed ones too. */
export interface WhoseTrigger<T extends TypesOf<T>> {
  /** Does nothing trigger any more that a player controls? */
  triggersNoMore(game: T['game'], seat: number): boolean;
}

/** What a game's rules say of triggering. */
interface TriggeringRules<T extends TypesOf<T>> extends ListeningRules<T>, WhoseTrigger<T> {
  /** Do abilities trigger as events match them? The rule that says so. */
  readonly triggers: Definition<T['game'], [], boolean>;
  /** Is the condition not true that is looked at as an ability triggers? */
  failsCondition(game: T['game'], ability: Triggering<T>, context: T['context']): boolean;
  /** Has an ability triggered as often as it does in a turn? */
  isUsedUp(game: T['game'], ability: Triggering<T>, source: T['object']): boolean;
  /** How often an ability of an object triggers each time. */
  timesTriggered(game: T['game'], source: T['object']): number;
  /** Does an ability of what an event has brought to another zone than play trigger there, on coming there? */
  worksThere(game: T['game'], ability: Triggering<T>, arrived: T['object'], event: EventOf<T>): boolean;
  /** What such an ability knows. */
  knownThere(arrived: T['object']): T['context'];
  /** Has the state come that an ability looks for? */
  stateMatches(game: T['game'], ability: Triggering<T>, context: T['context']): boolean;
}

/** What triggers on events, made once for a game's rules. */
interface Triggers<T extends TypesOf<T>> {
  /** Before events happen: the abilities that look back. */
  beforeEvents(game: T['game'], events: readonly GameEvent<T['game']>[]): readonly Listener<T>[];
  /** After events happened: everything that triggers on them waits. `before` is what `beforeEvents` gave. */
  afterEvents(game: T['game'], events: readonly GameEvent<T['game']>[], before: unknown): void;
  /** Lets every ability trigger that looks for the state that the game is in. */
  lookForStates(game: T['game']): void;
}

const NOBODY: readonly never[] = [];

const areListeners = <T extends TypesOf<T>>(before: unknown): before is readonly Listener<T>[] =>
  Array.isArray(before) && before.length > 0 && before[0] instanceof Listener;

/** Does an ability of an object wait to be put on the stack, or is it there? */
export const isPending = <T extends TypesOf<T>>(
  game: T['game'],
  source: T['object'],
  ability: T['ability'],
): boolean =>
  game.waiting.some((each) => each.source === source && each.ability === ability) ||
  game.stack.objects.some((each) => each.ability === ability && each.context?.source === source);

/** An ability of an object has triggered: it waits to be put on the stack. */
function wait<T extends TypesOf<T>>(
  game: T['game'],
  { triggersNoMore, triggers }: Pick<TriggeringRules<T>, 'triggersNoMore' | 'triggers'>,
  ability: Triggering<T>,
  context: T['context'],
): void {
  const { controller, source } = context;
  if (triggersNoMore(game, controller)) return;
  const { effect, text } = ability;
  letWait<T>(game, { ability, effect, source, controller, context, text }, triggers);
}

/**
 * Makes what triggers on events out of a game's rules.
 *
 * @param fireDelayed lets delayed abilities trigger on what happened
 */
export function triggering<T extends TypesOf<T>>(
  rules: TriggeringRules<T>,
  fireDelayed: (game: T['game'], events: readonly EventOf<T>[]) => void,
): Triggers<T> {
  const listeners = new Listeners<T>(rules);

  const trigger = (
    game: T['game'],
    events: readonly EventOf<T>[],
    { ability, source, context, triggers }: Listener<T>,
  ): void => {
    for (const match of rules.words.matchesAny(game, triggers, events, context)) {
      const known = context.with(match);
      if (!rules.triggers(game) || rules.failsCondition(game, ability, known)) continue;
      if (rules.isUsedUp(game, ability, source)) continue;
      for (let times = rules.timesTriggered(game, source); times > 0; times -= 1)
        wait(game, rules, ability, known);
    }
  };

  /** What can't happen in play is heard by an ability where it can. */
  const triggerThere = (game: T['game'], arrived: T['object'], event: EventOf<T>): void => {
    if (arrived.zone === game.inPlay) return;
    for (const ability of game.abilitiesOf(arrived)) {
      if (!isTriggering<T>(ability) || !rules.worksThere(game, ability, arrived, event)) continue;
      const known = rules.knownThere(arrived);
      if (rules.triggers(game) && !rules.failsCondition(game, ability, known))
        wait(game, rules, ability, known);
    }
  };

  return {
    beforeEvents: (game, events) => listeners.before(game, events),
    afterEvents: (game, events, before) => {
      const happened = events.every(isOccurrence<T>) ? events : events.filter(isOccurrence<T>);
      const leavers: readonly Listener<T>[] = areListeners<T>(before) ? before : NOBODY;
      for (const each of leavers) trigger(game, happened, each);
      for (const each of listeners.after(game, happened)) trigger(game, happened, each);
      for (const event of happened) for (const arrived of event.became) triggerThere(game, arrived, event);
      fireDelayed(game, happened);
    },
    lookForStates: (game) => {
      for (const { ability, context } of listeners.lookingAtState(game))
        if (rules.stateMatches(game, ability, context)) wait(game, rules, ability, context);
    },
  };
}
