import { checkedAnswer } from './asking';
import type { GameEvent } from './event';
import { type InForce, type Numbers, ownRule, type Rule } from './rule';
import { byNumbers } from './slots';
import { AS_WRITTEN, offerPoints } from './variants';

/** A condition under which the game acts by itself: looked for in the game as a whole, or at each object. */
export type StateBasedAction<G, O> = StateBasedActionOfTheGame<G> | StateBasedActionOnObjects<G, O>;

/** A state-based action, or a variant of one, which performs others of what it finds, or some of it more often. */
interface Among extends Rule {
  readonly among?: <T>(found: readonly T[]) => readonly T[];
}

/** A state-based action that is looked for in the game as a whole. */
export interface StateBasedActionOfTheGame<G> extends Among {
  readonly find: (game: G) => readonly Finding<G>[];
}

/** A state-based action that is looked for at each object. */
export interface StateBasedActionOnObjects<G, O> extends Among {
  readonly applies: (game: G, object: O) => boolean;
  readonly happens: (object: O, game: G) => Finding<G>;
}

/** What a state-based action found to do: an event, or a choice that leads to events. */
export type Finding<G> = GameEvent<G> | ChoiceToMake<G>;

/** A choice that a state-based action found for a player to make, and the events that follow from it. */
export interface ChoiceToMake<G> {
  readonly player: number;
  readonly purpose: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly options: readonly {
    readonly label: string;
    readonly object?: { readonly id: number };
    readonly events: (game: G) => readonly GameEvent<G>[];
  }[];
  /** True when the objects *not* chosen are the ones that something happens to. */
  readonly exceptChosen?: boolean;
}

/** Makes a state-based action: what `find` returns is performed, with everything else found, as one event. */
export const stateBasedAction = <G>(
  numbers: Numbers,
  title: string,
  find: StateBasedActionOfTheGame<G>['find'],
): StateBasedActionOfTheGame<G> =>
  byNumbers(numbers, title, (own) => {
    const self = { ...ownRule(own, title, 'state-based action'), find };
    offerPoints(self, { ...SPARING, ...TWICE });
    return self;
  });

/** What every state-based action might do otherwise. */
const SPARING = {
  which: {
    'all that are found': AS_WRITTEN,
    'all but the last': { among: <T>(found: readonly T[]): readonly T[] => found.slice(0, -1) },
  },
};

/** What is found in the game as a whole may come twice; of objects each has one thing done to it, however often it is found. */
const TWICE = {
  'how often': {
    once: AS_WRITTEN,
    twice: { among: <T>(found: readonly T[]): readonly T[] => found.flatMap((each) => [each, each]) },
  },
};

/** Makes a state-based action that `happens` to each object to which it `applies`. */
export const stateBasedActionOnObjects = <G, O>(
  numbers: Numbers,
  title: string,
  applies: StateBasedActionOnObjects<G, O>['applies'],
  happens: StateBasedActionOnObjects<G, O>['happens'],
): StateBasedActionOnObjects<G, O> =>
  byNumbers(numbers, title, (own) => {
    const self = { ...ownRule(own, title, 'state-based action'), applies, happens };
    offerPoints(self, SPARING);
    return self;
  });

/**
 * Everything that state-based actions find, rule by rule in the order of `rules`: the objects are gone through once for
 * all rules.
 */
export function findingsOf<G extends InForce, O>(
  { all, onObjects, ofTheGame, varied }: StateBasedActions<G, O>,
  game: G,
  objects: readonly O[],
): readonly { readonly rule: StateBasedAction<G, O>; readonly finding: Finding<G> }[] {
  let hits: { rule: StateBasedAction<G, O>; finding: Finding<G> }[] | undefined;
  for (const object of objects) {
    for (const rule of onObjects) {
      if (!checkedAnswer(rule, game, game.journal?.mark(), rule.applies(game, object))) continue;
      hits ??= [];
      hits.push({ rule, finding: rule.happens(object, game) });
    }
  }
  for (const rule of ofTheGame) {
    for (const finding of checkedAnswer(rule, game, game.journal?.mark(), rule.find(game))) {
      hits ??= [];
      hits.push({ rule, finding });
    }
  }
  if (hits === undefined) return NOTHING;
  const inOrder = hits.sort((first, second) => all.indexOf(first.rule) - all.indexOf(second.rule));
  return varied.length === 0 ? inOrder : performedBy(all, inOrder);
}

/** What is performed of what was found, where a rule performs something else of it. */
const performedBy = <G, O>(
  all: readonly StateBasedAction<G, O>[],
  hits: readonly { readonly rule: StateBasedAction<G, O>; readonly finding: Finding<G> }[],
) =>
  all.flatMap((rule) => {
    const own = hits.filter((hit) => hit.rule === rule);
    return rule.among?.(own) ?? own;
  });

/** Is there anything that state-based actions find at one of these objects, or in the game as a whole? */
export function findsAny<G extends InForce, O>(
  { onObjects, ofTheGame }: StateBasedActions<G, O>,
  game: G,
  objects: readonly O[],
): boolean {
  for (const object of objects)
    for (const rule of onObjects)
      if (checkedAnswer(rule, game, game.journal?.mark(), rule.applies(game, object))) return true;
  for (const rule of ofTheGame)
    if (checkedAnswer(rule, game, game.journal?.mark(), rule.find(game)).length > 0) return true;
  return false;
}

/** State-based actions, sorted by where they are looked for: that is asked far too often to be told each time. */
export interface StateBasedActions<G, O> {
  /** In the order of the sections. */
  readonly all: readonly StateBasedAction<G, O>[];
  readonly onObjects: readonly StateBasedActionOnObjects<G, O>[];
  readonly ofTheGame: readonly StateBasedActionOfTheGame<G>[];
  /** Those that perform something else of what they find: none, unless the rules are varied. */
  readonly varied: readonly StateBasedAction<G, O>[];
}

/** Sorts state-based actions by where they are looked for. */
export function sortedStateBasedActions<G, O>(
  all: readonly StateBasedAction<G, O>[],
): StateBasedActions<G, O> {
  return {
    all,
    onObjects: all.filter((rule) => 'applies' in rule),
    ofTheGame: all.filter((rule) => 'find' in rule),
    varied: all.filter(({ among }) => among !== undefined),
  };
}

const NOTHING: readonly never[] = [];
