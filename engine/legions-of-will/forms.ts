import * as kernel from '../kernel';
import type { LegionsGame } from './game';

/** The kernel's forms, for the rules of this game. */
export const definition = <A extends readonly unknown[], R>(
  numbers: kernel.Numbers,
  title: string,
  body: (game: LegionsGame, ...facts: A) => R,
  off: (game: LegionsGame, ...facts: A) => R,
  form: kernel.Form = 'definition',
): kernel.Definition<LegionsGame, A, R> => kernel.definition(numbers, title, body, off, form);

/** A yes-or-no fact; switched off, no. */
export const fact = <A extends readonly unknown[]>(
  numbers: kernel.Numbers,
  title: string,
  body: (game: LegionsGame, ...facts: A) => boolean,
  form: kernel.Form = 'definition',
): kernel.Definition<LegionsGame, A, boolean> => kernel.condition(numbers, title, form, body);

/** When something happens or who is given something; switched off, its plain alternative. */
export const timing = <A extends readonly unknown[], R>(
  numbers: kernel.Numbers,
  title: string,
  body: (game: LegionsGame, ...facts: A) => R,
  off: (game: LegionsGame, ...facts: A) => R,
): kernel.Definition<LegionsGame, A, R> => kernel.definition(numbers, title, body, off, 'timing');

export const permission = <S>(
  numbers: kernel.Numbers,
  title: string,
  action: string,
  applies: kernel.Permission<LegionsGame, S>['applies'],
): kernel.Permission<LegionsGame, S> => kernel.permission(numbers, title, action, applies);

export const prohibition = <S>(
  numbers: kernel.Numbers,
  title: string,
  action: string,
  applies: kernel.Permission<LegionsGame, S>['applies'],
): kernel.Permission<LegionsGame, S> => kernel.prohibition(numbers, title, action, applies);

export const stateBasedAction = (
  numbers: kernel.Numbers,
  title: string,
  find: kernel.StateBasedAction<LegionsGame>['find'],
): kernel.StateBasedAction<LegionsGame> => kernel.stateBasedAction(numbers, title, find);

export { parameter } from '../kernel';
