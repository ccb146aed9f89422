import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A `rulewright check --watch` that runs in a process of its own. */
export class Watching {
  readonly #child: ChildProcess;
  #said = '';
  #heard = 0;

  /** @param command what starts it, such as Node with the command's file */
  constructor(folder: string, command: readonly string[], ...args: readonly string[]) {
    const [program = '', ...given] = command;
    this.#child = spawn(program, [...given, 'check', '--watch', ...args], {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, NODE_TEST_CONTEXT: undefined },
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (data: Buffer) => {
        this.#said += data.toString();
        this.#child.emit('said');
      });
  }

  /** What it says from now on until it waits for a save. */
  async round(): Promise<string> {
    for (;;) {
      const end = this.#said.indexOf('Waiting for a save.', this.#heard);
      if (end >= 0) {
        const told = this.#said.slice(this.#heard, end);
        this.#heard = end + 1;
        return told;
      }
      if (this.#child.exitCode !== null) throw new Error(`It ended:\n${this.#said}`);
      await Promise.race([once(this.#child, 'said'), once(this.#child, 'exit')]);
    }
  }

  press(key: string): void {
    this.#child.stdin?.write(key);
  }

  /** The processes that it has started. */
  get children(): readonly string[] {
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(this.#child.pid)], {
      encoding: 'utf8',
    });
    return stdout.split(/\s+/).filter((pid) => pid !== '');
  }

  /** Sends a signal, where one is given, and waits for its end; returns the exit code. */
  async end(signal?: NodeJS.Signals): Promise<number | null> {
    const over = once(this.#child, 'exit');
    if (signal !== undefined) this.#child.kill(signal);
    const [code] = await over;
    return typeof code === 'number' ? code : null;
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}

/** Node with the command of a checkout. */
export const commandIn = (root: string): readonly string[] => [
  process.execPath,
  path.join(root, 'bin', 'rulewright.js'),
];

/** The same on a terminal of its own. */
export const onTerminal = (command: readonly string[]): readonly string[] => [
  'python3',
  '-c',
  'import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))',
  ...command,
];
