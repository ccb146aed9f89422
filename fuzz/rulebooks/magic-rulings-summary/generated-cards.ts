import type { CardSpecification } from '../../../port/contract';
import { type Next, pick, seeded } from '../../numbers';
import { nameOf } from '../../text/card-names';
import { byText, type GeneratedCard, keptCatalogues } from '../catalogues';
import { permanentText, spellText } from './texts';

/** So many cards are in a catalogue. */
const CARDS = 200;
/** Types of cards, each as often as it comes among so many. */
const TYPES = ['creature', 'creature', 'creature', 'creature', 'instant', 'instant', 'instant', 'sorcery'];
const SUBTYPES = ['Bear', 'Elf', 'Wall'];
const COLOURS = ['R', 'G'];

/** Basic lands of the colours that cards have, and of another: of these a deck has any number (P.1.3). */
export const lands: readonly CardSpecification[] = ['Mountain', 'Forest', 'Mountain', 'Forest', 'Island'].map(
  (subtype) => ({ name: subtype, types: ['land'], subtypes: [subtype] }),
);

/** The catalogue of a number: the same for the same number. Cards with less text come first. */
export const catalogueOf = keptCatalogues((number): readonly GeneratedCard[] => {
  const next = seeded(number);
  return Array.from({ length: CARDS }, (_, place) =>
    generated(TYPES[place % TYPES.length] ?? 'creature', nameOf(place), next),
  ).sort(byText);
});

function generated(type: string, name: string, next: Next): GeneratedCard {
  const manaCost = costOf(next);
  if (type !== 'creature') {
    const { text, uses } = spellText(name, next);
    return { card: { name, types: [type], fields: { manaCost }, text }, uses };
  }
  const { text, uses } = permanentText(name, next);
  const card: CardSpecification = {
    name,
    types: [type],
    subtypes: next() % 3 === 0 ? [pick(SUBTYPES, next)] : [],
    fields: { manaCost, power: next() % 6, toughness: 1 + (next() % 5) },
    ...(text === '' ? {} : { text }),
  };
  return { card, uses };
}

/** Some generic mana, and mana of a colour or two; nothing at all is seldom. */
function costOf(next: Next): string[] {
  const generic = next() % 3;
  const coloured = Array.from({ length: next() % 3 }, () => pick(COLOURS, next));
  return [...(generic > 0 ? [String(generic)] : []), ...coloured];
}
