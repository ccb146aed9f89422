import { shellQuoted, shellWord } from './shell-word';

/** Where random games start from. */
export interface Start {
  readonly seed: number;
  /** Of one failure: only that game is played. */
  readonly path: string | undefined;
  readonly off: readonly string[];
  /** The command that starts the engine; left out: the reference engine. */
  readonly command?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const SEED = 'RULEWRIGHT_FUZZ_SEED';
const PATH = 'RULEWRIGHT_FUZZ_PATH';

/** Reads seed, path and rules to switch off from the environment, then from cucumber's world parameters. */
export function replayFrom(parameters: unknown, environment: Environment): Start {
  const given: object = typeof parameters === 'object' && parameters !== null ? parameters : {};
  const off = 'off' in given && Array.isArray(given.off) ? given.off.map(String) : [];
  const asked = environment[SEED] ?? ('seed' in given ? given.seed : undefined) ?? 1;
  const seed = Number(asked);
  if (!Number.isInteger(seed))
    throw new RangeError(`${SEED} is "${asked}": a seed is a whole number, such as 7.`);
  const path = environment[PATH];
  if (path !== undefined && !/^\d+(:\d+)*$/.test(path))
    throw new RangeError(`${PATH} is "${path}": a path is numbers with colons between, such as 3:0:1.`);
  return { seed, path, off };
}

/** The one command that plays a failing game again. */
export function commandFor({ seed, path, off, command }: Start, place: string): string {
  const without = off.map((change) => ` --off ${shellWord(change)}`).join('');
  const engine = command === undefined ? '' : ` --engine ${shellQuoted(command)}`;
  return `${SEED}=${seed} ${PATH}=${path} npx rulewright check ${place}${without}${engine}`;
}
