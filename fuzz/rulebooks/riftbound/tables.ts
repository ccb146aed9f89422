import type { CardSpecification, PermanentSetup, PlayerSetup, SetupRequest } from '../../../port/contract';
import { printedNumber } from '../../../port/printed';
import type { GameNumbers } from '../../game-numbers';
import { digitsOf, type Next, pick, seeded } from '../../numbers';
import { swarmFrom, withEverything } from '../../swarm';
import { type DeckLimits, deckOf, distinct, poolOf } from '../card-pool';
import type { GameSettings } from '../fuzzed-rulebook';
import { type Catalogue, catalogueOf, runes } from './generated-cards';
import { said, templates } from './text';

const NAMES = ['Alice', 'Bob'];
/** Where a game is joined, some parts more often; at the beginning it is played with whole, shuffled decks. */
const PARTS = [
  'action phase',
  'action phase',
  'awaken phase',
  'beginning step',
  'scoring step',
  'channel phase',
  'draw phase',
  'ending step',
  'the beginning',
];
/** What can be left out of a game. Passing can't. */
const FEATURES = {
  types: ['gear', 'spell'],
  templates: templates.ids.filter((id) =>
    /^(deed|clause|sentence|event|own event|own statement|statement|activated|keyword): /.test(id),
  ),
  actions: ['play', 'activate', 'move a unit', 'accept', 'decline'],
  // Each of these as often as any other: faults are in what is said seldom, too.
  favourable: said,
};
/** 103.2, of which the Chosen Champion is one; 103.2.b; 103.3.a; 462.4.a. */
const DECK: DeckLimits = { least: 39, copies: () => 3 };
const RUNES = 12;
const BATTLEFIELDS_BROUGHT = 3;
/** Nobody has won yet. */
const MOST_POINTS = 7;

type Attachable = PermanentSetup & { readonly attached: PermanentSetup[] };

/** One side of the table while it is being arranged. */
interface Side {
  readonly name: string;
  readonly permanents: Attachable[];
  readonly zones: Readonly<Record<'hand' | 'trash' | 'banishment', CardSpecification[]>>;
}

/** A duel with generated cards: its table, and the actions that nobody takes. */
export function generatedDuel(
  { shape, deal, things }: GameNumbers,
  { deck, swarm, catalogue = 0 }: GameSettings,
): { readonly table: SetupRequest; readonly avoided: ReadonlySet<string> } {
  const digit = digitsOf(shape);
  const part = PARTS[digit(PARTS.length)] ?? 'action phase';
  const activePlayer = digit(NAMES.length);
  const decks = digit(deck + 1);
  const next = seeded(deal);
  const without = swarm ? swarmFrom(FEATURES, next) : withEverything;
  const all = catalogueOf(catalogue);
  const pool = poolOf(all.cards, without, next);
  // Where everybody is asked at every priority, invariants see the table between one thing that resolves and the next.
  const asksAlways = digit(2) === 1;
  const common = {
    rulebook: 'riftbound',
    seed: deal,
    ...(asksAlways ? { stops: 'every priority' as const } : {}),
  };
  if (part === 'the beginning') {
    const players = NAMES.map((name) => wholeDeck(name, pool, all, next));
    return { table: { ...common, players, from: part, decks: 'constructed' }, avoided: without.actions };
  }
  const battlefields = distinct(all.battlefields, NAMES.length, next);
  // Units of both players at one battlefield would be a combat that nobody began.
  const holders = battlefields.map(() => digit(NAMES.length));
  const sides = NAMES.map((name, seat) => sideOf(name, battlefields[seat], next));
  for (const thing of things) putThing({ sides, pool, battlefields, holders }, thing);
  const players = sides.map(({ name, permanents, zones }): PlayerSetup => {
    const isChampionAway = next() % 4 === 0;
    return {
      name,
      permanents,
      zones: {
        ...zones,
        'main deck': Array.from({ length: decks }, () => pick(pool, next)),
        'rune deck': Array.from({ length: next() % RUNES }, () => pick(runes, next)),
        'champion zone': isChampionAway ? [] : [pick(all.champions, next).card],
        'legend zone': [pick(all.legends, next).card],
      },
      resources: { points: next() % (MOST_POINTS + 1) },
    };
  });
  return { table: { ...common, players, from: { activePlayer, part, turn: 3 } }, avoided: without.actions };
}

/** Decks as 103 and 462.4 have them. */
function wholeDeck(
  name: string,
  pool: readonly CardSpecification[],
  { cards, battlefields, champions, legends }: Catalogue,
  next: Next,
): PlayerSetup {
  return {
    name,
    zones: {
      'main deck': deckOf(pool, cards, DECK, next),
      'rune deck': Array.from({ length: RUNES }, () => pick(runes, next)),
      'champion zone': [pick(champions, next).card],
      'legend zone': [pick(legends, next).card],
    },
    permanents: distinct(battlefields, BATTLEFIELDS_BROUGHT, next).map((card) => ({ card })),
  };
}

/** A side with its battlefield and its runes. */
function sideOf(name: string, battlefield: CardSpecification | undefined, next: Next): Side {
  const channelled = Array.from({ length: 4 + (next() % 5) }, () => ({
    card: pick(runes, next),
    statuses: next() % 4 === 0 ? ['exhausted'] : [],
    attached: [],
  }));
  return {
    name,
    permanents: [...(battlefield ? [{ card: battlefield, attached: [] }] : []), ...channelled],
    zones: { hand: [], trash: [], banishment: [] },
  };
}

/** The table that things are put on. */
interface Arranging {
  readonly sides: readonly Side[];
  readonly pool: readonly CardSpecification[];
  readonly battlefields: readonly CardSpecification[];
  /** For each battlefield the seat of the only player with anything there. */
  readonly holders: readonly number[];
}

function putThing({ sides, pool, battlefields, holders }: Arranging, thing: number): void {
  const digit = digitsOf(thing);
  const seat = digit(sides.length);
  const side = sides[seat];
  if (!side) return;
  const where = digit(11);
  const card = pick(pool, () => digit(pool.length));
  // A hand comes to something only with cards that can be played, one after another.
  if (where < 4) side.zones.hand.push(card);
  else if (where === 4) side.zones.trash.push(card);
  else if (where === 5) side.zones.banishment.push(card);
  else if (card.types.includes('unit')) {
    const place = digit(battlefields.length + 1);
    const at = holders[place] === seat ? battlefields[place]?.name : undefined;
    side.permanents.push(lying(card, at, digit));
  } else if (card.types.includes('gear')) {
    const units = side.permanents.filter((each) => each.card.types.includes('unit'));
    const holder = card.subtypes?.includes('Equipment') ? units[digit(units.length + 1)] : undefined;
    if (holder) holder.attached.push({ card });
    else side.permanents.push({ card, statuses: digit(3) === 0 ? ['exhausted'] : [], attached: [] });
  } else {
    const place = digit(battlefields.length);
    const at = battlefields[place]?.name ?? '';
    const isTaken = side.permanents.some((each) => isFacedown(each) && each.at === at);
    // 106.4: a battlefield's controller hides one card there.
    if (holders[place] === seat && !isTaken && isHeld(side, at))
      side.permanents.push({ card, statuses: ['facedown'], at, attached: [] });
  }
}

/** Does a side have a unit somewhere? */
const isHeld = ({ permanents }: Side, place: string): boolean =>
  permanents.some((each) => each.at === place && !isFacedown(each) && each.card.types.includes('unit'));

const isFacedown = ({ statuses = [] }: Attachable): boolean => statuses.includes('facedown');

/** A unit that has been on the board for a while. */
function lying(card: CardSpecification, at: string | undefined, digit: (size: number) => number): Attachable {
  const rested = digit(3) === 2;
  const state = digit(6);
  const damage = digit(4);
  return {
    card,
    ...(at === undefined ? {} : { at }),
    statuses: [
      ...(rested ? ['exhausted'] : []),
      ...(state === 4 ? ['buffed'] : state === 5 ? ['stunned'] : []),
    ],
    ...(damage > 0 && damage < (printedNumber(card, 'might') ?? 0) ? { damage } : {}),
    attached: [],
  };
}
