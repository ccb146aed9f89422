import type { CardSpecification, PlayerSetup } from '../port/contract';
import { type Next, pick } from './random';

/** Every card that duels are measured with: all ours, those with text all parsed and obeyed. */
export const creatures: readonly CardSpecification[] = [
  { name: 'Quay Scout', types: ['creature'], fields: { manaCost: ['R'], power: 2, toughness: 1 } },
  { name: 'Old Walker', types: ['creature'], fields: { manaCost: ['3', 'G'], power: 5, toughness: 5 } },
  { name: 'Tide Warden', types: ['creature'], fields: { manaCost: ['1', 'G'], power: 1, toughness: 4 } },
  { name: 'Rider', types: ['creature'], fields: { manaCost: ['1', 'R'], power: 3, toughness: 1 } },
  { name: 'Drummer', types: ['creature'], fields: { manaCost: ['2'], power: 2, toughness: 2 } },
  { name: 'Pit Boss', types: ['creature'], fields: { manaCost: ['2', 'R'], power: 3, toughness: 3 } },
];

const withAbilities: readonly CardSpecification[] = [
  {
    name: 'Grove Keeper',
    types: ['creature'],
    fields: { manaCost: ['G'], power: 1, toughness: 1 },
    text: '{T}: Add {G} to your mana pool.',
  },
];

const spell = (name: string, type: string, manaCost: readonly string[], text: string): CardSpecification => ({
  name,
  types: [type],
  fields: { manaCost },
  text,
});

export const spells: readonly CardSpecification[] = [
  spell('Sear', 'instant', ['R'], 'Sear deals 2 damage to target creature or player.'),
  spell('Flare', 'instant', ['1', 'R'], 'Flare deals 3 damage to target creature or player.'),
  spell('Surge', 'instant', ['G'], 'Target creature gets +3/+3 until end of turn.'),
  spell('Refusal', 'instant', ['1', 'G'], 'Counter target spell.'),
  spell('Landslide', 'sorcery', ['2', 'R'], 'Destroy target land.'),
  spell('Harvest', 'sorcery', ['1', 'G'], 'Draw two cards.'),
  spell('Toll', 'sorcery', ['1', 'R'], 'Each player discards a card.'),
  spell('Balm', 'instant', ['G'], 'You gain 3 life.'),
];

/** Basic lands, of which a deck has any number (P.1.3). */
const lands: readonly CardSpecification[] = ['Mountain', 'Forest'].map((subtype) => ({
  name: subtype,
  types: ['land'],
  subtypes: [subtype],
}));

const COPIES = 4;
const DECK = 60;
const LANDS = 24;

function deckOf(name: string, all: readonly CardSpecification[], next: Next): PlayerSetup {
  const copies = all.flatMap((card) => Array.from({ length: COPIES }, () => card));
  const library: CardSpecification[] = [];
  while (library.length < DECK - LANDS) {
    const place = next() % copies.length;
    library.push(...copies.splice(place, 1));
  }
  while (library.length < DECK) library.push(pick(lands, next));
  return { name, zones: { library } };
}

/** A deck of creatures, instants and sorceries, and of lands to pay for them. */
export const withText = (name: string, next: Next): PlayerSetup =>
  deckOf(name, [...creatures, ...withAbilities, ...spells], next);

/** The same of creatures on which nothing is written: so many names that four copies of each are a deck. */
export const withoutText = (name: string, next: Next): PlayerSetup =>
  deckOf(
    name,
    ['', ' of the Reef', ' of the Moor'].flatMap((from) =>
      creatures.map((card) => ({ ...card, name: `${card.name}${from}` })),
    ),
    next,
  );
