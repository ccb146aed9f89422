/** What a player brings to the table, as the engine is asked for it: what the Givens say, and what is usual where they don't. */
import {
  type CardSpecification,
  type PermanentSetup,
  type PlayerSetup,
  SetupProblem,
} from '../port/contract';
import { figureOf } from '../port/in-process-figures';
import type { Figure } from '../port/in-process-games';
import type { CardsPhrase } from './phrases/cards';
import type { Terms } from './terms';
import { undescribedPlaces } from './undescribed-places';

/** What the Givens say of one player. */
export interface Side {
  readonly name: string;
  readonly resources: Map<string, number>;
  points?: number;
  readonly piles: Map<string, CardSpecification[]>;
  /** How many cards a pile holds in all; blank ones make it up. */
  readonly sizes: Map<string, number>;
  readonly permanents: (CardsPhrase & { readonly isControlled: boolean })[];
}

/** What the Givens say of the whole table. */
export interface Table {
  readonly terms: Terms;
  /** Everybody who plays. */
  readonly sides: readonly Side[];
  readonly fromTheBeginning: boolean;
  /** Are decks whole ones, checked as such? */
  readonly constructed: boolean;
  /** Is whatever is not named of a whole deck made up? */
  readonly madeUp: boolean;
}

/**
 * What the engine is asked for, for one player.
 *
 * @param off the rules that are switched off: a variant may name another number
 * @throws SetupProblem where there is more of something than there can be.
 */
export function playerSetup(side: Side, table: Table, off: readonly string[]): PlayerSetup {
  const { bases, piles, besides = [] } = table.terms;
  const { points, name } = side;
  return {
    name,
    zones: Object.fromEntries([...piles, ...besides].map((pile) => [pile, filled(side, pile, table, off)])),
    resources: resourcesOf(side, table, off),
    permanents: bases ? withBases(side, bases, table) : besideBases(side, table),
    ...(points === undefined ? {} : { points }),
  };
}

/** What a player has of each resource: what the Givens say, and of the usual one what goes without saying, if there is room for it. */
function resourcesOf(
  { name, resources }: Side,
  { terms, fromTheBeginning }: Table,
  off: readonly string[],
): Record<string, number> {
  const { stock } = terms;
  if (!stock) return Object.fromEntries(resources);
  const { kind, called, usual } = stock;
  const most = numberOf(stock.most, terms, off);
  const amount = resources.get(kind) ?? (fromTheBeginning ? 0 : Math.min(usual, most));
  if (amount < 0 || amount > most)
    throw new SetupProblem(`${name}'s ${called} can't hold ${amount} ${kind}; it holds 0 to ${most}.`);
  return { ...Object.fromEntries(resources), [kind]: amount };
}

/** The permanents of a player of a game without bases that hold the rest. */
function besideBases(side: Side, table: Table): readonly PermanentSetup[] {
  const onTheTable = side.permanents
    .filter(({ attachedTo }) => attachedTo === undefined)
    .flatMap((permanent) =>
      copies(permanent).map((copy, place) => ({
        ...copy,
        ...(permanent.base === undefined ? {} : { at: permanent.base }),
        ...(permanent.isControlled ? { controlled: true } : {}),
        ...(place === 0 ? attachedTo(permanent.card.name, side) : {}),
      })),
    );
  return [...ownPlace(side, table), ...onTheTable];
}

/** The places that everybody brings, where the Givens describe none; of a whole deck, those that make it up. */
function ownPlace(side: Side, { terms, sides, madeUp }: Table): readonly PermanentSetup[] {
  const { place, constructed } = terms;
  if (!place) return [];
  const isPlace = (types: readonly string[]): boolean => types.some((each) => place.types.includes(each));
  const described = side.permanents.filter(({ card }) => isPlace(card.types));
  const there = described.reduce((sum, { count }) => sum + count, 0);
  const { called, ...brought } = place;
  const spokenOf = there > 0 ? undefined : undescribedPlaces(sides, called, isPlace).get(side.name);
  const missing = madeUp ? constructed.places - there : there > 0 ? 0 : 1;
  const names = [spokenOf ?? `${side.name}'s ${called}`, ...numbered(called, side)];
  return names.slice(0, Math.max(0, missing)).map((name) => ({ card: { ...brought, name } }));
}

/** What is called only by which of a player's it is, from the second on. */
const numbered = (called: string, { name }: Side): readonly string[] =>
  ['second', 'third', 'fourth'].map((ordinal) => `${name}'s ${ordinal} ${called}`);

/** A player's bases with what is in each: those that are described, those that are spoken of, and face-down ones. */
function withBases(
  side: Side,
  { count, card: printed }: NonNullable<Terms['bases']>,
  { terms, fromTheBeginning, constructed }: Table,
): readonly PermanentSetup[] {
  const named = side.permanents.filter(({ card }) => card.types.includes('base'));
  const others = side.permanents.filter((permanent) => !named.includes(permanent));
  const bases: Base[] = named.flatMap((permanent) =>
    copies(permanent).map((copy) => ({
      ...copy,
      faceDown: permanent.faceDown ?? fromTheBeginning,
      attached: [],
    })),
  );
  for (const { base } of others)
    if (base !== undefined && !bases.some(({ card }) => card.name === base))
      bases.push(plain(base, false, printed));
  const names = [`${side.name}'s base`, ...numbered('base', side)];
  const nextName = (): string => names.shift() ?? `${side.name}'s base`;
  if (fromTheBeginning || !bases.every(({ faceDown }) => faceDown)) {
    if (!fromTheBeginning) names.shift();
  } else bases.unshift(plain(nextName(), false, printed));
  while (bases.length < count) bases.push(plain(nextName(), true, printed));
  // Of a whole deck, the engine is asked to say what is wrong with it (100.2a).
  if (bases.length > count && !constructed)
    throw new SetupProblem(
      `${side.name} can't have ${bases.length} bases: a player of ${terms.game} has ${count}, and these are ${bases.map(({ card }) => `"${card.name}"`).join(', ')}.`,
    );
  const first = bases.find(({ faceDown }) => !faceDown) ?? bases[0];
  for (const permanent of others) {
    const home =
      permanent.base === undefined ? first : bases.find(({ card }) => card.name === permanent.base);
    home?.attached.push(...copies(permanent));
  }
  return bases;
}

type Base = PermanentSetup & { readonly attached: PermanentSetup[] };

const plain = (name: string, faceDown: boolean, card: Omit<CardSpecification, 'name'>): Base => ({
  card: { name, ...card },
  faceDown,
  attached: [],
});

/** What is attached to a permanent of a player's. */
function attachedTo(name: string, { permanents }: Side): Pick<PermanentSetup, 'attached'> {
  const attached = permanents.filter((each) => each.attachedTo === name).flatMap(copies);
  return attached.length > 0 ? { attached } : {};
}

const copies = ({
  count,
  card,
  rested,
  faceDown,
  playedThisTurn,
  damage,
  counters,
  statuses,
}: CardsPhrase): readonly PermanentSetup[] =>
  Array.from({ length: count }, () => ({
    card,
    rested,
    faceDown,
    playedThisTurn,
    damage,
    counters,
    ...(statuses ? { statuses } : {}),
  }));

/** Is a pile a deck that a player begins the game with, and that no Given speaks of? */
const isUnspokenDeck = (side: Side, pile: string, { terms, constructed }: Table): boolean =>
  terms.hiddenPiles.includes(pile) && !constructed && !side.piles.has(pile);

/** A pile's cards: those that are named, above the blank ones that make it up. */
function filled(
  side: Side,
  pile: string,
  table: Table,
  off: readonly string[],
): readonly CardSpecification[] {
  const { terms, madeUp } = table;
  const { count: named = 0, card } = (madeUp ? terms.constructed.piles : terms.usual)[pile] ?? {};
  const count = numberOf(named, terms, off);
  const cards = side.piles.get(pile) ?? [];
  const usual = table.fromTheBeginning && !madeUp && !isUnspokenDeck(side, pile, table) ? 0 : count;
  const size = side.sizes.get(pile) ?? Math.max(usual, cards.length);
  if (size < cards.length)
    throw new SetupProblem(`${side.name}'s ${pile} can't hold ${size} cards: ${cards.length} are named.`);
  const blank = (_: unknown, place: number): CardSpecification => ({
    name: `${side.name}'s blank ${pile} card ${place + 1}`,
    ...(card ?? terms.blank),
  });
  return [...cards, ...Array.from({ length: size - cards.length }, blank)];
}

/** A number that a game says itself, or that one of its rules names. */
const numberOf = (figure: Figure, terms: Terms, off: readonly string[]): number =>
  typeof figure === 'number' ? figure : figureOf(terms, figure.rule, off);
