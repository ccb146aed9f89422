import { setFlagsFromString } from 'node:v8';

/**
 * What Node is told for a process that plays scenarios: how much of what is made it looks through at a time, in megabytes.
 * Nearly all of it is of one scenario, and is over with it. With less, some of it is still in use each time and is kept for
 * long: a run takes a sixth more of processor time.
 */
export const forPlaying: readonly string[] = ['--max-semi-space-size=16'];

/** A process may play many times: it is told once. */
let isSpared = false;

/**
 * From now on the memory of this process may grow by half of what is in use before it is looked through for what isn't. Left to
 * itself Node lets it grow to four times as much: what is in use is little here, and what it costs to look through that.
 */
export function spareMemory(): void {
  if (isSpared) return;
  isSpared = true;
  setFlagsFromString('--heap-growing-percent=50');
  // What is kept of the code at the end is of no use to a process that begins with other flags: to all of them.
  process.prependOnceListener('exit', () => setFlagsFromString('--heap-growing-percent=0'));
}
