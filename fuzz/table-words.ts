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
}

/** A game that nobody knows: nothing is told of what lies on its table. */
const UNKNOWN: TableWords = { inPlay: '', places: [], piles: [] };

const known = new WeakMap<DescribedGame, TableWords>();

/** What the game of a rulebook says of tables. */
export function tableWordsOf(rulebook: string): TableWords {
  const game = describedGames.find(({ description }) => description.rulebook === rulebook);
  if (!game) return UNKNOWN;
  const words = known.get(game) ?? wordsOf(game);
  known.set(game, words);
  return words;
}

function wordsOf({ description: { zones }, sentences: { table, place } }: DescribedGame): TableWords {
  const ofPlaces = zones.find(({ each }) => each === 'place');
  return {
    inPlay: table,
    ...(ofPlaces ? { hiddenIn: ofPlaces.name } : {}),
    places: place?.card.types ?? [],
    piles: zones.filter(({ each }) => each === 'player').map(({ name }) => name),
  };
}
