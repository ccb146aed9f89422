import { type Answer, answerFrom, type Decision } from '../engine/kernel';
import { type LegionsGame, newGame, resumeGame, startGame } from '../engine/legions-of-will';
import { arrange } from '../engine/legions-of-will/table/arrange';
import type { CardSpecification, SetupRequest } from '../port/contract';
import { deck, startingBases } from './cards';
import { processorTime } from './clock';
import { type Next, seeded } from './random';

/** A game that has not ended by then is left. */
export const MOST_DECISIONS = 2000;

/** The table of one random game: two players, each with a deck of their own and three bases, none of them turned up. */
export function table(seed: number, deckOf = deck): SetupRequest {
  const next = seeded(seed);
  const player = (name: string) => ({
    name,
    zones: { deck: deckOf(next) },
    permanents: startingBases.map((card: CardSpecification) => ({ card, statuses: ['face down'] })),
  });
  const players = [player('Alice'), player('Bob')];
  return { rulebook: 'legions-of-will', players, seed, from: 'the beginning' };
}

/** A game at its first decision. */
export function begin(request: SetupRequest): LegionsGame {
  const { players, seed, from } = request;
  const game = newGame({ players: players.map(({ name }) => name), seed });
  arrange(game, request);
  if (from === 'the beginning') startGame(game);
  else resumeGame(game, from.part, from.turn);
  return game;
}

/** Lays out the table of a game of Legions of Will; what it returns begins the game. */
export const games =
  (deckOf = deck) =>
  (seed: number): (() => LegionsGame) => {
    const request = table(seed, deckOf);
    return () => begin(request);
  };

/** A game under way, whichever it is: what is measured of it. */
export interface Running {
  readonly decision: Decision | undefined;
  readonly decisions: number;
  readonly isOver: boolean;
  readonly trace: readonly object[];
  act(answer: Answer): string | undefined;
}

/** Random legal answers until the game is over or the limit is reached; returns them. */
export function play(game: Running, next: Next, limit = MOST_DECISIONS): (readonly number[])[] {
  const answers: (readonly number[])[] = [];
  while (answers.length < limit) {
    const { decision } = game;
    if (!decision) break;
    const answer = answerFrom(decision, next);
    const refused = game.act(answer);
    if (refused !== undefined) throw new Error(`Refused at "${decision.purpose}": ${refused}`);
    answers.push(answer);
  }
  return answers;
}

/** A game that broke the engine. */
export interface Crash {
  readonly seed: number;
  /** Decisions made until then. */
  readonly decision: number;
  readonly error: string;
}

/** What random games came to. */
export interface Played {
  games: number;
  ended: number;
  /** Decisions that a player was asked for. */
  decisions: number;
  /** Decisions with one legal answer, which the engine makes and traces without asking. */
  forced: number;
  /** Lines of trace. */
  lines: number;
  nanoseconds: number;
  crashes: Crash[];
}

/**
 * Whole random games from seed 1 on, set-up included, until `enough` says so; the clock runs in games only.
 *
 * @param laidOut lays out the table for a seed, before the clock runs; what it returns begins the game.
 */
export function playGames(
  enough: (played: Played) => boolean,
  laidOut: (seed: number) => () => Running = games(),
): Played {
  const played: Played = {
    games: 0,
    ended: 0,
    decisions: 0,
    forced: 0,
    lines: 0,
    nanoseconds: 0,
    crashes: [],
  };
  for (let seed = 1; !enough(played); seed += 1) {
    const beginning = laidOut(seed);
    const next = seeded(seed ^ 0x5eed);
    const started = processorTime();
    let game: Running | undefined;
    try {
      game = beginning();
      play(game, next);
    } catch (error) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const firstLines = text.split('\n').slice(0, 4).join(' | ');
      played.crashes.push({ seed, decision: game?.decisions ?? 0, error: firstLines });
    }
    played.nanoseconds += processorTime() - started;
    played.games += 1;
    if (!game) continue;
    played.decisions += game.decisions;
    played.lines += game.trace.length;
    played.forced += forcedIn(game);
    if (game.isOver) played.ended += 1;
  }
  return played;
}

const forcedIn = ({ trace }: Running): number =>
  trace.reduce((count, entry) => count + Number('decision' in entry && 'forced' in entry && entry.forced), 0);
