import { readSync, writeSync } from 'node:fs';
import type { EnginePort } from './contract';
import { EngineCrash, SetupProblem, Unsupported } from './problems';
import { PROTOCOL, type Refusal, type Says } from './protocol/messages';
import { idIn, type Message, readMessage } from './protocol/read';
import { observationAs1 } from './protocol/version-1';

type Failure = Extract<Refusal, { readonly error: unknown }>['error'];

/** Answers the lines of a runner on behalf of an engine: for engines that are written in TypeScript. */
export class Server {
  private playing = false;
  private greeted = false;
  /** The version of the protocol that the runner speaks. */
  private version: Says<'hello'>['protocol'] = PROTOCOL;
  /** The runner has said goodbye. */
  ended = false;

  constructor(private readonly engine: EnginePort) {}

  /** The reply to one line. */
  reply(line: string): string {
    const read = readMessage(line, this.version, (rulebook) => this.arranged(rulebook));
    if (!read.fine)
      return JSON.stringify({ id: idIn(line), error: { kind: 'message', message: read.wrong } });
    const message = read.value;
    const { id } = message;
    const early = this.tooEarly(message);
    if (early !== undefined) return JSON.stringify({ id, error: { kind: 'order', message: early } });
    try {
      return JSON.stringify({ id, result: this.resultOf(message) });
    } catch (error) {
      if (error instanceof Unsupported)
        return JSON.stringify({
          id,
          unsupported: { feature: error.feature, reason: error.reason, ...error.more },
        });
      return JSON.stringify({ id, error: failureOf(error) });
    }
  }

  /** What can be so of objects as a table of a rulebook is arranged. */
  private arranged(rulebook: unknown): readonly string[] {
    const game = this.engine.hello().rulebooks.find(({ id }) => id === rulebook)?.game;
    return game?.arranged ?? game?.statuses ?? [];
  }

  private tooEarly({ name }: Message): string | undefined {
    if (!this.greeted && name !== 'hello') return 'The first message is hello.';
    const game = name === 'legal' || name === 'act' || name === 'observe' || name === 'trace';
    return game && !this.playing ? 'No game has been set up: the message before this is setup.' : undefined;
  }

  private resultOf(message: Message): unknown {
    const { engine } = this;
    switch (message.name) {
      case 'hello':
        this.greeted = true;
        this.version = message.says.protocol;
        return { ...engine.hello(), protocol: this.version };
      case 'setup':
        this.playing = false;
        engine.setup(message.says.table);
        this.playing = true;
        return {};
      case 'legal':
        return { decision: engine.legal() ?? null };
      case 'act':
        return this.act(message.says);
      case 'observe': {
        const { viewer, hash } = message.says;
        const seen = engine.observe(viewer);
        const observation = this.version === 1 ? observationAs1(seen) : seen;
        return { observation, ...(hash ? { hash: engine.hash() } : {}) };
      }
      case 'trace': {
        const { from, exercised } = message.says;
        const more = exercised ? { exercised: engine.exercised() } : {};
        return { lines: engine.trace(from), ...more, leftOver: engine.leftOver() };
      }
      case 'reset':
      case 'bye':
        this.playing = false;
        this.ended = message.name === 'bye';
        engine.reset();
        return {};
    }
  }

  private act({ act }: Says<'act'>): unknown {
    if (act.do !== 'take back') return this.engine.act(act);
    return this.engine.undo() ? { done: true } : { done: false, reason: 'nothing has been done' };
  }
}

function failureOf(error: unknown): Failure {
  const message = (error instanceof Error && error.message) || String(error);
  if (error instanceof SetupProblem) return { kind: 'setup', message };
  return {
    kind: 'engine',
    message: error instanceof EngineCrash ? message : `The engine crashed: ${message}`,
  };
}

const STANDARD_INPUT = 0;
const STANDARD_OUTPUT = 1;
const CHUNK = 64 * 1024;
const NAP = 1;

/** Lets an engine be played from outside: answers each line of the standard input on the standard output. */
export function serve(engine: EnginePort): void {
  const server = new Server(engine);
  const chunk = Buffer.alloc(CHUNK);
  const decoder = new TextDecoder();
  let rest = '';
  while (!server.ended) {
    const length = patiently(() => readSync(STANDARD_INPUT, chunk, 0, CHUNK, null));
    if (length === 0) return;
    const lines = (rest + decoder.decode(chunk.subarray(0, length), { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') write(`${server.reply(line)}\n`);
  }
}

function write(text: string): void {
  let bytes = Buffer.from(text);
  while (bytes.length > 0) {
    const unwritten = bytes;
    bytes = bytes.subarray(patiently(() => writeSync(STANDARD_OUTPUT, unwritten)));
  }
}

const nap = new Int32Array(new SharedArrayBuffer(4));

/** Tries again, a little later, what can't be done at once: pipes that don't wait say so. */
function patiently(attempt: () => number): number {
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      const busy = typeof error === 'object' && error !== null && 'code' in error && error.code === 'EAGAIN';
      if (!busy) throw error;
      Atomics.wait(nap, 0, 0, NAP);
    }
  }
}
