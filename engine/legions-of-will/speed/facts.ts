/** What sections read off cards and abilities, read once. */
import { column } from '../../kernel';
import { printedCharacteristics } from '../2-parts-of-a-card/200-characteristics';
import { destroyedBy } from '../3-card-types/303-traps';
import { hasPlainTargets } from '../6-actions-abilities-effects/601-targets-and-modes';
import { unconditionalMethods } from '../6-actions-abilities-effects/601-total-cost';
import { isDefining } from '../6-actions-abilities-effects/609-effects-in-force';
import type { Facts } from '../facts';
import { whereAndWhen } from './where-and-when';

const defining = column(isDefining);

export const facts: Facts = {
  printed: column(printedCharacteristics),
  // Most cards have no abilities, and are asked about wherever they lie.
  isDefining: (card) => card.abilities.length > 0 && defining(card),
  whereAndWhen,
  destroyedBy: column(destroyedBy),
  hasPlainTargets: column(hasPlainTargets),
  unconditionalMethods: column(unconditionalMethods),
};
