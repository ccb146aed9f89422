import type { CardSpecification, PermanentSetup, PlayerSetup, SetupRequest } from '../../../port/contract';
import { printedNumber } from '../../../port/printed';
import type { GameNumbers } from '../../game-numbers';
import { digitsOf, type Next, pick, seeded } from '../../numbers';
import { swarmFrom, withEverything } from '../../swarm';
import { type DeckLimits, deckOf, distinct, poolOf } from '../card-pool';
import type { GeneratedCard } from '../catalogues';
import type { GameSettings } from '../fuzzed-rulebook';
import { catalogueOf } from './generated-cards';
import { lying } from './lying';
import { said, templates } from './text';

const NAMES = ['Alice', 'Bob', 'Carol', 'Dave'];
/** Where a game is joined; at the beginning it is played from shuffled, whole decks. */
const PARTS = [
  'prebattle main phase',
  'reset step',
  'resource step',
  'beginning of battle step',
  'postbattle main phase',
  'end step',
  'the beginning',
];
/** What can be left out of a game. Passing can't. */
const FEATURES = {
  types: ['upgrade', 'trap', 'action'],
  templates: templates.ids.filter((id) =>
    /^(clause|plain sentence|event|statement|triggered|activated|static|moment|replacement|changes): /.test(
      id,
    ),
  ),
  actions: [
    'play',
    'activate',
    'redeem',
    'attack',
    'block',
    'move a unit',
    'turn up a base',
    'accept',
    'decline',
  ],
  // Each of these as often as any other: faults are in what is said seldom, too.
  favourable: said,
};
const MOST_OF_ONE_NAME = 4;
/** 100.2a. */
const DECK: DeckLimits = {
  least: 40,
  copies: ({ types, supertypes }) =>
    types.includes('upgrade') || supertypes?.includes('legendary') === true ? 1 : MOST_OF_ONE_NAME,
};

/** How a base lies that nobody has turned up yet. */
const FACE_DOWN: readonly string[] = ['face down'];

/** One side of the table while it is being arranged. */
interface Side {
  readonly name: string;
  readonly permanents: (Omit<PermanentSetup, 'attached'> & { readonly attached: PermanentSetup[] })[];
  readonly zones: Readonly<Record<'hand' | 'graveyard' | 'expelled', CardSpecification[]>>;
  readonly resources: { readonly resource: number };
}

/** A game with generated cards: its table, and the actions that nobody takes. */
export function generatedGame(
  { shape, deal, things }: GameNumbers,
  { deck, swarm, catalogue = 0 }: GameSettings,
): { readonly table: SetupRequest; readonly avoided: ReadonlySet<string> } {
  const digit = digitsOf(shape);
  const count = 2 + (digit(4) % 3);
  const part = PARTS[digit(PARTS.length)] ?? 'prebattle main phase';
  const activePlayer = digit(count);
  const decks = digit(deck + 1);
  const next = seeded(deal);
  const without = swarm ? swarmFrom(FEATURES, next) : withEverything;
  const { cards, bases } = catalogueOf(catalogue);
  const pool = poolOf(cards, without, next);
  const names = NAMES.slice(0, count);
  const common = { rulebook: 'legions-of-will', seed: deal };
  const threeBases = (): readonly CardSpecification[] => distinct(bases, 3, next);
  if (part === 'the beginning') {
    const players = names.map((name) => wholeDeck(name, pool, cards, threeBases(), next));
    return { table: { ...common, players, from: part, decks: 'constructed' }, avoided: without.actions };
  }
  const sides = names.map((name) => sideOf(name, threeBases(), next));
  if (Math.floor(deal / LEGENDS) % LEGENDS === 0) for (const { permanents: own } of sides) twin(own);
  for (const thing of things) putThing(sides, pool, thing);
  const players = sides.map(
    (side): PlayerSetup => ({
      ...side,
      zones: { ...side.zones, deck: Array.from({ length: decks }, () => pick(pool, next)) },
    }),
  );
  return { table: { ...common, players, from: { activePlayer, part, turn: 3 } }, avoided: without.actions };
}

/** A deck as 100.2a has it: forty cards and three bases, and no name too often. */
function wholeDeck(
  name: string,
  pool: readonly CardSpecification[],
  cards: readonly GeneratedCard[],
  bases: readonly CardSpecification[],
  next: Next,
): PlayerSetup {
  return {
    name,
    zones: { deck: deckOf(pool, cards, DECK, next) },
    permanents: bases.map((card) => ({ card, statuses: FACE_DOWN })),
  };
}

function sideOf(name: string, bases: readonly CardSpecification[], next: Next): Side {
  const faceUp = 1 + (next() % bases.length);
  return {
    name,
    zones: { hand: [], graveyard: [], expelled: [] },
    resources: { resource: next() % 13 },
    permanents: bases.map((card, place) => ({
      card,
      statuses: place >= faceUp ? FACE_DOWN : [],
      attached: [],
    })),
  };
}

/** One game in so many begins with legendary bases of which somebody has two: no deck has that, but an effect may bring it. */
const LEGENDS = 16;

/** Makes the first base legendary, and the last one, face down, another one like it (704.5f). */
function twin(bases: Side['permanents']): void {
  const [first] = bases;
  const last = bases.length - 1;
  if (!first || last < 1) return;
  const card = { ...first.card, supertypes: ['legendary'] };
  bases[0] = { ...first, card };
  bases[last] = { card, statuses: FACE_DOWN, attached: [] };
}

function putThing(sides: readonly Side[], pool: readonly CardSpecification[], thing: number): void {
  const digit = digitsOf(thing);
  const side = sides[digit(sides.length)];
  if (!side) return;
  const where = digit(8);
  const card = pick(pool, () => digit(pool.length));
  if (where === 5) side.zones.hand.push(card);
  else if (where === 6) side.zones.graveyard.push(card);
  else if (where === 7) side.zones.expelled.push(card);
  else if (!card.types.includes('action')) {
    const base = side.permanents[digit(side.permanents.length)];
    if (
      base &&
      base.statuses !== FACE_DOWN &&
      base.attached.length < (printedNumber(base.card, 'capacity') ?? 0)
    )
      base.attached.push(lying(card, digit));
  }
}
