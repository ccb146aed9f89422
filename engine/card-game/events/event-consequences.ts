/** What rules do right after events, besides what abilities hear of them. */
import {
  type Consequence,
  consequence,
  type GameEvent,
  type InForce,
  type Numbers,
  type Rule,
} from '../../kernel';

/** A game whose rules cause events. */
interface Causing extends InForce {
  under<R>(rule: Rule, body: () => R): R;
}

/** Which events a rule follows: those of some kinds, and those that move something; of neither, whatever happens. */
interface Follows {
  /** In the rulebook's words. */
  readonly kinds?: readonly string[];
  /** Those that say where something comes from or goes to, too. */
  readonly moves?: true;
}

/** A rule that does something right after events. */
export interface EventConsequence<G> extends Rule, Follows {
  /** Looks at what has happened, and does what the rule says. */
  follow(game: G, events: readonly GameEvent<G>[]): void;
}

/** What a rule does right after events: for each thing that it finds in them, once. */
export interface Following<G, F> extends Follows {
  /** Looks at what has happened, and changes nothing. Any number may be found. */
  finds(game: G, events: readonly GameEvent<G>[]): readonly F[];
  /** The events that it proposes or applies are the rule's. */
  does(game: G, found: F): void;
}

/** Makes a rule that does something right after events. It is used for each thing that it finds; switched off, for none. */
export function eventConsequence<G extends Causing, F>(
  numbers: Numbers,
  title: string,
  { kinds, moves, finds, does }: Following<G, F>,
): Consequence<G, [F]> & EventConsequence<G> {
  const itself = consequence(numbers, title, 'consequence', does);
  const follow = (game: G, events: readonly GameEvent<G>[]): void => {
    for (const found of finds(game, events)) game.under(itself, () => itself(game, found));
  };
  return Object.assign(itself, { kinds, moves, follow });
}

/** A number has no more bits that its sign leaves alone. */
const MOST_RULES = 31;

/**
 * Makes what lets rules follow events, in the order in which they are listed. From an event of most kinds nothing follows: which
 * rules do is told by the kinds of the events alone, before any of them looks at what has happened.
 *
 * @param rules at most 31: each is a bit of a number
 * @param isMove does an event say where something comes from or goes to?
 * @throws RangeError for more rules
 */
export function consequencesOf<G>(
  rules: readonly EventConsequence<G>[],
  isMove: (event: GameEvent<G>) => boolean,
): (game: G, events: readonly GameEvent<G>[]) => void {
  if (rules.length > MOST_RULES)
    throw new RangeError(`Only ${MOST_RULES} rules can follow events, not ${rules.length}.`);
  const byKind = new Map<string, number>();
  let moves = 0;
  let always = 0;
  for (const [place, rule] of rules.entries()) {
    const bit = 1 << place;
    if (rule.moves) moves |= bit;
    if (!rule.moves && !rule.kinds) always |= bit;
    for (const kind of rule.kinds ?? []) byKind.set(kind, (byKind.get(kind) ?? 0) | bit);
  }
  return (game, events) => {
    let following = always;
    for (const event of events) {
      following |= byKind.get(event.kind) ?? 0;
      if ((following & moves) !== moves && isMove(event)) following |= moves;
    }
    // From the lowest bit on: most events are followed by a few rules of many.
    for (; following !== 0; following &= following - 1)
      rules[MOST_RULES - Math.clz32(following & -following)]?.follow(game, events);
  };
}
