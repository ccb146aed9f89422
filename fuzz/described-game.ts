import type {
  CardSpecification,
  ObjectView,
  PermanentSetup,
  PlayerSetup,
  SetupRequest,
} from '../port/contract';
import type { DescribedGame } from '../port/in-process-games';
import { probeTable } from '../port/probe/table';
import { canariesOfEveryGame } from './canaries/of-every-game';
import { damaged } from './details';
import type { GameNumbers } from './game-numbers';
import type { GameWords } from './game-words';
import type { Invariant } from './invariant';
import { hiddenInformation } from './invariants/hidden';
import { ofEveryGame } from './invariants/of-every-game';
import { deterministic } from './invariants/replayed';
import { digitsOf, type Next, seeded } from './numbers';
import type { FuzzedRulebook, PropertyGames } from './rulebooks/fuzzed-rulebook';
import { tableWordsOf } from './table-words';

/** Numbers on cards are this much larger, at most. */
const MORE = 3;
/** So many cards are in a pile that holds any, at most, but for what players draw from. */
const HELD = 5;

/**
 * What a game brings to the fuzzer that brings nothing of its own: its tables are plain ones with other numbers of other cards, and
 * what must be true of them is what is true of every game.
 */
export function describedRulebook({ description, sentences }: DescribedGame): FuzzedRulebook {
  const { rulebook, title, zones, parts } = description;
  const own = zones.filter(({ each }) => each === 'player');
  const unseen = own.filter(({ seenBy }) => seenBy !== undefined && seenBy !== 'everybody');
  const words: GameWords = {
    quietEvents: new Set(),
    thinkable: Object.fromEntries([
      ...unseen.map(({ name }) => [name, ['play']] as const),
      [sentences.table, ['activate']] as const,
    ]),
    deeds: { play: 'play {object}', activate: 'activate {object}' },
    declarations: {},
    costs: {},
    details: { type: sentences.blank.types[0] ?? '', ofObjects: [damaged], ofPlayers: [] },
  };
  const hidden = hiddenInformation({
    isHidden: ({ zone, owner }: ObjectView, viewer) =>
      unseen.some(({ name, seenBy }) => name === zone && (seenBy === 'nobody' || owner !== viewer)),
    shown: /reveal|look|search/i,
    revealed: /revealed/i,
    dealt: unseen.map(({ name }) => name),
  });
  const invariants: readonly Invariant[] = [...ofEveryGame(words), hidden];
  const games = (deck: number): PropertyGames => ({
    invariants,
    table: (numbers) => plainlyVaried(rulebook, numbers, deck),
  });
  return {
    id: rulebook,
    title,
    turnBegins: parts[0] ?? '',
    invariants,
    // Where no card has text, chance may decide nothing.
    canaries: canariesOfEveryGame().filter(({ foundBy }) =>
      foundBy.some((number) => number !== deterministic.number),
    ),
    saboteurs: {},
    modelGames: [],
    words,
    properties: {
      random: games,
      generated: games(HELD),
      loops: { none: 'nothing is known of what its cards can repeat' },
      without: {},
    },
    game: (numbers, { deck }) => ({
      table: plainlyVaried(rulebook, numbers, deck),
      invariants,
      avoided: new Set(),
    }),
  };
}

/** A plain table with other numbers of other cards. */
function plainlyVaried(rulebook: string, { shape, deal }: GameNumbers, deck: number): SetupRequest {
  const [worn] = tableWordsOf(rulebook).arranged;
  const table = probeTable({ rulebook }, deal);
  const digit = digitsOf(shape);
  const next = seeded(deal);
  const { players, from, stops, ...rest } = table;
  const asksAlways = digit(2) === 1;
  return {
    ...rest,
    ...(asksAlways && stops ? { stops } : {}),
    players: players.map((player) => varied(player, { deck, worn }, next)),
    from: from === 'the beginning' ? from : { ...from, activePlayer: digit(players.length) },
  };
}

/**
 * The same player with other cards: as many as may be in each pile, and other numbers on all that lies on something.
 *
 * @param worn a status that some of that has; undefined: the game has none
 */
function varied(
  { zones = {}, permanents = [], ...player }: PlayerSetup,
  { deck, worn }: { readonly deck: number; readonly worn: string | undefined },
  next: Next,
): PlayerSetup {
  const held = (each: Attached): Attached => ({
    ...each,
    card: otherNumbers(each.card, next),
    statuses: next() % 3 === 0 && worn !== undefined ? [worn] : [],
  });
  const lying = (each: PermanentSetup): PermanentSetup =>
    each.attached ? { ...each, attached: each.attached.map(held) } : each;
  const pile = (cards: readonly CardSpecification[]): readonly CardSpecification[] =>
    Array.from({ length: next() % (Math.max(deck, HELD) + 1) }, () => cards[next() % cards.length]).flatMap(
      (card) => (card === undefined ? [] : [otherNumbers(card, next)]),
    );
  return {
    ...player,
    permanents: permanents.map(lying),
    zones: Object.fromEntries(
      // A single card is there by a rule.
      Object.entries(zones).map(([name, all]) => [name, all.length > 1 ? pile(all) : all]),
    ),
  };
}

type Attached = NonNullable<PermanentSetup['attached']>[number];

/** A card with larger numbers on it. */
function otherNumbers(card: CardSpecification, next: Next): CardSpecification {
  const { fields } = card;
  if (!fields) return card;
  const numbers = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'number' ? [[name, value + (next() % MORE)] as const] : [],
  );
  return { ...card, fields: { ...fields, ...Object.fromEntries(numbers) } };
}
