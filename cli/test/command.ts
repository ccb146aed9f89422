import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const binary = path.join(__dirname, '..', '..', 'bin', 'rulewright.js');

/** What the command ended with. */
export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

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

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
