import { type DescribedGame, describedGames } from '../port/in-process-games';

/** What a game's description says of tables. */
export interface TableWords {
  /** Where permanents lie. */
  readonly inPlay: string;
  /** Where cards lie that belong to a place, beside it; left out: there is no such zone. */
  readonly hiddenIn?: string;
  /** The types of places that objects are at. */
  readonly places: readonly string[];
  /** The piles that each player has. */
  readonly piles: readonly string[];
  /** Zones in which cards of a player's can be put as a table is arranged. */
  readonly holding: readonly string[];
  /** What can be so of an object as a table is arranged, and is shown afterwards. */
  readonly arranged: readonly string[];
  /** The status of what lies hidden beside a place; left out: nothing does. */
  readonly hidden?: string;
  /** Cards that hold what else a player has: their types, and the status of those that have been put to use; left out: nothing does. */
  readonly homes?: { readonly types: readonly string[]; readonly used: string };
  /** The resource of which a scenario gives everybody some; left out: there is none. */
  readonly stock?: string;
  /** What a pile may be left with that is not looked into: how many cards it has goes without saying; left out: it is said of all. */
  readonly usual: readonly string[];
}

/** A game that nobody knows: nothing is told of what lies on its table. */
const UNKNOWN: TableWords = { inPlay: '', places: [], piles: [], holding: [], arranged: [], usual: [] };

const known = new WeakMap<DescribedGame, TableWords>();

/** What the game of a rulebook says of tables. */
export function tableWordsOf(rulebook: string): TableWords {
  const game = describedGames.find(({ description }) => description.rulebook === rulebook);
  if (!game) return UNKNOWN;
  const words = known.get(game) ?? wordsOf(game);
  known.set(game, words);
  return words;
}

function wordsOf({ description, sentences }: DescribedGame): TableWords {
  const { zones, statuses, resources } = description;
  const { table, place, hidden, homes, stock, usual } = sentences;
  const used = statuses.find(({ name }) => name === homes?.unused)?.opposite;
  const [resource] = resources;
  const ofPlaces = zones.find(({ each }) => each === 'place');
  return {
    inPlay: table,
    ...(ofPlaces ? { hiddenIn: ofPlaces.name } : {}),
    places: place?.card.types ?? [],
    piles: zones.filter(({ each }) => each === 'player').map(({ name }) => name),
    holding: zones.filter(({ each, holdsCards }) => each === 'player' || holdsCards).map(({ name }) => name),
    arranged: statuses.filter(({ isArranged, isUnseen }) => isArranged && !isUnseen).map(({ name }) => name),
    ...(hidden ? { hidden: hidden.status } : {}),
    ...(homes ? { homes: { types: homes.card.types, used: used ?? '' } } : {}),
    ...(stock && resource ? { stock: resource.name } : {}),
    usual: Object.keys(usual),
  };
}
