import fc from 'fast-check';
import type { EnginePort, SetupRequest } from '../port/contract';
import type { GameNumbers } from './game-numbers';
import type { Invariant } from './invariant';
import { soundness } from './invariants/soundness';
import { numbersFrom } from './numbers';
import { byNumbers, type Played, playGame, type Violation } from './play';
import { reduced, sentenceOf } from './reduce';
import { CampaignReport, type GameOutcome, outcomeOf } from './report';

/** What to play, and what must be true of it. */
export interface Campaign {
  readonly port: EnginePort;
  /** Another engine of the same kind, for what two are needed to check. */
  readonly another?: () => EnginePort;
  readonly games: number;
  /** A game that isn't over after so many decisions is left. */
  readonly most: number;
  /** The table that a game is played on. */
  readonly table: (numbers: GameNumbers) => SetupRequest;
  readonly invariants: readonly Invariant[];
  /** Numbers of rules to switch off. */
  readonly off: readonly string[];
  readonly seed: number;
  /** Of a failure found before: plays that one game and no other. */
  readonly path?: string;
  /** A failing game is left as it was found, which is enough for whoever only asks whether there is one. Left out: made simpler. */
  readonly simplify?: false;
  /**
   * What the first games of this seed came to, in which nothing was broken: they aren't played again. What further games come
   * to is added. Left out: all are played.
   */
  readonly known?: GameOutcome[];
}

/** A game in which an invariant is broken, as simple as it was asked for. */
interface Failure {
  readonly violation: Violation;
  readonly seed: number;
  readonly path: string;
  readonly numbers: GameNumbers;
  readonly table: SetupRequest;
  /** The choices that matter, in order; between them everybody passes. */
  readonly choices: readonly string[];
}

/** What a campaign came to. */
export interface CampaignResult {
  readonly report: CampaignReport;
  readonly failure: Failure | undefined;
}

/** So many games are tried to make a failing one simpler: fewer when the engine breaks, which may take long. */
const SHRINKING = 150;
const SHRINKING_CRASHES = 20;

const anyNumber = fc.nat(0x7fffffff);

const numbers: fc.Arbitrary<GameNumbers> = fc.noBias(
  fc.record({
    shape: anyNumber,
    deal: anyNumber,
    things: fc.array(anyNumber, { maxLength: 40, size: 'max' }),
    moves: fc.array(fc.nat(0xffff), { maxLength: 300, size: 'max' }),
    rest: anyNumber,
  }),
);

/** Plays random games until all are played or one breaks an invariant, and makes that one simpler unless told otherwise. */
export function runCampaign(campaign: Campaign): CampaignResult {
  const { games, seed, path, simplify } = campaign;
  // A path is that of one game, whichever that is.
  const known = (path === undefined && campaign.known) || [];
  const report = new CampaignReport();
  let tries = SHRINKING;
  let failed: Played | undefined;
  // A simpler game breaks the invariant no later than the one before it.
  let { most } = campaign;
  const holds = (game: GameNumbers): boolean => {
    if (failed && tries <= 0) return true;
    if (failed) tries -= 1;
    const before = failed ? undefined : known[report.games];
    if (before) {
      report.add(before);
      return true;
    }
    const played = playNumbers({ ...campaign, most }, game);
    if (!failed) {
      const outcome = outcomeOf(played);
      report.add(outcome);
      if (!played.violation) known.push(outcome);
    }
    if (!played.violation) return true;
    if (!failed && played.violation.invariant === soundness) tries = SHRINKING_CRASHES;
    failed = played;
    most = played.choices.length;
    return false;
  };
  const replay = path === undefined ? { numRuns: games } : { numRuns: 1, path, endOnFailure: true };
  const asFound = simplify === false ? { endOnFailure: true } : {};
  const run = fc.check(fc.property(numbers, holds), { seed, ...asFound, ...replay });
  if (!run.failed) return { report, failure: undefined };
  const found = run.counterexample?.[0];
  if (found === undefined || run.counterexamplePath === null)
    throw new Error(`fast-check found no game: ${fc.defaultReportMessage(run)}`);
  // Whoever leaves a game as it was found has played that very one.
  const played = (simplify === false && failed) || playNumbers(campaign, found);
  return { report, failure: failureOf(campaign, found, run.counterexamplePath, played) };
}

function failureOf(
  campaign: Campaign,
  found: GameNumbers,
  path: string,
  { violation, choices }: Played,
): Failure {
  if (!violation)
    throw new Error(
      'A game that broke an invariant did not break it when it was played again: the engine is not deterministic.',
    );
  const table = tableOf(campaign, found);
  const { port, invariants, seed, simplify } = campaign;
  return {
    violation,
    seed,
    path,
    numbers: found,
    table,
    choices:
      simplify === false ? choices.map(sentenceOf) : reduced(port, table, invariants, choices, violation),
  };
}

function tableOf({ table, off }: Campaign, game: GameNumbers): SetupRequest {
  return { ...table(game), off };
}

function playNumbers(campaign: Campaign, game: GameNumbers): Played {
  const { port, another, most, invariants } = campaign;
  const answer = byNumbers(numbersFrom(game.moves, game.rest));
  return playGame(port, tableOf(campaign, game), { most, invariants, answer, another });
}
