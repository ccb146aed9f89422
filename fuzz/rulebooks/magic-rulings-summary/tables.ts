import type { CardSpecification, PermanentSetup, PlayerSetup, SetupRequest } from '../../../port/contract';
import { printedNumber } from '../../../port/printed';
import type { GameNumbers } from '../../game-numbers';
import { digitsOf, type Next, pick, seeded } from '../../numbers';
import { swarmFrom, withEverything } from '../../swarm';
import { type DeckLimits, deckOf, poolOf } from '../card-pool';
import type { GeneratedCard } from '../catalogues';
import type { GameSettings } from '../fuzzed-rulebook';
import { catalogueOf, lands } from './generated-cards';
import { isReadIn, templateIds } from './texts';

/** The edition that is played where none is named. */
const FIRST = '2003';
const NAMES = ['Alice', 'Bob'];
/** Where a game is joined, some parts more often; at the beginning it is played with whole, shuffled decks. */
const PARTS = [
  'first main phase',
  'first main phase',
  'untap step',
  'upkeep step',
  'draw step',
  'beginning of combat step',
  'second main phase',
  'end of turn step',
  'the beginning',
];
/** What can be left out of a game. Passing can't. */
const FEATURES = {
  types: ['instant', 'sorcery'],
  templates: templateIds,
  actions: ['play', 'activate', 'attack', 'block', 'accept', 'decline'],
  favourable: templateIds,
};
/** P.1.2, P.1.3: as few cards as may be are half spells and half lands. */
const SPELLS: DeckLimits = { least: 30, copies: () => 4 };
const LANDS = 30;
const MOST_LIFE = 20;

/** One side of the table while it is being arranged. */
interface Side {
  readonly name: string;
  readonly permanents: PermanentSetup[];
  readonly zones: Readonly<Record<'hand' | 'graveyard', CardSpecification[]>>;
}

/** A duel with generated cards: its table, and the actions that nobody takes. */
export function generatedDuel(
  { shape, deal, things }: GameNumbers,
  { deck, swarm, catalogue = 0, edition = FIRST, against }: GameSettings,
): { readonly table: SetupRequest; readonly avoided: ReadonlySet<string> } {
  const digit = digitsOf(shape);
  const part = PARTS[digit(PARTS.length)] ?? 'first main phase';
  const activePlayer = digit(NAMES.length);
  const library = digit(deck + 1);
  const next = seeded(deal);
  const without = swarm ? swarmFrom(FEATURES, next) : withEverything;
  const all = catalogueOf(catalogue)
    .filter(isReadIn(edition))
    .filter(isReadIn(against?.edition ?? edition));
  const pool = poolOf(all, without, next);
  // Where everybody is asked at every priority, invariants see the table between one thing that resolves and the next.
  const asksAlways = digit(2) === 1;
  const common = {
    rulebook: 'magic-rulings-summary',
    seed: deal,
    ...(asksAlways ? { stops: 'every priority' as const } : {}),
  };
  if (part === 'the beginning') {
    const players = NAMES.map((name) => wholeDeck(name, pool, all, next));
    return { table: { ...common, players, from: part, decks: 'constructed' }, avoided: without.actions };
  }
  const sides = NAMES.map((name): Side => sideOf(name, next));
  for (const thing of things) putThing(sides, pool, thing);
  const players = sides.map(
    ({ name, permanents, zones }): PlayerSetup => ({
      name,
      permanents,
      zones: { ...zones, library: Array.from({ length: library }, () => anyCard(pool, next)) },
      resources: { life: next() % 3 === 0 ? MOST_LIFE : 1 + (next() % MOST_LIFE) },
    }),
  );
  return { table: { ...common, players, from: { activePlayer, part, turn: 3 } }, avoided: without.actions };
}

/** A card of a library: lands are among them. */
const anyCard = (pool: readonly CardSpecification[], next: Next): CardSpecification =>
  next() % 3 === 0 ? pick(lands, next) : pick(pool, next);

/** A deck as P.1.2 and P.1.3 have it. */
function wholeDeck(
  name: string,
  pool: readonly CardSpecification[],
  all: readonly GeneratedCard[],
  next: Next,
): PlayerSetup {
  const library = [
    ...deckOf(pool, all, SPELLS, next),
    ...Array.from({ length: LANDS }, () => pick(lands, next)),
  ];
  return { name, zones: { library } };
}

/** A side with its lands. */
function sideOf(name: string, next: Next): Side {
  const permanents = Array.from({ length: 2 + (next() % 5) }, () => ({
    card: pick(lands, next),
    statuses: next() % 4 === 0 ? ['tapped'] : [],
  }));
  return { name, permanents, zones: { hand: [], graveyard: [] } };
}

function putThing(sides: readonly Side[], pool: readonly CardSpecification[], thing: number): void {
  const digit = digitsOf(thing);
  const side = sides[digit(sides.length)];
  if (!side) return;
  const where = digit(9);
  const card = pick(pool, () => digit(pool.length));
  // A hand comes to something only with cards that can be played, one after another.
  if (where < 4) side.zones.hand.push(digit(4) === 0 ? pick(lands, () => digit(lands.length)) : card);
  else if (where === 4) side.zones.graveyard.push(card);
  else if (card.types.includes('creature')) side.permanents.push(lying(card, digit));
}

/** A creature in play. */
function lying(card: CardSpecification, digit: (size: number) => number): PermanentSetup {
  const isTapped = digit(4) === 3;
  const isNew = digit(4) === 3;
  const damage = digit(4);
  return {
    card,
    statuses: [...(isTapped ? ['tapped'] : []), ...(isNew ? ['played this turn'] : [])],
    ...(damage > 0 && damage < (printedNumber(card, 'toughness') ?? 0) ? { damage } : {}),
  };
}
