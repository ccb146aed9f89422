import type { Tally } from '../fuzz/metamorphic/broken';
import type { Metamorphosis } from '../fuzz/metamorphic/kinds';
import { Problem } from './problem';

/** What became of the games of a metamorphic run, or of a part of it. */
export interface Metamorphosed {
  readonly done: number;
  /** How many games were left as they are, by the reason. */
  readonly left: readonly (readonly [string, number])[];
}

/** What a tally says, as plain data. */
export const toldOf = ({ done, left }: Tally): Metamorphosed => ({ done, left: [...left] });

/** Adds up what became of the parts of a run. */
export function together(parts: readonly Metamorphosed[]): Metamorphosed {
  const left = new Map<string, number>();
  for (const [reason, count] of parts.flatMap((part) => part.left))
    left.set(reason, (left.get(reason) ?? 0) + count);
  return { done: parts.reduce((sum, { done }) => sum + done, 0), left: [...left].sort() };
}

const SAYS: Readonly<Record<Metamorphosis, string>> = {
  undo: 'acts were taken back and done again',
  save: 'positions were saved and restored',
  seats: 'games were played with everybody one seat further',
  hidden: 'times a viewer saw the same with other cards hidden',
};

/** One line that says how often something was done that must make no difference, and where it could not be done. */
export function describeMetamorphosed(kind: Metamorphosis, { done, left }: Metamorphosed): string {
  const others = left.map(([reason, count]) => `; ${count} left as they are: ${reason}`);
  return `${done} ${SAYS[kind]}${others.join('')}.`;
}

/** Throws a Problem where a second engine of the same kind is needed and there can't be one. */
export function refuseSecondEngine(engines: readonly string[], kind: Metamorphosis | undefined): void {
  if (kind === 'hidden' && engines.length > 0)
    throw new Problem([
      '--metamorphic hidden compares two games, and is for the reference engine only: leave --engine out.',
    ]);
}
