import { execFileSync } from 'node:child_process';
import { arch, hostname, platform } from 'node:os';
import type { RunOrigin } from '../reports/model';

/** What surrounds a run: given, so that a test can give it. */
export interface Surroundings {
  readonly now: () => Date;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The arguments after the name of the command. */
  readonly arguments: readonly string[];
  readonly host: string;
  /** What git says to some arguments; nothing where it says nothing. */
  readonly git: (...given: readonly string[]) => string | undefined;
}

/** What surrounds this process. */
const ownSurroundings: Surroundings = {
  now: () => new Date(),
  environment: process.env,
  arguments: process.argv.slice(2),
  host: `${hostname()}, ${platform()} ${arch()}, Node ${process.version}`,
  git(...given) {
    try {
      return execFileSync('git', given, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      return undefined;
    }
  },
};

const ABBREVIATED = 12;

/**
 * Begins a run: what is returned says, once the run has ended, where it comes from. Where SOURCE_DATE_EPOCH is set its
 * date is that one, and what differs from run to run and from machine to machine is left out.
 */
export function beginRun(surroundings: Surroundings = ownSurroundings): () => RunOrigin {
  const begun = surroundings.now();
  return () => {
    const { environment, host } = surroundings;
    const known = { ...commitOf(surroundings), command: commandOf(surroundings.arguments) };
    const epoch = environment.SOURCE_DATE_EPOCH;
    if (epoch !== undefined && /^\d{1,11}$/.test(epoch))
      return { date: new Date(Number(epoch) * 1000).toISOString(), ...known };
    const milliseconds = surroundings.now().getTime() - begun.getTime();
    return { date: begun.toISOString(), milliseconds, ...known, host };
  };
}

function commitOf({ git }: Surroundings): Pick<RunOrigin, 'commit'> {
  const commit = git('rev-parse', 'HEAD');
  if (commit === undefined) return {};
  const isDirty = git('status', '--porcelain', '--untracked-files=no') !== '';
  return { commit: `${commit.slice(0, ABBREVIATED)}${isDirty ? '-dirty' : ''}` };
}

const commandOf = (given: readonly string[]): string => ['rulewright', ...given].map(quoted).join(' ');

/** An argument as a POSIX shell reads it as one. */
const quoted = (argument: string): string =>
  /^[\w@%+=:,./~-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", `'\\''`)}'`;
