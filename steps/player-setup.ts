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
  const { homes, piles, besides = [] } = table.terms;
  return {
    name: side.name,
    zones: Object.fromEntries([...piles, ...besides].map((pile) => [pile, filled(side, pile, table, off)])),
    resources: resourcesOf(side, table, off),
    permanents: homes ? withHomes(side, homes, table) : besidePlaces(side, table),
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
  const { kind, called, usual, least = 0 } = stock;
  const most = numberOf(stock.most, terms, off);
  const amount = resources.get(kind) ?? (fromTheBeginning ? 0 : Math.min(usual, most));
  if (amount < least || amount > most)
    throw new SetupProblem(`${name}'s ${called} can't hold ${amount} ${kind}; it holds ${least} to ${most}.`);
  return { ...Object.fromEntries(resources), [kind]: amount };
}

/** The permanents of a player of a game in which nothing holds the rest. */
function besidePlaces(side: Side, table: Table): readonly PermanentSetup[] {
  const onTheTable = side.permanents
    .filter(({ attachedTo }) => attachedTo === undefined)
    .flatMap((permanent) =>
      copies(permanent).map((copy, place) => ({
        ...copy,
        ...(permanent.at === undefined ? {} : { at: permanent.at }),
        ...statusesOf(controlled(permanent, table.terms)),
        ...(place === 0 ? attachedTo(permanent.card.name, side, table) : {}),
      })),
    );
  return [...ownPlace(side, table), ...onTheTable];
}

/** What is so of a permanent; of a place that its player controls, that as well. */
function controlled(
  { card, statuses = [], isControlled }: Side['permanents'][number],
  { place }: Terms,
): readonly string[] {
  const isPlace = card.types.some((type) => place?.card.types.includes(type));
  return isPlace && isControlled && place?.controlled !== undefined
    ? [...new Set([...statuses, place.controlled])]
    : statuses;
}

const statusesOf = (statuses: readonly string[]): Pick<PermanentSetup, 'statuses'> =>
  statuses.length > 0 ? { statuses } : {};

/** The places that everybody brings, where the Givens describe none; of a whole deck, those that make it up. */
function ownPlace(side: Side, { terms, sides, madeUp }: Table): readonly PermanentSetup[] {
  const { place, constructed } = terms;
  if (!place) return [];
  const isPlace = (types: readonly string[]): boolean =>
    types.some((each) => place.card.types.includes(each));
  const described = side.permanents.filter(({ card }) => isPlace(card.types));
  const there = described.reduce((sum, { count }) => sum + count, 0);
  const { called, card: brought } = place;
  const spokenOf = there > 0 ? undefined : undescribedPlaces(sides, called, isPlace).get(side.name);
  const missing = madeUp ? constructed.places - there : there > 0 ? 0 : 1;
  const names = [spokenOf ?? `${side.name}'s ${called}`, ...numbered(called, side)];
  return names.slice(0, Math.max(0, missing)).map((name) => ({ card: { ...brought, name } }));
}

/** What is called only by which of a player's it is, from the second on. */
const numbered = (called: string, { name }: Side): readonly string[] =>
  ['second', 'third', 'fourth'].map((ordinal) => `${name}'s ${ordinal} ${called}`);

/** A player's homes with what is in each: those that are described, those that are spoken of, and unused ones. */
function withHomes(
  side: Side,
  { count, card: printed, unused }: NonNullable<Terms['homes']>,
  { terms, fromTheBeginning, constructed }: Table,
): readonly PermanentSetup[] {
  const { home: called = '', opposites } = terms;
  const isUnused = ({ statuses = [] }: PermanentSetup): boolean => statuses.includes(unused);
  /** What is so of it: from the beginning it is unused, unless something else is said. */
  const usualOf = (statuses: readonly string[] = []): readonly string[] =>
    !fromTheBeginning || statuses.some((each) => each === unused || each === opposites[unused])
      ? statuses
      : [...statuses, unused];
  const plain = (name: string, statuses: readonly string[]): Home => ({
    card: { name, ...printed },
    ...statusesOf(statuses),
    attached: [],
  });
  const named = side.permanents.filter(({ card }) => card.types.some((type) => printed.types.includes(type)));
  const others = side.permanents.filter((permanent) => !named.includes(permanent));
  const homes: Home[] = named.flatMap((permanent) =>
    copies(permanent).map((copy) => ({ ...copy, ...statusesOf(usualOf(copy.statuses)), attached: [] })),
  );
  for (const { at } of others)
    if (at !== undefined && !homes.some(({ card }) => card.name === at)) homes.push(plain(at, []));
  const names = [`${side.name}'s ${called}`, ...numbered(called, side)];
  const nextName = (): string => names.shift() ?? `${side.name}'s ${called}`;
  if (fromTheBeginning || !homes.every(isUnused)) {
    if (!fromTheBeginning) names.shift();
  } else homes.unshift(plain(nextName(), []));
  while (homes.length < count) homes.push(plain(nextName(), [unused]));
  // Of a whole deck, the engine is asked to say what is wrong with it.
  if (homes.length > count && !constructed)
    throw new SetupProblem(
      `${side.name} can't have ${homes.length} ${called}s: a player of ${terms.game} has ${count}, and these are ${homes.map(({ card }) => `"${card.name}"`).join(', ')}.`,
    );
  const first = homes.find((home) => !isUnused(home)) ?? homes[0];
  for (const permanent of others) {
    const held = permanent.at === undefined ? first : homes.find(({ card }) => card.name === permanent.at);
    held?.attached.push(...copies(permanent));
  }
  return homes;
}

type Home = PermanentSetup & { readonly attached: PermanentSetup[] };

/** What is attached to a player's permanent of a name: of another player's things those whose player has none of that name. */
function attachedTo(name: string, side: Side, { sides }: Table): Pick<PermanentSetup, 'attached'> {
  const attached = sides.flatMap((other, seat) =>
    hostIn(sides, other, name) === side
      ? other.permanents
          .filter((each) => each.attachedTo === name)
          .flatMap(copies)
          .map((copy) => (other === side ? copy : { ...copy, seat }))
      : [],
  );
  return attached.length > 0 ? { attached } : {};
}

/** The side on which a player's things find the permanent of a name that they are attached to: the player's own, or else the first. */
export const hostIn = (sides: readonly Side[], own: Side, name: string): Side | undefined =>
  [own, ...sides].find(({ permanents }) => permanents.some(({ card }) => card.name === name));

const copies = ({ count, card, damage, counters, statuses = [] }: CardsPhrase): readonly PermanentSetup[] =>
  Array.from({ length: count }, () => ({ card, damage, counters, ...statusesOf(statuses) }));

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
