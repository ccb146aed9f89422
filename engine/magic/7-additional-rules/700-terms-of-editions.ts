/** Terms of the texts of some editions (700), by the words of the ability tree. */

import type { Rule } from '../../kernel';
import { actingBeforeDeclaring } from '../1-game-concepts/103-mulligans';
import { openingHands } from '../1-game-concepts/103-opening-hands';
import { noSorceryCouldBeCast } from '../3-card-types/307-cast-out-of-time';
import { lifePaidAsCast } from '../6-spells-abilities-and-effects/607-values-paid';
import { countsManaSpent } from '../g-glossary/G.6-costs';
import { countsAs } from '../g-glossary/G.9-counts-as';
import { isLocalFor } from '../k-card-types/K.12-local-enchantments';
import { partSearched } from '../z-zones/Z.6-searching';
import {
  countsDescents,
  devotion,
  isCrime,
  isFullParty,
  isHistoric,
  isModified,
  isOutlaw,
  sizeOfParty,
  wasActivated,
} from './700-general-terms';
import { beholdable, wasBeheld } from './701-behold';
import { cannotMill } from './701-mill';
import { indicatedSide } from './705-flipping-a-coin';
import { consideredFirst } from './706-modified-rolls';
import { areDoubles, isStoredFor, withoutIgnored } from './706-results-of-rolls';

/** Terms that sum something up, with the rule of those editions that have them: what an amount, a condition or a description is called. */
export const termsOfEditions: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['may as one could mulligan', actingBeforeDeclaring],
  ['may begin in play', openingHands],
  ['may reveal from opening hand', openingHands],
  ['life paid', lifePaidAsCast],
  ['devotion', devotion],
  ['party', sizeOfParty],
  ['descended', countsDescents],
  ['commits a crime', isCrime],
  ['flips come up', indicatedSide],
  ['rolls more dice', withoutIgnored],
  ['modifies rolls', consideredFirst],
  ['cast out of time', noSorceryCouldBeCast],
  ['stored results', isStoredFor],
  ['rolled doubles', areDoubles],
  ['beheld', wasBeheld],
  ['behold', beholdable],
  ['mill', cannotMill],
  ['activated this turn', wasActivated],
  ['expends', countsManaSpent],
  ['searches top', partSearched],
  ['full party', isFullParty],
  ['historic', isHistoric],
  ['modified', isModified],
  ['outlaw', isOutlaw],
  ['counts as', countsAs],
  ['local', isLocalFor],
]);

/** The terms in a part of a tree. */
export function termsIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([field, value]) => {
    if (typeof value === 'object') return termsIn(value);
    const words = value === true ? [field] : typeof value === 'string' ? [field, value] : [];
    return words.filter((word) => termsOfEditions.has(word));
  });
}
