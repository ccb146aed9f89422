import { formsFor } from '../../kernel';
import type { GameObject } from './card';
import type { Lanterns } from './game';

/** The forms of rules, for rules of Lanterns. */
export const { consequence, permission, prohibition, fact } = formsFor<Lanterns, GameObject>();
