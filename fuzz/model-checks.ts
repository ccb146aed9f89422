import { isDeepStrictEqual } from 'node:util';
import type { EnginePort, PendingDecision } from '../port/contract';
import { gameEdition, inEdition } from '../port/in-process-editions';
import type { Check } from '../port/probe/checks';
import type { ProbedGame } from '../port/probe/table';
import { Fault } from '../port/probe/talk';
import { Unsupported } from '../port/problems';
import { answerFrom } from './answer-from';
import { amountsDiffer } from './differential/amounts';
import { inWhatIsSeen, Lockstep } from './differential/lockstep';
import type { Invariant } from './invariant';
import { seeded } from './numbers';
import { type Played, playGame } from './play';
import { fuzzedRulebook } from './rulebooks';
import type { ModelGame } from './rulebooks/fuzzed-rulebook';

/** The engines of a check: each call starts one, which the probe ends. */
export interface ModelEngines {
  /** Plays as the rulebook has it. */
  reference(): EnginePort;
  /** The engine that is probed, in a process of its own. */
  probed(): EnginePort;
}

const PAGE = 'docs/protocol.md';
/** So many choices are shown of how a game came to where it differs. */
const SHOWN = 8;
/** The most often that a player passes who could do something: one time in so many. */
const PASSES = 4;

/**
 * What an engine is probed for in whole games: that it offers, shows and tells what the rules say, and that a game can be
 * taken back and played again. The reference engine plays each game as well.
 *
 * @param played the rulebook, and where it has several an edition of it
 */
export function modelChecks({ rulebook, edition }: ProbedGame, engines: ModelEngines): readonly Check[] {
  const of = gameEdition(rulebook, edition);
  const games = (fuzzedRulebook(of?.game ?? rulebook)?.modelGames ?? []).map((game) => ({
    ...game,
    table: inEdition(game.table, edition ?? (of?.game === rulebook ? undefined : of?.edition)),
  }));
  return games.flatMap((game): readonly Check[] => [
    {
      name: `it offers, shows and tells what the rules have: ${game.about}`,
      needs: game.needs,
      page: `${PAGE}#words-that-scenarios-wait-for`,
      run: () => likeTheModel(game, engines),
    },
    {
      name: `each act can be taken back and done again: ${game.about}`,
      needs: ['taking back', ...game.needs],
      page: `${PAGE}#features`,
      run: () => backAndForth(game, engines.probed()),
    },
    {
      name: `another process plays the same game, with the same hashes: ${game.about}`,
      needs: game.needs,
      page: `${PAGE}#the-protocol`,
      run: () => twoProcesses(game, engines),
    },
  ]);
}

/**
 * Answers decisions as chance has it, but does something rather than nothing.
 *
 * @param seed of the chance
 */
export function eager(seed: number): (decision: PendingDecision) => readonly number[] {
  const next = seeded(seed);
  return (decision) => {
    const doing = decision.options.flatMap(({ action }, place) => (action === 'pass' ? [] : [place]));
    const passes = decision.purpose !== 'priority' || doing.length === 0 || next() % PASSES === 0;
    return passes ? answerFrom(decision, next) : [doing[next() % doing.length] ?? 0];
  };
}

function likeTheModel({ table, choices, decisions }: ModelGame, engines: ModelEngines): void {
  const probed = engines.probed();
  let unsupported: Unsupported | undefined;
  const invariant: Invariant = {
    number: 'model',
    name: 'model',
    rules: [],
    cost: 'cheap',
    documentation: 'The engine plays as the reference engine does.',
    gherkin: 'both engines play the same game',
    broken: 'the engines differ',
    mustReach: {},
    watch: ({ port, answers }) => {
      const lockstep = new Lockstep(table, { name: 'the engine', port: probed }, (here, there) => {
        const amounts = amountsDiffer(here, there);
        return inWhatIsSeen(here, there) ?? (amounts && { about: 'events', ...amounts });
      });
      return {
        look: (moment) => {
          try {
            const found = lockstep.follow(moment, answers.at(-1)) ?? lockstep.viewsDiffer(port);
            if (!found) return undefined;
            const rule = found.rule ? ` (${found.rule})` : '';
            return `By the rules ${found.one}; of the engine: ${found.other}${rule}.`;
          } catch (error) {
            if (error instanceof Unsupported) unsupported = error;
            throw error;
          }
        },
      };
    },
  };
  const played = playGame(engines.reference(), table, {
    most: decisions,
    invariants: [invariant],
    answer: eager(choices),
    takenBackEvery: Number.POSITIVE_INFINITY,
  });
  if (unsupported) throw unsupported;
  failWhereBroken(played);
}

function backAndForth({ table, choices, decisions }: ModelGame, probed: EnginePort): void {
  // Says what it doesn't support before the game begins.
  probed.setup(table);
  failWhereBroken(
    playGame(probed, table, { most: decisions, invariants: [], answer: eager(choices), takenBackEvery: 1 }),
  );
}

/** Everything that can be asked for of a position. */
const lookAt = (engine: EnginePort): unknown => ({
  decision: engine.legal() ?? null,
  observation: engine.observe(),
  trace: engine.trace(),
  hash: engine.hash(),
});

function twoProcesses({ table, choices, decisions }: ModelGame, engines: ModelEngines): void {
  const answers: (readonly number[])[] = [];
  const seen: unknown[] = [];
  const first = engines.probed();
  const answer = eager(choices);
  first.setup(table);
  for (let decision = first.legal(); ; decision = first.legal()) {
    seen.push(lookAt(first));
    if (!decision || answers.length === decisions) break;
    const given = answer(decision);
    answers.push(given);
    act(first, given);
  }
  const second = engines.probed();
  second.setup(table);
  for (const [place, look] of seen.entries()) {
    const again = lookAt(second);
    if (!isDeepStrictEqual(again, look))
      throw new Fault(`After ${place} acts, the game differs from the same game in another process.`, '', '');
    const given = answers[place];
    if (given) act(second, given);
  }
}

function act(engine: EnginePort, answer: readonly number[]): void {
  const result = engine.act({ do: 'answer', answer });
  if (!result.done) throw new Fault(`It refuses an answer out of its own options: ${result.reason}.`, '', '');
}

function failWhereBroken({ violation, choices }: Pick<Played, 'violation' | 'choices'>): void {
  if (!violation) return;
  const shown = choices
    .slice(-SHOWN)
    .map(({ player, purpose, chosen }) => `  ${player}: ${purpose}: ${chosen}`);
  const before = choices.length > SHOWN ? ` ${choices.length - SHOWN} choices, and then` : '';
  const after = choices.length === 0 ? '' : `\nThat is after${before}:\n${shown.join('\n')}`;
  throw new Fault(`${violation.message}${after}`, '', '');
}
