import type { CardSpecification, PermanentSetup, PlayerSetup, SetupRequest } from '../../../port/contract';
import { printedNumber } from '../../../port/printed';
import type { GameNumbers } from '../../game-numbers';
import { digitsOf, type Next, pick, seeded } from '../../numbers';
import { baseCards, deckCards, tableCards, tithe } from './property-cards';

const NAMES = ['Alice', 'Bob', 'Carol', 'Dave'];
const PARTS = [
  'prebattle main phase',
  'reset step',
  'resource step',
  'postbattle main phase',
  'end step',
  'the beginning',
];

/** How a base lies that nobody has turned up yet. */
const FACE_DOWN: readonly string[] = ['face down'];

/** One side of the table while it is being arranged. */
interface Side {
  readonly name: string;
  readonly permanents: {
    readonly card: CardSpecification;
    readonly statuses: readonly string[];
    readonly attached: PermanentSetup[];
  }[];
  readonly zones: Readonly<Record<'hand' | 'graveyard', CardSpecification[]>>;
}

/** What a table may be like. */
export interface TableLimits {
  /** The most cards in a deck. */
  readonly deck: number;
}

/** The table that numbers stand for: every base within its capacity, every player with a face-up base. */
export function tableFrom({ shape, deal, things }: GameNumbers, { deck }: TableLimits): SetupRequest {
  const digit = digitsOf(shape);
  const count = 2 + (digit(4) % 3);
  const part = PARTS[digit(PARTS.length)] ?? 'prebattle main phase';
  const activePlayer = digit(count);
  const faceUp = 1 + digit(baseCards.length);
  const decks = digit(deck + 1);
  const asksAlways = digit(8) === 7;
  const starts = part === 'the beginning';
  const sides = NAMES.slice(0, count).map((name) => sideOf(name, starts ? 0 : faceUp, asksAlways && !starts));
  for (const thing of starts ? [] : things) putThing(sides, thing);
  const next = seeded(deal);
  return {
    rulebook: 'legions-of-will',
    players: sides.map((side) => playerOf(side, decks, next)),
    seed: deal,
    from: starts ? 'the beginning' : { activePlayer, part, turn: 3 },
  };
}

function sideOf(name: string, faceUp: number, asksAlways: boolean): Side {
  const bases = baseCards.map((card, place): Side['permanents'][number] => ({
    card,
    statuses: place >= faceUp ? FACE_DOWN : [],
    attached: [],
  }));
  if (asksAlways) bases[0]?.attached.push({ card: tithe });
  return { name, zones: { hand: [], graveyard: [] }, permanents: bases };
}

function putThing(sides: readonly Side[], thing: number): void {
  const digit = digitsOf(thing);
  const side = sides[digit(sides.length)];
  if (!side) return;
  const where = digit(6);
  if (where === 4) side.zones.hand.push(cardAt(deckCards, digit));
  else if (where === 5) side.zones.graveyard.push(cardAt(deckCards, digit));
  else {
    const base = side.permanents[digit(side.permanents.length)];
    if (
      base &&
      base.statuses !== FACE_DOWN &&
      base.attached.length < (printedNumber(base.card, 'capacity') ?? 0)
    )
      base.attached.push({ card: cardAt(tableCards, digit), statuses: digit(3) === 2 ? ['rested'] : [] });
  }
}

function cardAt(cards: readonly CardSpecification[], digit: (size: number) => number): CardSpecification {
  return pick(cards, () => digit(cards.length));
}

function playerOf({ name, permanents, zones }: Side, decks: number, next: Next): PlayerSetup {
  const deck = Array.from({ length: decks }, () => pick(deckCards, next));
  return { name, zones: { ...zones, deck }, resources: { resource: 3 }, permanents };
}
