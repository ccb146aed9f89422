import type { Envelope } from '@cucumber/messages';
import { type Metamorphosis, metamorphic } from '../fuzz/metamorphic';
import type { Hello } from '../port/contract';
import { ReferenceEngine } from '../port/in-process';
import type { Gap } from '../port/process/gaps';
import { useEngine } from '../port/under-test';
import type { ScenarioResult } from '../reports/model';
import { Scenarios } from '../reports/scenarios';
import type { EngineOptions } from './engine-options';
import { type Metamorphosed, toldOf } from './metamorphosed';
import { Problem } from './problem';
import { type Playlist, play, type Steps } from './run';
import { lineSuffix, rulebookOfFile } from './selection';
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

/** What became of a job. */
export interface Played {
  readonly results: readonly ScenarioResult[];
  /** What the engine said of itself. */
  readonly hello: Hello;
  /** How often it had to be started again. */
  readonly restarts: number;
  /** What became of tables with what it says it lacks, by feature. */
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

/** Plays scenarios on one engine, in this process. Throws a Problem where the engine can't be spoken to. */
export async function playJob(
  { playlist, rulebooks, command, options, transcripts, metamorphic: kind }: Job,
  steps: Steps,
  onMessage: (message: Envelope) => void,
): Promise<Played> {
  const opened = command === undefined ? undefined : started(command, options, rulebooks);
  const kept = transcripts === undefined ? undefined : new Transcripts(transcripts);
  const scenarios = new Scenarios();
  try {
    const { engine, hello } = opened ?? {
      engine: new ReferenceEngine(),
      hello: new ReferenceEngine().hello(),
    };
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
    if (files.length > 0)
      await play({ ...playlist, files }, steps, false, (message) => {
        scenarios.update(message);
        kept?.update(message);
        onMessage(message);
      });
    return {
      results: scenarios.results((uri) => rulebookOfFile(uri, rulebooks)),
      hello,
      restarts: opened?.engine.conversation.restarts ?? 0,
      gaps: opened?.engine.gaps.end() ?? {},
      transcripts: kept?.files ?? [],
      ...(changed ? { metamorphic: toldOf(changed.tally) } : {}),
    };
  } finally {
    opened?.engine.end();
  }
}
