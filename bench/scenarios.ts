import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { now } from './clock';

const FEATURES = 'features/legions-of-will';

/** One run of the suite, or why there was none. */
export type SuiteRun =
  | {
      /** How many ended in which way. */
      readonly counts: Readonly<Record<string, number>>;
      readonly scenarios: number;
      /** From starting the process to its end. */
      readonly seconds: number;
    }
  | { readonly problem: string };

/** Plays the scenarios of Legions of Will as anybody would: `rulewright check` in a process of its own. */
export function runScenarios(root: string): SuiteRun {
  const command = path.join(root, 'bin', 'rulewright.js');
  const started = now();
  const { stdout, stderr } = spawnSync(process.execPath, [command, 'check', FEATURES, '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const seconds = (now() - started) / 1e9;
  if (!stdout.startsWith('{')) return { problem: stderr.trim().split('\n').at(-1) ?? 'no answer' };
  const { counts } = JSON.parse(stdout);
  const numbers = Object.values<number>(counts);
  return { counts, scenarios: numbers.reduce((sum, each) => sum + each, 0), seconds };
}
