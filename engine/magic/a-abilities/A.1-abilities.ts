import { assumed } from '../../kernel';
import { goesWithBanding } from '../7-additional-rules/702-bands-with-other';
import { countsAsHexproof } from '../7-additional-rules/702-hexproof-from';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import { asGained } from '../k-card-types/K.10-gained-definitions';
import type { Ability } from '../text/tree';
import { withMeant } from './A.1-meant-abilities';

/** A.1.9 */
export const gainedAbilities = definition(
  { '2003': 'A.1.9', '2013': '112.10', '2025': assumed('A.1.9', { from: '2003' }) },
  'A permanent has the abilities that effects give it',
  (game: MagicGame, abilities: readonly Ability[], ability: Ability) => [
    ...abilities,
    ...withMeant(game, [asGained(game, ability)], undefined),
  ],
  (_game, abilities) => [...abilities],
);

/** The same ability is written with a capital where it begins a line, and without one within a sentence. */
const readsAlike = (text: string, other: string): boolean =>
  text.replace(/\.$/, '').toLowerCase() === other.replace(/\.$/, '').toLowerCase();

/** A.1.5 */
export const withoutAbility = definition(
  { '2003': 'A.1.5', '2013': '112.10', '2025': assumed('A.1.5', { from: '2003' }) },
  'Every instance of an ability goes with the effect that takes it away',
  (game: MagicGame, abilities: readonly Ability[], text: string) =>
    abilities.filter(
      (each) =>
        !readsAlike(each.text, text) &&
        !(readsAlike('banding', text) && each.kind === 'keyword' && goesWithBanding(game, each.keyword)) &&
        !(readsAlike('hexproof', text) && countsAsHexproof(game, each)),
    ),
  (_game, abilities, text) =>
    abilities.filter((_, place) => place !== abilities.findIndex((each) => readsAlike(each.text, text))),
);
