import { formsFor } from '../../kernel';
import type { Piece } from './card';
import type { Lanterns } from './game';

/** The forms of rules, for rules of Lanterns. */
export const { consequence, permission, prohibition, fact } = formsFor<Lanterns, Piece>();
