import { isUtf8 } from 'node:buffer';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, constants, fstatSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { constants as constantsOfSystem, tmpdir } from 'node:os';
import path from 'node:path';
import { EngineCrash, EngineTimeout, ProtocolBroken } from '../problems';
import { endAll, MARK } from './end-all';
import type { Line } from './line';

/** A line longer than this is no answer. */
const LONGEST_LINE = 64 * 1024 * 1024;
/** An engine that complains more than this is stopped. */
const MOST_COMPLAINT = 64 * 1024 * 1024;
const COMPLAINT_SHOWN = 2000;
const MOST_QUOTED = 200;
const CHUNK = 256 * 1024;
/** How often an answer is looked for before the runner sleeps in between; then how long it sleeps, in milliseconds. */
const GLANCES = 30;
const SHORTEST_NAP = 0.03;
const LONGEST_NAP = 2;

const { O_NONBLOCK, O_RDONLY, O_RDWR, O_WRONLY } = constants;

/**
 * Runs the command in a process group of its own, so that what it starts in turn ends with it. On its fourth file the
 * shell waits for the end of the runner, however that comes about, and then ends the group, on Linux first what has left it.
 */
const WATCHED =
  'exec 4<&0; eval "$1" <&4 4<&- 3<&- & exec 0</dev/null 1>/dev/null 4<&-; read -r line <&3; ' +
  'cd /proc && for id in [0-9]*; do [ "$id" = $$ ] || ' +
  `! grep -qzx "${MARK}=$${MARK}" "$id/environ" 2>/dev/null || kill -9 "$id" 2>/dev/null; done; kill -9 0`;

/** Both ends of a pipe: the engine's waits, the runner's doesn't. */
interface Pipe {
  readonly engine: number;
  readonly runner: number;
}

const running = new Set<Channel>();
// However the runner ends, its engines end with it.
process.on('exit', () => {
  for (const channel of running) channel.stop();
});
// A signal ends Node without "exit"; whoever listens to it too ends things in order.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(128 + constantsOfSystem.signals[signal]);
  });

/**
 * A process that is spoken to in lines, synchronously: whoever asks waits for the answer, and no longer than until the
 * deadline. Steps and fuzzers can so speak to it as to the engine in process.
 *
 * The pipes are named ones, for Node gives no synchronous access to those that it makes itself.
 */
export class Channel implements Line {
  private readonly child: ChildProcess;
  private readonly toEngine: number;
  private readonly fromEngine: number;
  private readonly complaints: number;
  private readonly chunk = Buffer.allocUnsafe(CHUNK);
  private readonly nap = new Int32Array(new SharedArrayBuffer(4));
  private received: Buffer[] = [];
  private open = true;
  private readonly mark: string;

  /** Starts a process by a command line, as a shell reads it. Throws EngineCrash where it can't be started. */
  constructor(command: string) {
    const folder = mkdtempSync(path.join(tmpdir(), 'rulewright-engine-'));
    this.mark = path.basename(folder);
    try {
      const [input, output] = [path.join(folder, 'input'), path.join(folder, 'output')];
      const made = spawnSync('mkfifo', [input, output]);
      if (made.status !== 0)
        throw new EngineCrash(
          'Engines in a process of their own need named pipes, which this system lacks: on Windows, use WSL.',
        );
      const asked = pipeTo(input);
      const answered = pipeFrom(output);
      const complaints = path.join(folder, 'complaints');
      const written = openSync(complaints, 'a');
      this.complaints = openSync(complaints, 'r');
      this.child = spawn('sh', ['-c', WATCHED, 'sh', command], {
        detached: true,
        stdio: [asked.engine, answered.engine, written, 'pipe'],
        env: { ...process.env, [MARK]: this.mark },
      });
      this.child.on('error', () => {});
      this.child.unref();
      const [, , , lifeline] = this.child.stdio;
      if (lifeline && 'unref' in lifeline && typeof lifeline.unref === 'function') lifeline.unref();
      this.toEngine = asked.runner;
      this.fromEngine = answered.runner;
      running.add(this);
      for (const end of [asked.engine, answered.engine, written]) closeSync(end);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  get isOpen(): boolean {
    return this.open;
  }

  /** The end of what the process wrote to its standard error. */
  complaint(): string {
    try {
      const { size } = fstatSync(this.complaints);
      const length = Math.min(size, COMPLAINT_SHOWN);
      const text = Buffer.alloc(length);
      readSync(this.complaints, text, 0, length, size - length);
      return text.toString('utf8').trim();
    } catch {
      return '';
    }
  }

  /**
   * Sends lines and waits for as many, at most `deadline` milliseconds. Throws EngineTimeout, EngineCrash where the
   * process ends, ProtocolBroken where it says more than that; in each case it has been stopped.
   */
  exchange(lines: readonly string[], deadline: number): readonly string[] {
    if (!this.open) throw new EngineCrash('The engine has been stopped.');
    try {
      const answers = this.wait(Buffer.from(`${lines.join('\n')}\n`), lines.length, deadline);
      const surplus =
        answers[lines.length] ?? (this.received.length > 0 ? this.received.join('') : undefined);
      if (surplus !== undefined) throw new ProtocolBroken(tooMuch(answers, surplus));
      return answers;
    } catch (error) {
      this.stop();
      throw error;
    }
  }

  /** Ends the process and all that it started. */
  stop(): void {
    if (!this.open) return;
    this.open = false;
    running.delete(this);
    endAll(this.child.pid, this.mark);
    for (const end of [this.toEngine, this.fromEngine]) closeSync(end);
  }

  private wait(unsent: Buffer, count: number, deadline: number): readonly string[] {
    const answers: string[] = [];
    const latest = performance.now() + deadline;
    let rest = unsent;
    let idle = 0;
    while (answers.length < count) {
      const sent = rest.length > 0 ? this.send(rest) : 0;
      rest = rest.subarray(sent);
      const heard = this.receive(answers);
      if (sent > 0 || heard) {
        idle = 0;
        // An engine that never stops talking keeps the runner busy: the deadline is for that as well.
        if (answers.length >= count || performance.now() < latest) continue;
      }
      idle += 1;
      if (idle <= GLANCES && performance.now() < latest) continue;
      this.refuseFlood();
      const left = latest - performance.now();
      if (left <= 0) {
        // What was said too much counts as an answer, so that one is waited for in vain: then that is what is wrong.
        const odd = answers.find((line) => !line.trimStart().startsWith('{'));
        throw odd === undefined
          ? new EngineTimeout(`The engine didn't answer within ${deadline} ms.`)
          : new ProtocolBroken(saidTooMuch(odd));
      }
      Atomics.wait(this.nap, 0, 0, Math.min(left, LONGEST_NAP, SHORTEST_NAP * 1.2 ** (idle - GLANCES)));
    }
    return answers;
  }

  /** Writes what the pipe takes; how many bytes that was. */
  private send(bytes: Buffer): number {
    try {
      return writeSync(this.toEngine, bytes);
    } catch (error) {
      if (codeOf(error) === 'EAGAIN') return 0;
      // What it said before it ended may still be read.
      if (codeOf(error) === 'EPIPE') return bytes.length;
      throw error;
    }
  }

  /** Reads what there is and splits it into lines; whether there was anything. */
  private receive(answers: string[]): boolean {
    let length: number;
    try {
      length = readSync(this.fromEngine, this.chunk, 0, CHUNK, null);
    } catch (error) {
      if (codeOf(error) === 'EAGAIN') return false;
      throw error;
    }
    if (length === 0) throw new EngineCrash('The engine ended in the middle of the conversation.');
    let from = 0;
    const chunk = this.chunk.subarray(0, length);
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      const line = textIn(Buffer.concat([...this.received, chunk.subarray(from, end)]));
      this.received = [];
      from = end + 1;
      if (line.trim() !== '') answers.push(line);
    }
    if (from < length) this.received.push(Buffer.from(chunk.subarray(from)));
    if (this.received.reduce((sum, { length: more }) => sum + more, 0) > LONGEST_LINE)
      throw new ProtocolBroken('The engine said a line that is too long to be an answer.');
    return true;
  }

  private refuseFlood(): void {
    if (fstatSync(this.complaints).size > MOST_COMPLAINT)
      throw new EngineCrash('The engine wrote so much to its standard error that it was stopped.');
  }
}

function textIn(line: Buffer): string {
  const text = line.toString('utf8');
  if (isUtf8(line)) return text;
  throw new ProtocolBroken(`The engine said bytes that are not UTF-8: ${text.slice(0, MOST_QUOTED)}`);
}

/** Where an engine may speak, for one that says more than replies. */
export const WHERE_TO_SPEAK =
  'Only replies go to the standard output, one a message; what is for people goes to the standard error.';

/** What is said to an engine that replies without being asked, by the line that shows it. */
export const saidTooMuch = (line: string): string =>
  `The engine said more than it was asked for, such as: ${line.slice(0, MOST_QUOTED)}\n${WHERE_TO_SPEAK}`;

/** Of more lines than were asked for, one that is no JSON is the one to look at. */
const tooMuch = (answers: readonly string[], surplus: string): string =>
  saidTooMuch(answers.find((line) => !line.trimStart().startsWith('{')) ?? surplus);

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

// An end of a named pipe opens only when somebody holds the other one: for the moment, that is `holder`.

function pipeTo(file: string): Pipe {
  const holder = openSync(file, O_RDWR | O_NONBLOCK);
  const pipe = { engine: openSync(file, O_RDONLY), runner: openSync(file, O_WRONLY | O_NONBLOCK) };
  closeSync(holder);
  return pipe;
}

function pipeFrom(file: string): Pipe {
  const holder = openSync(file, O_RDWR | O_NONBLOCK);
  const pipe = { engine: openSync(file, O_WRONLY), runner: openSync(file, O_RDONLY | O_NONBLOCK) };
  closeSync(holder);
  return pipe;
}
