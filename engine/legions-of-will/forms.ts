import * as kernel from '../kernel';
import type { LegionsGame } from './game';
import type { Piece } from './piece';

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
  find: (game: LegionsGame) => readonly kernel.Finding<LegionsGame>[],
): kernel.StateBasedAction<LegionsGame, Piece> => kernel.stateBasedAction(numbers, title, find);

/** What happens to each object on the battlefield to which it applies. */
export const stateBasedActionOnObjects = (
  numbers: kernel.Numbers,
  title: string,
  applies: (game: LegionsGame, piece: Piece) => boolean,
  happens: (piece: Piece) => kernel.GameEvent<LegionsGame>,
): kernel.StateBasedAction<LegionsGame, Piece> =>
  kernel.stateBasedActionOnObjects(numbers, title, applies, happens);

export { parameter } from '../kernel';
