import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Outcome } from '../reports/kills';
import type { Home } from './home';
import type { Interruption } from './interruption';
import type { Answer, Order } from './mutate-worker';
import { Problem } from './problem';

/** What became of a rule's scenarios without it. */
export interface Tried {
  readonly rule: string;
  readonly outcome: Outcome;
  readonly by?: string;
}

/** Bounds on what a game may take when a rule is missing. */
export interface Bounds {
  /** For all scenarios of a rule together. */
  readonly milliseconds: number;
  readonly megabytes: number;
}

/**
 * Plays each rule's scenarios without it, in child processes that are ended when they take longer or more memory than
 * they may, until a signal stops them. `tried` is called as each rule is through; the results are in the order of the rules.
 * Throws a Problem where nothing could be played: that says nothing of the rule.
 */
export async function tryWithout(
  orders: readonly Order[],
  jobs: number,
  bounds: Bounds,
  home: Home,
  interruption: Interruption,
  tried: (one: Tried) => void,
): Promise<Tried[]> {
  const results: (Tried | undefined)[] = orders.map(() => undefined);
  const workers = new Set<ChildProcess>();
  let next = 0;
  const work = async (): Promise<void> => {
    let worker: ChildProcess | undefined;
    try {
      for (let place = next++; place < orders.length; place = next++) {
        const order = orders[place];
        if (order === undefined) break;
        worker = worker?.connected ? worker : startWorker(home, bounds);
        workers.add(worker);
        const result = await tryOne(worker, order, bounds);
        // Without its worker, nothing is known of the rule.
        if (interruption.isAsked) break;
        results[place] = result;
        tried(result);
      }
    } catch (error) {
      next = orders.length;
      throw error;
    } finally {
      worker?.kill('SIGKILL');
    }
  };
  const stop = (): void => {
    next = orders.length;
    for (const worker of workers) worker.kill('SIGKILL');
  };
  await interruption.stopping(stop, () =>
    Promise.all(Array.from({ length: Math.min(jobs, orders.length) }, work)),
  );
  return results.flatMap((result) => result ?? []);
}

/** Results come one at a time: the next order is given when the last one is answered. */
function tryOne(worker: ChildProcess, order: Order, { milliseconds }: Bounds): Promise<Tried> {
  const { rule } = order;
  return new Promise((resolve, reject) => {
    let isOver = false;
    const end = (tried: Tried): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      worker.removeAllListeners();
      resolve(tried);
    };
    const kill = (outcome: Outcome): void => {
      worker.removeAllListeners();
      worker.once('exit', () => end({ rule, outcome }));
      worker.kill('SIGKILL');
    };
    const timer = setTimeout(() => kill('endless'), milliseconds);
    worker.once('message', ({ by, isUnplayed, problem }: Answer) => {
      if (problem === undefined) {
        const outcome = isUnplayed ? 'not set up' : by === undefined ? 'survived' : 'caught';
        end({ rule, outcome, ...(by === undefined ? {} : { by }) });
      } else {
        clearTimeout(timer);
        worker.removeAllListeners();
        reject(new Problem([`Without rule ${rule}, nothing could be played: ${problem}.`]));
      }
    });
    worker.once('exit', () => end({ rule, outcome: 'broke' }));
    worker.once('error', () => kill('broke'));
    worker.send(order);
  });
}

function startWorker({ root, checkout }: Home, { megabytes }: Bounds): ChildProcess {
  const file = path.join(__dirname, checkout ? 'mutate-worker.ts' : 'mutate-worker.js');
  const register = checkout ? ['--require', path.join(root, 'scripts', 'typescript.cjs')] : [];
  if (!existsSync(file)) throw new Error(`${file} is missing`);
  return fork(file, {
    execArgv: [`--max-old-space-size=${megabytes}`, ...register],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
