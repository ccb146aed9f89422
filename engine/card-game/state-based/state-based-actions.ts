/** State-based actions: looked for, all that are found performed at once, until nothing is found. */
import {
  type ChoiceToMake,
  choosing,
  concatMap,
  type Finding,
  findingsOf,
  findsAny,
  GameEvent,
  type Numbers,
  type Procedure,
  type Query,
  query,
  type Rule,
  type Step,
  step,
} from '../../kernel';
import { isOccurrence } from '../events/game-event';
import type { TypesOf } from '../game';

/** A choice that a state-based action leaves open. */
interface OpenChoice<T extends TypesOf<T>> {
  readonly choice: ChoiceToMake<T['game']>;
  readonly rule: Rule;
}

/** State-based actions being performed. */
export interface PerformingActions<T extends TypesOf<T>> {
  readonly choices: readonly OpenChoice<T>[];
  /** How many of the choices have been made. */
  asked: number;
  events: readonly GameEvent<T['game']>[];
}

type Findings<T extends TypesOf<T>> = readonly {
  readonly rule: Rule;
  readonly finding: Finding<T['game']>;
}[];

const NO_FINDINGS: readonly never[] = [];

const isEvent = <G>(finding: Finding<G>): finding is GameEvent<G> => finding instanceof GameEvent;

/** The step in which players choose what state-based actions leave open. */
export const choosingOpen = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
): Step<T['game'], PerformingActions<T>> =>
  choosing(
    numbers,
    title,
    (_game, { choices, asked }: PerformingActions<T>) => {
      const next = choices[asked]?.choice;
      if (!next) return undefined;
      const { player, purpose, minimum, maximum, options } = next;
      const offers = options.map((value) => ({ label: value.label, object: value.object, value }));
      return { player, purpose, minimum, maximum, offers };
    },
    (game: T['game'], data, chosen) => {
      const rule = data.choices[data.asked]?.rule;
      const events = concatMap(chosen, (option) => option.events(game)).map((event) =>
        rule ? game.because(rule, event) : event,
      );
      game.set(data, 'events', [...data.events, ...events]);
      game.set(data, 'asked', data.asked + 1);
      return data.asked < data.choices.length ? 'again' : undefined;
    },
  );

/** Of events that happen to a player and to no object, those that are the first of their kind to that player. */
export function oneOfEachKind<T extends TypesOf<T>>(
  events: readonly GameEvent<T['game']>[],
): readonly GameEvent<T['game']>[] {
  const seen = new Set<string>();
  return events.filter((event) => {
    if (!isOccurrence<T>(event) || event.about.object !== undefined) return true;
    const same = `${event.kind} ${event.about.player}`;
    if (seen.has(same)) return false;
    seen.add(same);
    return true;
  });
}

/**
 * The step in which everything that was found happens as a single event: to each object, one thing.
 *
 * @param merged what is left of events that come to the same; left out: all of them
 */
export const performingAtOnce = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  merged: (game: T['game'], events: readonly GameEvent<T['game']>[]) => readonly GameEvent<T['game']>[] = (
    _game,
    events,
  ) => events,
): Step<T['game'], PerformingActions<T>> =>
  step(numbers, title, (game: T['game'], { events }: PerformingActions<T>) => {
    const objects = new Set<T['object']>();
    game.propose(
      ...merged(game, events).filter((event) => {
        const object = isOccurrence<T>(event) ? event.about.object : undefined;
        if (object === undefined) return true;
        if (objects.has(object)) return false;
        objects.add(object);
        return true;
      }),
    );
  });

/** How a game checks for state-based actions. */
export interface StateBasedChecks<T extends TypesOf<T>> {
  /** What there is to perform. */
  check(game: T['game']): Findings<T>;
  /** Performs what was found just now, as the last thing that a step does. */
  perform(game: T['game'], findings: Findings<T>): void;
  /** Would a check find anything? */
  findsAny(game: T['game']): boolean;
}

/** The same, with the question that they come to: something may answer it faster than the rules. */
export interface AnsweredChecks<T extends TypesOf<T>> extends StateBasedChecks<T> {
  readonly found: Query<T['game'], [], Findings<T>>;
}

/**
 * Makes the checks for a game's state-based actions.
 *
 * @param performing the procedure of the steps `choosingOpen` and `performingAtOnce`
 * @param choosingOrder seats, in the order in which players choose
 */
export function stateBasedChecks<T extends TypesOf<T>>(
  performing: Procedure<T['game'], PerformingActions<T>>,
  choosingOrder: (game: T['game']) => readonly number[],
): AnsweredChecks<T> {
  /**
   * Objects that haven't changed since nothing was found needn't be looked at again; among those that have, some may have been
   * taken back with what put them there, so what they show is looked for everywhere.
   */
  const found = query(
    'what state-based actions are found',
    (game: T['game']): Findings<T> => {
      const actions = game.tables.stateBasedActions;
      const { unchecked } = game;
      return unchecked && !findsAny(actions, game, unchecked)
        ? NO_FINDINGS
        : findingsOf(actions, game, game.inPlay.objects);
    },
    // What is found is made anew each time.
    { compared: (findings) => findings.map(({ rule }) => rule.number) },
  );

  return {
    found,
    check: (game) => {
      const findings = found(game);
      if (findings.length === 0) game.foundNothing();
      return findings;
    },
    perform: (game, findings) => {
      const events: GameEvent<T['game']>[] = [];
      const choices: OpenChoice<T>[] = [];
      for (const { rule, finding } of findings) {
        if (isEvent(finding)) events.push(game.because(rule, finding));
        else choices.push({ choice: finding, rule });
      }
      const order = choosingOrder(game);
      choices.sort(
        ({ choice: one }, { choice: other }) => order.indexOf(one.player) - order.indexOf(other.player),
      );
      game.call(performing, { choices, asked: 0, events });
    },
    findsAny: (game) => found(game).length > 0,
  };
}
