import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { INVALID_MOVE } from 'boardgame.io/core';
import { processorTime } from './clock';
import { pick, seeded } from './random';

interface Squares {
  cells: (string | null)[];
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const hasLine = (cells: Squares['cells']): boolean =>
  LINES.some(
    ([first = 0, ...rest]) => cells[first] !== null && rest.every((each) => cells[each] === cells[first]),
  );

/** The game of boardgame.io's own tutorial. */
const ticTacToe: Game<Squares> = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id: number) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }) => {
    if (hasLine(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
  ai: {
    enumerate: (G) =>
      G.cells.flatMap((cell, id) => (cell === null ? [{ move: 'clickCell', args: [id] }] : [])),
  },
};

interface Unit {
  power: number;
  rested: boolean;
}
interface Table {
  decks: number[][];
  hands: number[][];
  reserves: number[];
  units: Unit[][];
  bases: number[];
}

/** A card game as small as can be: units are paid for and attack the other player's base. */
const cardGame: Game<Table> = {
  setup: ({ random }) => {
    const dealt = () => random.Shuffle(Array.from({ length: 40 }, (_, place) => 1 + (place % 5)));
    const decks = [dealt(), dealt()];
    const hands = decks.map((deck) => deck.splice(0, 2));
    return { decks, hands, reserves: [3, 3], units: [[], []], bases: [20, 20] };
  },
  turn: {
    onBegin: ({ G, ctx }) => {
      const seat = Number(ctx.currentPlayer);
      G.reserves[seat] = Math.min(20, (G.reserves[seat] ?? 0) + 3);
      for (const unit of G.units[seat] ?? []) unit.rested = false;
      const drawn = G.decks[seat]?.pop();
      if (drawn !== undefined) G.hands[seat]?.push(drawn);
    },
  },
  moves: {
    play: ({ G, ctx }, place: number) => {
      const seat = Number(ctx.currentPlayer);
      const card = G.hands[seat]?.[place];
      if (card === undefined || card > (G.reserves[seat] ?? 0)) return INVALID_MOVE;
      G.hands[seat]?.splice(place, 1);
      G.reserves[seat] = (G.reserves[seat] ?? 0) - card;
      G.units[seat]?.push({ power: card, rested: true });
      return undefined;
    },
    attack: ({ G, ctx }, place: number) => {
      const seat = Number(ctx.currentPlayer);
      const unit = G.units[seat]?.[place];
      if (!unit || unit.rested) return INVALID_MOVE;
      unit.rested = true;
      G.bases[1 - seat] = (G.bases[1 - seat] ?? 0) - unit.power;
      return undefined;
    },
    pass: ({ events }) => {
      events.endTurn();
    },
  },
  endIf: ({ G }) => {
    const fallen = G.bases.findIndex((base) => base <= 0);
    return fallen < 0 ? undefined : { winner: String(1 - fallen) };
  },
  ai: {
    enumerate: (G, ctx) => {
      const seat = Number(ctx.currentPlayer);
      const reserve = G.reserves[seat] ?? 0;
      return [
        { move: 'pass', args: [] },
        ...(G.hands[seat] ?? []).flatMap((card, place) =>
          card <= reserve ? [{ move: 'play', args: [place] }] : [],
        ),
        ...(G.units[seat] ?? []).flatMap((unit, place) =>
          unit.rested ? [] : [{ move: 'attack', args: [place] }],
        ),
      ];
    },
  },
};

interface Matches {
  games: number;
  moves: number;
  nanoseconds: number;
}

/** Random games through boardgame.io's client, moves enumerated as its bots do, for so many nanoseconds. */
function playMatches<G>(game: Game<G>, budget: number): Matches {
  const played: Matches = { games: 0, moves: 0, nanoseconds: 0 };
  for (let seed = 1; played.nanoseconds < budget; seed += 1) {
    const next = seeded(seed);
    const started = processorTime();
    const client = Client<G>({ game: { ...game, seed }, numPlayers: 2, debug: false });
    for (let count = 0; count < 2000; count += 1) {
      const state = client.getState();
      if (!state || state.ctx.gameover !== undefined) break;
      const found = pick(game.ai?.enumerate(state.G, state.ctx, state.ctx.currentPlayer) ?? [], next);
      if (!('move' in found)) break;
      client.moves[found.move]?.(...(found.args ?? []));
      played.moves += 1;
    }
    played.nanoseconds += processorTime() - started;
    played.games += 1;
  }
  return played;
}

export const playTicTacToe = (budget: number): Matches => playMatches(ticTacToe, budget);
export const playCardGame = (budget: number): Matches => playMatches(cardGame, budget);
