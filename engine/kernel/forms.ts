import { checkedAnswer } from './asking';
import type { GameEvent } from './event';
import { type Form, type InForce, type Numbers, type OwnNumbers, ownRule, type Rule } from './rule';
import { byNumbers } from './slots';
import { unmetConditions } from './unmet';
import { ALWAYS, AS_WRITTEN, declarePoints, offerPoints, variantIn } from './variants';

/** A named number; switched off, its neutral value. */
export interface Parameter extends Rule {
  (game: InForce): number;
}

/** A fact or procedure that other rules ask for by calling it; switched off, its plain alternative. */
export interface Definition<G, A extends readonly unknown[], R> extends Rule {
  (game: G, ...facts: A): R;
}

/** What a rule does as something happens; switched off, nothing. */
export interface Consequence<G, A extends readonly unknown[]> extends Rule {
  (game: G, ...facts: A): void;
}

/** Who may do what when, or who can't. `action` names what is done, in the rulebook's words. */
export interface Permission<G, S> extends Rule {
  readonly action: string;
  readonly applies: (game: G, player: number, subject: S) => boolean;
}

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

/** Rewrites an event of one kind before it happens; returning the same list leaves it as it is. */
export interface Replacement<G> extends Rule {
  readonly event: string;
  readonly rewrite: (game: G, event: GameEvent<G>) => readonly GameEvent<G>[] | undefined;
}

/** Makes a parameter: a number under a rule's number, and its neutral value for when the rule is switched off. */
export const parameter = (
  numbers: Numbers,
  title: string,
  values: { value: number; off: number },
): Parameter => byNumbers(numbers, title, (own) => ownParameter(own, title, values));

function ownParameter(
  numbers: OwnNumbers,
  title: string,
  { value, off }: { value: number; off: number },
): Parameter {
  const itself = ownRule(numbers, title, 'parameter');
  const { place } = itself;
  const self: Parameter = Object.assign((game: InForce): number => {
    if (game.isOn(self, place)) {
      game.exercise(self, place);
      return value;
    }
    const other = variantIn(game, self, place)?.answer;
    if (typeof other !== 'number') return off;
    game.exercise(self, place);
    return other;
  }, itself);
  declarePoints(self, { number: { written: value, as: (other: number) => other } });
  return self;
}

/** Variants are declared with the body that their rule has. */
const isBody = <G, A extends readonly unknown[], R>(value: unknown): value is (game: G, ...facts: A) => R =>
  typeof value === 'function';

/**
 * Makes a rule that is called like a function; `off` answers in its place when it is switched off. It is asked, perhaps
 * often and in vain: it changes nothing.
 */
export const definition = <G extends InForce, A extends readonly unknown[], R>(
  numbers: Numbers,
  title: string,
  body: (game: G, ...facts: A) => R,
  off: (game: G, ...facts: A) => R,
  form: Form = 'definition',
): Definition<G, A, R> => byNumbers(numbers, title, (own) => ownDefinition(own, title, form, body, off));

function ownDefinition<G extends InForce, A extends readonly unknown[], R>(
  numbers: OwnNumbers,
  title: string,
  form: Form,
  body: (game: G, ...facts: A) => R,
  off: (game: G, ...facts: A) => R,
): Definition<G, A, R> {
  const itself = ownRule(numbers, title, form);
  const { place } = itself;
  const self: Definition<G, A, R> = Object.assign((game: G, ...facts: A): R => {
    const instead = game.isOn(self, place) ? body : variantIn(game, self, place)?.answer;
    if (!isBody<G, A, R>(instead))
      return checkedAnswer(self, game, game.journal?.mark(), off(game, ...facts));
    game.exercise(self, place);
    return checkedAnswer(self, game, game.journal?.mark(), instead(game, ...facts));
  }, itself);
  return self;
}

/** Makes a question answered yes or no; it counts as exercised only when it answers yes. Switched off: no. */
export const condition = <G extends InForce, A extends readonly unknown[]>(
  numbers: Numbers,
  title: string,
  form: Form,
  body: (game: G, ...facts: A) => boolean,
): Definition<G, A, boolean> => byNumbers(numbers, title, (own) => ownCondition(own, title, form, body));

function ownCondition<G extends InForce, A extends readonly unknown[]>(
  numbers: OwnNumbers,
  title: string,
  form: Form,
  body: (game: G, ...facts: A) => boolean,
): Definition<G, A, boolean> {
  const itself = ownRule(numbers, title, form);
  const { place } = itself;
  const self: Definition<G, A, boolean> = Object.assign((game: G, ...facts: A): boolean => {
    const instead = game.isOn(self, place) ? body : variantIn(game, self, place)?.answer;
    if (!isBody<G, A, boolean>(instead)) return false;
    const is = checkedAnswer(self, game, game.journal?.mark(), instead(game, ...facts));
    if (!is) {
      unmetConditions.noted?.add(self);
      return false;
    }
    game.exercise(self, place);
    return true;
  }, itself);
  // What asks for nothing is so always.
  if (body.length > 0) offerPoints(self, { when: { 'where it is so': AS_WRITTEN, [ALWAYS]: () => true } });
  return self;
}

/**
 * Makes a rule that does something as an event happens or right after it: it writes, and so is called from there alone, never
 * to learn something. Switched off, nothing is done.
 */
export const consequence = <G extends InForce, A extends readonly unknown[]>(
  numbers: Numbers,
  title: string,
  form: Form,
  body: (game: G, ...facts: A) => void,
): Consequence<G, A> => byNumbers(numbers, title, (own) => ownConsequence(own, title, form, body));

function ownConsequence<G extends InForce, A extends readonly unknown[]>(
  numbers: OwnNumbers,
  title: string,
  form: Form,
  body: (game: G, ...facts: A) => void,
): Consequence<G, A> {
  const itself = ownRule(numbers, title, form);
  const { place } = itself;
  const self: Consequence<G, A> = Object.assign((game: G, ...facts: A): void => {
    const does = game.isOn(self, place) ? body : variantIn(game, self, place)?.answer;
    if (!isBody<G, A, void>(does)) return;
    game.exercise(self, place);
    if (game.fullTrace === undefined) does(game, ...facts);
    else game.keepBooks?.(title, () => does(game, ...facts), self);
  }, itself);
  return self;
}

/** All that permit and forbid have the same fields in the same order: they are asked for everything that could be done. */
const judging = <G, S>(
  { number, restates, title, form, place }: Rule,
  action: string,
  applies: Permission<G, S>['applies'],
): Permission<G, S> => ({ number, restates, title, form, place, action, applies });

const ofWhoever = new WeakSet<object>();

/**
 * When something is permitted to whoever could do it: nothing is asked of the player, so that the permission can't be another's.
 * Gives back what it is given.
 */
export function whoever<G, S>(
  applies: (game: G, player: unknown, subject: S) => boolean,
): Permission<G, S>['applies'] {
  ofWhoever.add(applies);
  return applies;
}

/**
 * Makes a permission: `action` is allowed wherever `applies`.
 *
 * @param another some other player than one: the permission might be that player's instead, unless it is `whoever`'s
 */
export const permission = <G, S>(
  numbers: Numbers,
  title: string,
  action: string,
  applies: Permission<G, S>['applies'],
  another?: (game: G, player: number) => number,
): Permission<G, S> =>
  byNumbers(numbers, title, (own) =>
    ownPermission(ownRule(own, title, 'permission'), action, applies, another),
  );

function ownPermission<G, S>(
  itself: Rule,
  action: string,
  applies: Permission<G, S>['applies'],
  another: ((game: G, player: number) => number) | undefined,
): Permission<G, S> {
  const self = judging(itself, action, applies);
  if (another === undefined || ofWhoever.has(applies)) return self;
  const others: Permission<G, S>['applies'] = (game, player, subject) =>
    applies(game, another(game, player), subject);
  offerPoints(self, { who: { 'that player': AS_WRITTEN, 'another player': { applies: others } } });
  return self;
}

/** Makes a prohibition: `action` can't be done wherever `applies`, whatever permits it. */
export const prohibition = <G, S>(
  numbers: Numbers,
  title: string,
  action: string,
  applies: Permission<G, S>['applies'],
): Permission<G, S> =>
  byNumbers(numbers, title, (own) => judging(ownRule(own, title, 'prohibition'), action, applies));

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

/** Makes a rule that rewrites events of one kind. */
export const replacement = <G>(
  numbers: Numbers,
  title: string,
  event: string,
  rewrite: Replacement<G>['rewrite'],
): Replacement<G> =>
  byNumbers(numbers, title, (own) => ({ ...ownRule(own, title, 'replacement'), event, rewrite }));
