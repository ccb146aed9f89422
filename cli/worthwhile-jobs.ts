import { availableParallelism } from 'node:os';

/**
 * So many scenarios are worth a process more: it reads the package, and its code is compiled anew, which takes as long as playing
 * about half as many.
 */
const WORTH = 800;

/** While one process plays, a second processor compiles its code and collects its garbage. */
const PROCESSORS = 2;

/** So many bytes are in use where all scenarios of the package are played. */
const BYTES = 500 * 1024 * 1024;

/** What a machine has for processes. */
interface Machine {
  readonly processors: number;
  /** Bytes that are free. */
  readonly memory: number;
}

const thisMachine = (): Machine => ({
  processors: availableParallelism(),
  memory: process.availableMemory(),
});

/**
 * In how many processes scenarios are played where nobody says it: in one for every two processors, but in no more than have
 * enough to do, and than there is memory for. An engine in a process of its own may be there only once, so only the reference
 * engine is played on in several.
 *
 * @param command what starts another engine
 */
export function worthwhileJobs(
  command: string | undefined,
  scenarios: number,
  { processors, memory }: Machine = thisMachine(),
): number {
  if (command !== undefined) return 1;
  const most = [processors / PROCESSORS, scenarios / WORTH, memory / BYTES];
  return Math.max(1, Math.floor(Math.min(...most)));
}
