/** Nanoseconds on a clock that never goes back. */
export const now = (): number => Number(process.hrtime.bigint());

/**
 * Nanoseconds of processor time that this process has taken. Whatever else the machine is doing hardly counts; the
 * helper threads of garbage collection and compilation do, in our games and the peers' alike.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

/** The middle value; the mean of the two middle ones of an even number of values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((first, second) => first - second);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** How far several runs of the same thing lie apart: (most - least) / median. */
export const spread = (values: readonly number[]): number =>
  values.length < 2 ? 0 : (Math.max(...values) - Math.min(...values)) / median(values);

/** Several runs of one thing. */
export interface Runs {
  readonly median: number;
  readonly spread: number;
  readonly runs: readonly number[];
}

export const runsOf = (runs: readonly number[]): Runs => ({
  median: median(runs),
  spread: spread(runs),
  runs,
});
