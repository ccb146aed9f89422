import { Worker } from 'node:worker_threads';

/** Looks twice a second whether the process still has the parent that it had, and ends it otherwise. */
const WATCH = `
  const parent = process.ppid;
  setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, 500);
`;

/** From now on this process ends when the one that started it has ended, however busy it is. */
export function watchParent(): void {
  new Worker(WATCH, { eval: true, execArgv: [], stdin: false }).unref();
}

/**
 * From now on this process ends when the one that started it ends or lets go of it, however busy it is: it may be waiting for
 * an engine, or be in a game that never ends. Ctrl-C, which a terminal sends to both, is left to that one.
 */
export function endWithParent(): void {
  process.on('disconnect', () => process.exit(0));
  process.on('SIGINT', () => {});
  watchParent();
}
