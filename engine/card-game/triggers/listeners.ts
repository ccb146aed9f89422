/** Who hears what happens: the abilities that could trigger, and which of them look back in time. */
import { type GameEvent, PerGame } from '../../kernel';
import { type EventOf, isOccurrence } from '../events/game-event';
import type { TypesOf } from '../game';
import type { TriggerTable } from './trigger-words';
import type { Triggering } from './triggered-abilities';

/** A triggered ability that may trigger on what happens. */
export class Listener<T extends TypesOf<T>> {
  constructor(
    readonly ability: Triggering<T>,
    readonly source: T['object'],
    readonly context: T['context'],
    /** What it hears: of what sets the ability off, as much as looks back, or as doesn't. */
    readonly triggers: readonly T['tree']['trigger'][] = [ability.trigger],
  ) {}
}

/** What a game's rules say of who hears what happens. */
export interface ListeningRules<T extends TypesOf<T>> {
  readonly words: TriggerTable<T>;
  /** Do an object's abilities say nothing where it lies? */
  isSilent(game: T['game'], source: T['object']): boolean;
  /** Does an ability not trigger because nobody can see its source? */
  isUnseen(game: T['game'], source: T['object']): boolean;
  /** What may have triggered abilities; left out: what has any in play. */
  sources?(game: T['game']): readonly T['object'][];
  /** Does an ability work where its source is? Left out: each does. */
  worksWhereItIs?(game: T['game'], source: T['object'], ability: Triggering<T>): boolean;
  /** Does an ability of what events take from the stack look back, too? */
  looksBackFromStack(game: T['game'], ability: Triggering<T>, event: EventOf<T>): boolean;
  contextOf(source: T['object']): T['context'];
}

/** The triggered abilities that can trigger with objects in play as they are, in the order of their sources. */
interface Listening<T extends TypesOf<T>> {
  readonly at: number;
  /** Those that look at the state that the game is in, not at events. */
  readonly states: readonly Listener<T>[];
  /** Those that look back. */
  readonly back: readonly Listener<T>[];
  readonly others: readonly Listener<T>[];
  /** Of the others, those that hear a kind of event; filled as kinds occur. */
  readonly byKind: Map<string, readonly Listener<T>[]>;
  readonly byKindOfMove: Map<string, readonly Listener<T>[]>;
}

const NOBODY: readonly never[] = [];

/** Is an ability one that triggers? */
export const isTriggering = <T extends TypesOf<T>>(ability: T['ability']): ability is Triggering<T> =>
  'kind' in ability && ability.kind === 'triggered';

const isMove = <T extends TypesOf<T>>({ about, became }: EventOf<T>): boolean =>
  became.length > 0 || about.from !== undefined;

/** Those who hear what happens to the objects of a game: made once for a game's rules. */
export class Listeners<T extends TypesOf<T>> {
  private readonly listening = new PerGame<Listening<T>>();

  constructor(private readonly rules: ListeningRules<T>) {}

  /** The abilities that look back, before events happen. */
  before(game: T['game'], events: readonly GameEvent<T['game']>[]): readonly Listener<T>[] {
    const onStack = this.onStack(game, events);
    if (game.isQuiet) return onStack;
    if (!isAnyInPlay<T>(game, events) && onStack.length === 0) return NOBODY;
    // What one of several simultaneous events changes isn't how the others find things.
    for (const event of events)
      if (isOccurrence<T>(event) && event.about.object) game.look(event.about.object);
    const { back } = this.now(game);
    return onStack.length === 0 ? back : [...back, ...onStack];
  }

  /** Who else hears events that have happened? Most of the time they are of one kind. */
  after(game: T['game'], events: readonly EventOf<T>[]): readonly Listener<T>[] {
    if (game.isQuiet) return NOBODY;
    const { others, byKind, byKindOfMove } = this.now(game);
    const [first] = events;
    if (others.length === 0 || !first) return NOBODY;
    if (events.length > 1 && events.some(({ kind }) => kind !== first.kind))
      return this.hearing(others, events);
    const moves = events.length === 1 ? isMove<T>(first) : events.some(isMove);
    const known = moves ? byKindOfMove : byKind;
    let found = known.get(first.kind);
    if (!found) {
      found = others.filter(({ triggers }) =>
        triggers.some((each) => this.rules.words.mayMatch(each, first.kind, moves)),
      );
      known.set(first.kind, found);
    }
    return found;
  }

  /** The abilities that look at the state that the game is in. */
  lookingAtState(game: T['game']): readonly Listener<T>[] {
    return game.isQuiet ? NOBODY : this.now(game).states;
  }

  private hearing(listeners: readonly Listener<T>[], events: readonly EventOf<T>[]): readonly Listener<T>[] {
    const { words } = this.rules;
    return listeners.filter(({ triggers }) =>
      events.some((each) => triggers.some((trigger) => words.mayMatch(trigger, each.kind, isMove<T>(each)))),
    );
  }

  private now(game: T['game']): Listening<T> {
    const known = this.listening.get(game);
    const at = game.abilitiesVersion;
    return known?.at === at ? known : this.listening.set(game, this.found(game, at));
  }

  private found(game: T['game'], at: number): Listening<T> {
    const { words, isSilent, isUnseen, contextOf } = this.rules;
    const states: Listener<T>[] = [];
    const back: Listener<T>[] = [];
    const others: Listener<T>[] = [];
    for (const source of this.rules.sources?.(game) ?? game.objectsWithAbilities) {
      if (isSilent(game, source)) continue;
      for (const ability of game.abilitiesOf(source)) {
        if (!isTriggering<T>(ability) || isUnseen(game, source)) continue;
        if (this.rules.worksWhereItIs?.(game, source, ability) === false) continue;
        const context = contextOf(source);
        if (ability.trigger.on === 'state') states.push(new Listener<T>(ability, source, context));
        else
          for (const { triggers, looksBack } of words.byTime(game, ability.trigger))
            (looksBack ? back : others).push(new Listener<T>(ability, source, context, triggers));
      }
    }
    return { at, states, back, others, byKind: new Map(), byKindOfMove: new Map() };
  }

  /** Abilities of what leaves the stack that look back at it there. */
  private onStack(game: T['game'], events: readonly GameEvent<T['game']>[]): readonly Listener<T>[] {
    let found: readonly Listener<T>[] = NOBODY;
    for (const event of events) {
      if (!isOccurrence<T>(event)) continue;
      const { object: source } = event.about;
      if (source?.zone !== game.stack) continue;
      for (const ability of game.abilitiesOf(source))
        if (isTriggering<T>(ability) && this.rules.looksBackFromStack(game, ability, event))
          found = [...found, new Listener<T>(ability, source, this.rules.contextOf(source))];
    }
    return found;
  }
}

function isAnyInPlay<T extends TypesOf<T>>(
  game: T['game'],
  events: readonly GameEvent<T['game']>[],
): boolean {
  for (const event of events)
    if (isOccurrence<T>(event) && event.about.object?.zone === game.inPlay) return true;
  return false;
}
