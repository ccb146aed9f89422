import path from 'node:path';
import type { Hello } from '../port/contract';
import type { ScenarioResult, Unfinished } from '../reports/model';
import { type Job, type JobEnd, type Listener, playJob } from './engine-job';
import type { Interruption } from './interruption';
import { type Part, playInParts } from './jobs';
import { filesInParts } from './parts';
import type { WrittenScenario } from './plan';
import { Problem } from './problem';
import { progressOn } from './progress';
import type { Steps } from './run';
import type { RunJournal } from './run-journal';
import { rulebookOfFile } from './selection';
import { worthwhileJobs } from './worthwhile-jobs';

/** What the scenarios of a run are played with on one of its engines. */
interface EngineOrder {
  readonly job: Job;
  /** The engine's place among those of the run. */
  readonly number: number;
  /** In how many processes at once; left out: in as many as it pays for. */
  readonly jobs?: number;
  /** Are failures told as they come? Left out: they are. */
  readonly tellsFailures?: boolean | undefined;
  readonly scenarios: readonly WrittenScenario[];
  readonly steps: Steps;
  readonly journal?: RunJournal;
  readonly interruption: Interruption;
}

/** What became of a run on one engine. */
interface EngineRun extends JobEnd {
  /** In the order in which they were selected. */
  readonly results: readonly ScenarioResult[];
  /** What the engine said of itself; undefined where it never did. */
  readonly hello?: Hello;
  /** How often it had to be started again. */
  readonly restarts: number;
  readonly unfinished?: Unfinished;
}

/**
 * Plays the scenarios that have no result yet on one engine, and writes each result into the journal. What ends the run
 * too early is part of what became of it, as are the results until then.
 */
export async function playOn(order: EngineOrder): Promise<EngineRun> {
  const { job, number, scenarios, journal, interruption } = order;
  const former = journal?.former(number);
  const results = new Map([...(former?.results ?? [])].filter(([, { verdict }]) => verdict !== 'not run'));
  let { restarts } = former ?? { restarts: 0 };
  let hello: Hello | undefined;
  const listener: Listener = {
    hello: (heard) => {
      if (former?.hello !== undefined && JSON.stringify(former.hello) !== JSON.stringify(heard))
        throw new Problem([
          `${heard.engine} says another hello than when the run began: leave --resume out, and all is played again.`,
        ]);
      if (hello === undefined && former?.hello === undefined) journal?.hello(number, heard);
      hello = heard;
    },
    result: (result, more) => {
      journal?.result(number, result, more);
      results.set(result.id, result);
      restarts += more;
    },
  };
  const missing = scenarios.filter(({ id }) => !results.has(id));
  let end: JobEnd = { gaps: {}, transcripts: [] };
  let problem: Problem | undefined;
  try {
    if (!interruption.isAsked) end = await playMissing(order, missing, listener);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    problem = error;
  }
  const played = scenarios.flatMap(({ id }) => results.get(id) ?? []);
  const selected = scenarios.filter(({ uri }) => isPlayed(uri, hello, job.rulebooks)).length;
  const unfinished = whyUnfinished(problem, interruption, played.length < selected);
  return {
    ...end,
    results: played,
    ...(hello ? { hello } : {}),
    restarts,
    ...(unfinished ? { unfinished: { ...unfinished, played: played.length, selected } } : {}),
  };
}

async function playMissing(
  { job, jobs: wanted, tellsFailures = true, steps, scenarios, interruption }: EngineOrder,
  missing: readonly WrittenScenario[],
  listener: Listener,
): Promise<JobEnd> {
  const jobs = wanted ?? worthwhileJobs(job.command, missing.length);
  const { playlist } = job;
  const files = missing.length < scenarios.length ? linesOf(missing) : playlist.files;
  const rest: Job = { ...job, playlist: { ...playlist, files } };
  const progress = progressOn(process.stderr, missing.length, { failures: tellsFailures });
  const watching: Listener = {
    hello: listener.hello,
    result: (result, restarts) => {
      listener.result(result, restarts);
      progress.step(result);
    },
  };
  try {
    return job.command === undefined && jobs === 1
      ? await playJob(rest, steps, watching, () => interruption.isAsked)
      : await playInParts(rest, partsOf(rest, missing, jobs), watching, interruption);
  } finally {
    progress.stop();
  }
}

/** What is played in each process. Which files an engine of another process plays is known only when it has said hello. */
function partsOf(
  { command, playlist, rulebooks }: Job,
  scenarios: readonly WrittenScenario[],
  jobs: number,
): readonly Part[] {
  if (jobs === 1) return [{}];
  if (command !== undefined) return Array.from({ length: jobs }, (_, at) => ({ shard: `${at + 1}/${jobs}` }));
  return filesInParts(playlist.files, scenarios, rulebooks, jobs).map((files) => ({ files }));
}

/** Scenarios as Cucumber is told to play them: each file with the lines. */
function linesOf(scenarios: readonly WrittenScenario[]): readonly string[] {
  const lines = new Map<string, number[]>();
  for (const { uri, line } of scenarios) lines.set(uri, [...(lines.get(uri) ?? []), line]);
  return [...lines].map(([uri, own]) => `${path.resolve(uri)}:${own.join(':')}`);
}

/** Whether an engine plays what a feature file is about, as far as it is known what it plays. */
function isPlayed(uri: string, hello: Hello | undefined, rulebooks: readonly string[]): boolean {
  const rulebook = rulebookOfFile(uri, rulebooks);
  return !hello || rulebook === undefined || hello.rulebooks.some(({ id }) => id === rulebook);
}

function whyUnfinished(
  problem: Problem | undefined,
  { asked }: Interruption,
  isSomethingLeft: boolean,
): Pick<Unfinished, 'why' | 'exitCode'> | undefined {
  if (asked && isSomethingLeft) return { why: `Interrupted (${asked.signal}).`, exitCode: asked.exitCode };
  return problem && { why: problem.sentences.join(' '), exitCode: problem.exitCode };
}
