import { availableParallelism } from 'node:os';

/** So many scenarios take about as long as starting a process that plays them. */
const WORTH = 250;

/**
 * In how many processes scenarios are played where nobody says it: in one for each processor, but in no more than have
 * enough to do. An engine in a process of its own may be there only once, so only the reference engine is played on in
 * several.
 *
 * @param command what starts another engine
 */
export function worthwhileJobs(
  command: string | undefined,
  scenarios: number,
  processors = availableParallelism(),
): number {
  if (command !== undefined) return 1;
  return Math.max(1, Math.min(processors, Math.floor(scenarios / WORTH)));
}
