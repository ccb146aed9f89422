import { type Metamorphosis, metamorphic } from '../fuzz/metamorphic';
import type { Hello } from '../port/contract';
import { ReferenceEngine } from '../port/in-process';
import type { Gap } from '../port/process/gaps';
import { useEngine } from '../port/under-test';
import type { ScenarioResult } from '../reports/model';
import { Scenarios } from '../reports/scenarios';
import { bookWritten } from './edition-written';
import type { EngineOptions } from './engine-options';
import { keepReadings } from './kept-readings';
import { lineSuffix } from './line-suffix';
import { type Metamorphosed, toldOf } from './metamorphosed';
import { Problem } from './problem';
import { type Playlist, play, type Steps } from './run';
import { RunStopped } from './run-stopped';
import { rulebookOfFile } from './selection';
import { Transcripts } from './transcripts';

/** Which scenarios are played on which engine, and what is kept of it. */
export interface Job {
  readonly playlist: Playlist;
  readonly rulebooks: readonly string[];
  /** The command that starts the engine; left out: the reference engine, in process. */
  readonly command?: string;
  readonly options: EngineOptions;
  /** The folder for the transcripts that the playlist asks for. */
  readonly transcripts?: string;
  /** What is done to every game so that nothing may be different. */
  readonly metamorphic?: Metamorphosis;
}

/** Hears of a job while it is played. */
export interface Listener {
  /** What the engine says of itself; before the first scenario. */
  hello(hello: Hello): void;
  /** A scenario is over; how often the engine had to be started again since the one before. */
  result(result: ScenarioResult, restarts: number): void;
}

/** What is known only when a job is over. */
export interface JobEnd {
  /** What became of tables with what the engine says it lacks, by feature. */
  readonly gaps: Readonly<Record<string, Gap>>;
  /** Files with transcripts. */
  readonly transcripts: readonly string[];
  /** What became of a metamorphic run. */
  readonly metamorphic?: Metamorphosed;
}

/** Starts an engine in a process of its own. What that needs is loaded only then: in process no message is read. */
function started(...args: Parameters<typeof import('./open-engine')['openEngine']>) {
  const { openEngine }: typeof import('./open-engine') = require('./open-engine');
  return openEngine(...args);
}

/**
 * Plays scenarios on one engine, in this process, until they are through or `isStopped`. Throws a Problem where the engine
 * can't be spoken to.
 */
export async function playJob(
  { playlist, rulebooks, command, options, transcripts, metamorphic: kind }: Job,
  steps: Steps,
  listener: Listener,
  isStopped: () => boolean,
): Promise<JobEnd> {
  keepReadings();
  const opened = command === undefined ? undefined : started(command, options, rulebooks);
  const kept = transcripts === undefined ? undefined : new Transcripts(transcripts);
  const scenarios = new Scenarios(bookWritten(rulebooks));
  try {
    const { engine, hello } = opened ?? {
      engine: new ReferenceEngine(),
      hello: new ReferenceEngine().hello(),
    };
    listener.hello(hello);
    const another = opened ? undefined : () => new ReferenceEngine();
    const changed = kind === undefined ? undefined : metamorphic(kind, engine, another);
    useEngine(changed?.engine ?? engine);
    const played = hello.rulebooks.map(({ id }) => id);
    const files = playlist.files.filter((file) => {
      const rulebook = rulebookOfFile(file.replace(lineSuffix, ''), rulebooks);
      return rulebook === undefined || played.includes(rulebook);
    });
    if (files.length === 0 && playlist.files.length > 0)
      throw new Problem([
        `${hello.engine} plays ${played.join(', ')}: the feature files given are about none of these.`,
      ]);
    let restarts = 0;
    if (files.length === 0) return { gaps: {}, transcripts: [] };
    await untilStopped(
      play({ ...playlist, files }, steps, false, (message) => {
        if (message.testCaseStarted && isStopped()) throw new RunStopped();
        kept?.update(message);
        const result = scenarios.update(message);
        if (!result) return;
        kept?.write(result);
        const now = opened?.engine.conversation.restarts ?? 0;
        listener.result(result, now - restarts);
        restarts = now;
      }),
    );
    return {
      gaps: opened?.engine.gaps.end() ?? {},
      transcripts: kept?.files ?? [],
      ...(changed ? { metamorphic: toldOf(changed.tally) } : {}),
    };
  } finally {
    opened?.engine.end();
  }
}

/** Waits for what is played; that it was stopped is no error. */
async function untilStopped(played: Promise<unknown>): Promise<void> {
  try {
    await played;
  } catch (error) {
    if (!(error instanceof RunStopped)) throw error;
  }
}
