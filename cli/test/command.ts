import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Outcome, runHere } from './run-here';

/** The command's file. */
export const binary = path.join(__dirname, '..', '..', 'bin', 'rulewright.js');

export type { Outcome };

/** A folder of its own for the command to run in. */
export class Workplace {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'rulewright-cli-'));

  /** Writes a file and returns its name. */
  write(name: string, text: string): string {
    writeFileSync(path.join(this.folder, name), text);
    return name;
  }

  /** Runs the real command, as a user does. */
  run(...args: string[]): Outcome {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, NODE_TEST_CONTEXT: undefined };
    const { status, stdout, stderr } = spawnSync(process.execPath, [binary, ...args], {
      cwd: this.folder,
      env,
      encoding: 'utf8',
    });
    return { code: status, out: stdout, error: stderr };
  }

  /** Runs the command in this folder and in this process: for many short runs, of which starting a process is the most. */
  async runHere(...args: string[]): Promise<Outcome> {
    const before = process.cwd();
    process.chdir(this.folder);
    try {
      return await runHere(...args);
    } finally {
      process.chdir(before);
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
