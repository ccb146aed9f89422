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

/** Makes a rule that rewrites events of one kind. */
export const replacement = <G>(
  numbers: Numbers,
  title: string,
  event: string,
  rewrite: Replacement<G>['rewrite'],
): Replacement<G> =>
  byNumbers(numbers, title, (own) => ({ ...ownRule(own, title, 'replacement'), event, rewrite }));
