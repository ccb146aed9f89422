import * as forms from './forms';
import * as procedures from './procedure';
import type { Form, InForce, Numbers } from './rule';
import * as stateBased from './state-based-actions';

/**
 * The forms, for the rules of one game: `G` is the game, `O` its objects.
 *
 * @param another some other player than one: who might have a permission instead; left out, of none
 */
export function formsFor<G extends InForce, O>(another?: (game: G, player: number) => number) {
  return {
    definition: <A extends readonly unknown[], R>(
      numbers: Numbers,
      title: string,
      body: (game: G, ...facts: A) => R,
      off: (game: G, ...facts: A) => R,
      form: Form = 'definition',
    ): forms.Definition<G, A, R> => forms.definition(numbers, title, body, off, form),

    /** A yes-or-no fact; switched off, no. */
    fact: <A extends readonly unknown[]>(
      numbers: Numbers,
      title: string,
      body: (game: G, ...facts: A) => boolean,
      form: Form = 'definition',
    ): forms.Definition<G, A, boolean> => forms.condition(numbers, title, form, body),

    /** What is done as something happens; switched off, nothing. */
    consequence: <A extends readonly unknown[]>(
      numbers: Numbers,
      title: string,
      body: (game: G, ...facts: A) => void,
      form: Form = 'consequence',
    ): forms.Consequence<G, A> => forms.consequence(numbers, title, form, body),

    /** When something happens or who is given something; switched off, its plain alternative. */
    timing: <A extends readonly unknown[], R>(
      numbers: Numbers,
      title: string,
      body: (game: G, ...facts: A) => R,
      off: (game: G, ...facts: A) => R,
    ): forms.Definition<G, A, R> => forms.definition(numbers, title, body, off, 'timing'),

    permission: <S>(
      numbers: Numbers,
      title: string,
      action: string,
      applies: forms.Permission<G, S>['applies'],
    ): forms.Permission<G, S> => forms.permission(numbers, title, action, applies, another),

    prohibition: <S>(
      numbers: Numbers,
      title: string,
      action: string,
      applies: forms.Permission<G, S>['applies'],
    ): forms.Permission<G, S> => forms.prohibition(numbers, title, action, applies),

    stateBasedAction: (
      numbers: Numbers,
      title: string,
      find: (game: G) => readonly stateBased.Finding<G>[],
    ): stateBased.StateBasedAction<G, O> => stateBased.stateBasedAction(numbers, title, find),

    /** What happens to each object to which it applies. */
    stateBasedActionOnObjects: (
      numbers: Numbers,
      title: string,
      applies: (game: G, object: O) => boolean,
      happens: (object: O, game: G) => stateBased.Finding<G>,
    ): stateBased.StateBasedAction<G, O> =>
      stateBased.stateBasedActionOnObjects(numbers, title, applies, happens),
  };
}

/** What a step does. @typeParam D what the steps of its procedure share */
type Does<G, D> = NonNullable<procedures.Step<G, D>['run']>;

/** The steps in which a game acts by itself, and rules that rewrite its events, for rules of a designer's own: they needn't say of which game. */
export const stepsFor = <G>() => ({
  /** Makes a step of a procedure, in which the game acts by itself. */
  step: <D>(numbers: Numbers, title: string, run: Does<G, D>): procedures.Step<G, D> =>
    procedures.step(numbers, title, run),

  /** Makes a step that a phase or step of the turn begins or ends with. */
  turnBasedAction: <D>(numbers: Numbers, title: string, run: Does<G, D>): procedures.Step<G, D> =>
    procedures.turnBasedAction(numbers, title, run),

  /** Makes a step that looks at nothing but the table. */
  stateBasedStep: <D>(numbers: Numbers, title: string, run: Does<G, D>): procedures.Step<G, D> =>
    procedures.stateBasedStep(numbers, title, run),

  /** Makes a rule that rewrites events of one kind. */
  replacement: (
    numbers: Numbers,
    title: string,
    event: string,
    rewrite: forms.Replacement<G>['rewrite'],
  ): forms.Replacement<G> => forms.replacement(numbers, title, event, rewrite),
});
