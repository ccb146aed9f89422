import type { EnginePort, SetupRequest } from '../../port/contract';
import { inEdition } from '../../port/in-process-editions';
import { reluctantly } from '../avoiding';
import type { GameNumbers } from '../game-numbers';
import { numbersFrom, seeded } from '../numbers';
import { byNumbers, playGame, type Violation } from '../play';
import type { Canary, FuzzedRulebook } from '../rulebooks';
import type { FuzzedGame } from '../rulebooks/fuzzed-rulebook';

/** What came of looking for a planted fault. */
export interface Hunt {
  /** What was found; undefined when the budget was used up. */
  readonly violation: Violation | undefined;
  /** Decisions made until then, over all games. */
  readonly decisions: number;
  readonly games: number;
  /** The last game: its table, and every answer until the violation. */
  readonly table: SetupRequest;
  readonly answers: readonly (readonly number[])[];
}

/** A game is left after so many decisions. */
const MOST = 300;
const NOTHING: ReadonlySet<string> = new Set();
const SETTINGS = { deck: 12, swarm: true };

/** The game of some numbers in which a canary is looked for. */
function gameFor({ edition, loop }: Canary, rulebook: FuzzedRulebook, numbers: GameNumbers): FuzzedGame {
  if (loop === undefined)
    return rulebook.game(numbers, edition === undefined ? SETTINGS : { ...SETTINGS, edition });
  const { loops } = rulebook.properties;
  if ('none' in loops) throw new RangeError(`No loops are dealt of ${rulebook.id}: ${loops.none}.`);
  const { table, invariants } = loops[loop];
  return { table: table(numbers), invariants, avoided: NOTHING };
}

/** Plays random games on an engine with a planted fault until an invariant is broken or the canary's budget is used up. */
export function hunt(rulebook: FuzzedRulebook, canary: Canary, seed: number, engine: () => EnginePort): Hunt {
  const next = seeded(seed);
  const number = (): number => next() >>> 1;
  let decisions = 0;
  for (let games = 1; ; games += 1) {
    const things = Array.from({ length: 12 + (number() % 20) }, number);
    const numbers = { shape: number(), deal: number(), things, moves: [], rest: number() };
    const { edition } = canary;
    const { table: dealt, invariants, ...reluctance } = gameFor(canary, rulebook, numbers);
    const table = inEdition(dealt, edition);
    const { violation, answers } = playGame(canary.plant(engine()), table, {
      most: Math.min(MOST, canary.budget - decisions),
      invariants,
      answer: reluctantly(reluctance, byNumbers(numbersFrom([], numbers.rest))),
      another: () => canary.plant(engine()),
    });
    // A loop may come to its end without anybody being asked.
    decisions += canary.loop === undefined ? answers.length : Math.max(1, answers.length);
    if (violation || decisions >= canary.budget) return { violation, decisions, games, table, answers };
  }
}
