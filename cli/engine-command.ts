import { spawnSync } from 'node:child_process';
import { printable } from '../reports/printable';
import { Problem } from './problem';

const word = /'([^']+)'|"([^"$`\\]+)"|([^\s'"$`\\;|&<>(){}*?!#~]+)/.source;
const assignments = /(?:[A-Za-z_]\w*=(?:'[^']*'|"[^"$`\\]*"|[^\s'"$`\\;|&<>()]*)\s+)*/.source;
const first = new RegExp(`^\\s*(${assignments})(?:${word})(?=[\\s;|&<>]|$)`);

/**
 * What a command line would start, if that can be told and the shell finds nothing by that name that it may run;
 * undefined otherwise. Settings of variables in front of it are no command; one of the PATH makes it another question.
 */
export function missingCommand(commandLine: string): string | undefined {
  const [, settings = '', quoted, doubly, plain] = first.exec(commandLine) ?? [];
  const name = quoted ?? doubly ?? plain;
  if (name === undefined || /(?:^|\s)PATH=/.test(settings)) return undefined;
  const { status, error } = spawnSync('sh', ['-c', 'command -v -- "$1"', 'sh', name], { stdio: 'ignore' });
  return error || status === 0 ? undefined : name;
}

/**
 * Throws a Problem where a command line names a command that there is not.
 *
 * @param option the option that it was given with
 */
export function refuseMissingCommand(option: string, commandLine: string): void {
  const missing = missingCommand(commandLine);
  if (missing !== undefined)
    throw new Problem([
      printable(
        `${option} "${commandLine}" can't be started: there is no command "${missing}" that may be run; name one that is found from this folder.`,
      ),
    ]);
}
