import type { CardSpecification } from '../../../port/contract';
import { type Next, seeded } from '../../numbers';
import { nameOf } from '../../text/card-names';
import { byText, cardsForTheRest, type GeneratedCard, keptCatalogues } from '../catalogues';
import { said, templates } from './text';

/** All cards that the games of one campaign are dealt from. Cards with less text come first. */
export interface Catalogue {
  readonly cards: readonly GeneratedCard[];
  readonly bases: readonly GeneratedCard[];
}

/** So many cards each. Of those that aren't bases as many more as it takes for everything that a text can say to be said by some. */
const CARDS = 360;
const BASES = 48;

/** Types of cards, each as often as it comes among so many. */
const TYPES = [
  'unit',
  'unit',
  'unit',
  'unit',
  'unit',
  'upgrade',
  'upgrade',
  'action',
  'action',
  'action',
  'trap',
];
const SUBTYPES = ['Dragon', 'Demon', 'Beast', 'Wolf', 'Angel', 'Shadow'];

/** The catalogue of a number: the same for the same number. */
export const catalogueOf = keptCatalogues((number): Catalogue => {
  const next = seeded(number);
  const card = (place: number, name: number): GeneratedCard =>
    generated(TYPES[place % TYPES.length] ?? 'unit', nameOf(name), next);
  const cards = Array.from({ length: CARDS }, (_, place) => card(place, place));
  const bases = Array.from({ length: BASES }, (_, place) => generated('base', nameOf(CARDS + place), next));
  const rest = cardsForTheRest(said, cards, (place, added) => card(place, CARDS + BASES + added));
  return { cards: [...cards, ...rest].sort(byText), bases: bases.sort(byText) };
});

function generated(type: string, name: string, next: Next): GeneratedCard {
  const uses = new Set<string>();
  const costsX = type === 'action' && next() % 12 === 0;
  const self = type === 'action' ? name : `this ${type}`;
  const text = templates.generate(costsX ? 'action with X' : `${type} card`, {
    next,
    words: { this: self, source: self },
    used: (id) => uses.add(id),
  });
  return { card: { name, types: [type], ...printed(type, costsX, next), text }, uses };
}

/** The numbers on a card, low enough for it to be played. */
function printed(type: string, costsX: boolean, next: Next): Partial<CardSpecification> {
  const upTo = (most: number): number => next() % (most + 1);
  switch (type) {
    case 'unit':
      return {
        fields: { cost: upTo(3), will: 1 + upTo(5), power: 1 + upTo(4) },
        ...(upTo(2) === 0 ? { subtypes: [SUBTYPES[upTo(SUBTYPES.length - 1)] ?? 'Dragon'] } : {}),
        ...(upTo(4) === 0 ? { supertypes: ['legendary'] } : {}),
      };
    case 'upgrade':
      return { fields: { cost: 1 + upTo(1), capacity: upTo(3), defense: upTo(2), production: upTo(1) } };
    case 'base':
      return {
        fields: {
          defense: 6 + upTo(6),
          capacity: 2 + upTo(2),
          production: 2 + upTo(1),
          activationCost: 1 + upTo(1),
        },
      };
    case 'action':
      return { fields: { cost: costsX ? 'X' : upTo(2) } };
    default:
      return {};
  }
}
