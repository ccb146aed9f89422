import {
  appendFileSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Hello } from '../port/contract';
import type { ScenarioResult } from '../reports/model';
import { isScenarioResult } from '../reports/scenario-results';
import { makeFolder } from './make-folder';
import { Problem } from './problem';

/** The name of a run's journal in the folder of its report, as long as the run is not through. */
export const journalFile = 'results.ndjson';

const SHAPE = 1;

/** What a run is made with, as digests: results of two runs belong together only where all of them are the same. */
export type RunIdentity = Readonly<Record<string, string>>;

/** What a journal holds of the run of one engine. */
interface Former {
  readonly hello?: unknown;
  /** By their ids, each once: the one that was written last. */
  readonly results: ReadonlyMap<string, ScenarioResult>;
  readonly restarts: number;
}

/** What was read of one engine until now. */
interface Taken {
  hello?: unknown;
  readonly results: Map<string, ScenarioResult>;
  restarts: number;
}

/**
 * The journal of a run: a line for each scenario that is over, written at once, so that nothing of it is lost however the
 * run ends. A line that was not written whole counts for nothing.
 */
export class RunJournal {
  readonly #former = new Map<number, Taken>();
  readonly #descriptor: number;
  #vacuous: ReadonlySet<string> | undefined;

  private constructor(
    readonly file: string,
    lines: readonly unknown[],
  ) {
    for (const line of lines) this.#take(line);
    this.#descriptor = openSync(file, 'a');
  }

  /** Begins the journal of a new run. Throws a Problem where nothing can be written to the folder. */
  static begin(folder: string, identity: RunIdentity): RunJournal {
    const file = path.join(folder, journalFile);
    return written(folder, () => {
      makeFolder(folder);
      writeFileSync(file, `${JSON.stringify({ journal: SHAPE, identity })}\n`);
      return new RunJournal(file, []);
    });
  }

  /**
   * Goes on with the journal of a run that did not come to its end; undefined where there is none. Throws a Problem where
   * it is damaged, or one of another run.
   *
   * @param differing says of each part of the identity what it is
   */
  static resume(
    folder: string,
    identity: RunIdentity,
    differing: Readonly<Record<string, string>>,
  ): RunJournal | undefined {
    const file = path.join(folder, journalFile);
    if (!existsSync(file)) return undefined;
    const text = readFileSync(file, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    // It was ended as it began: then nothing was played.
    if (whole === '') return RunJournal.begin(folder, identity);
    const [head, ...lines] = whole
      .split('\n')
      .slice(0, -1)
      .map((line, at) => parsed(line, file, at + 1));
    if (!isRecord(head) || head.journal !== SHAPE || !isRecord(head.identity))
      throw new Problem([`"${file}" is no journal of this version: run the command without --resume.`]);
    const former = head.identity;
    const others = Object.keys(identity).filter((part) => former[part] !== identity[part]);
    if (others.length > 0)
      throw new Problem([
        `The run in "${folder}" can't be resumed: since it began, other ${others.map((part) => differing[part] ?? part).join(', ')}. Make it as it was, or leave --resume out and play all.`,
      ]);
    return written(folder, () => {
      truncateSync(file, Buffer.byteLength(whole));
      return new RunJournal(file, lines);
    });
  }

  /** What was written of the engine with this number. */
  former(engine: number): Former {
    return this.#former.get(engine) ?? { results: new Map(), restarts: 0 };
  }

  /** Ids of the scenarios that an engine in which nothing happens passes; undefined while that is not known. */
  get vacuous(): ReadonlySet<string> | undefined {
    return this.#vacuous;
  }

  set vacuous(ids: ReadonlySet<string>) {
    this.#vacuous = ids;
    this.#write({ vacuous: [...ids] });
  }

  /** Writes down what an engine says of itself. */
  hello(engine: number, hello: Hello): void {
    this.#write({ engine, hello });
  }

  /** Writes down what became of a scenario. */
  result(engine: number, result: ScenarioResult, restarts: number): void {
    this.#write({ engine, restarts, result });
  }

  /** Closes the journal; of a run that is through, it is not needed any more. */
  close(isThrough: boolean): void {
    closeSync(this.#descriptor);
    if (isThrough) rmSync(this.file, { force: true });
  }

  #write(line: object): void {
    written(path.dirname(this.file), () => appendFileSync(this.#descriptor, `${JSON.stringify(line)}\n`));
  }

  #take(line: unknown): void {
    if (isRecord(line) && Array.isArray(line.vacuous)) this.#vacuous = new Set(line.vacuous.map(String));
    if (!isRecord(line) || typeof line.engine !== 'number') return;
    const of: Taken = this.#former.get(line.engine) ?? { results: new Map(), restarts: 0 };
    this.#former.set(line.engine, of);
    if (line.hello !== undefined) of.hello = line.hello;
    if (!isScenarioResult(line.result)) return;
    of.results.set(line.result.id, line.result);
    if (typeof line.restarts === 'number') of.restarts += line.restarts;
  }
}

function parsed(line: string, file: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Problem([`"${file}" is damaged in line ${number}: run the command without --resume.`]);
  }
}

function written<T>(folder: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    if (error instanceof Problem) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem([
      `The journal of the run can't be written to "${folder}" (${why}): give --report a folder that can be written.`,
    ]);
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
