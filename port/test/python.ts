import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';

const CACHE = path.join(__dirname, '..', '..', 'node_modules', '.cache', 'rulewright', 'python');

let executable = '';

/**
 * A shell's command that runs a script in Python as fast as it can be started: hundreds of engines are, in tests. What is
 * called `python3` may be a script that looks for it, which takes longer than it does; packages of others are not looked
 * for, and what Python makes of a module is kept, whatever the environment says.
 */
export function pythonCommand(...words: readonly string[]): string {
  executable ||= execFileSync('python3', ['-c', 'import sys; print(sys.executable)'], {
    encoding: 'utf8',
    cwd: tmpdir(),
  }).trim();
  const options = ['-E', '-S', '-X', `pycache_prefix=${CACHE}`];
  return ['exec', ...[executable, ...options, ...words].map((word) => `"${word}"`)].join(' ');
}
