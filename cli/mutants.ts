import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Outcome } from '../reports/kills';
import type { Home } from './home';
import type { Interruption } from './interruption';
import type { Answer, Exercising, News, Order } from './mutate-worker';
import { Problem } from './problem';

/** What became of an order. */
export interface Tried {
  readonly outcome: Outcome;
  /** The scenario, as `file:line`, that noticed: it failed, or while it was played the game never ended or the engine broke. */
  readonly by?: string;
  readonly played: number;
  readonly exercising?: readonly Exercising[];
}

/** Bounds on what a game may take when a rule is missing. */
export interface Bounds {
  /** For a scenario. */
  readonly milliseconds: number;
  readonly megabytes: number;
}

/**
 * Plays scenarios with rules off, in child processes that are ended when a scenario takes longer or more memory than it may, until a
 * signal stops them. `tried` is called as each order is fulfilled, with its place; what the signal cut short is not told.
 * Throws a Problem where nothing could be played: that says nothing of the rule.
 */
export async function tryAll(
  orders: readonly Order[],
  jobs: number,
  bounds: Bounds,
  home: Home,
  interruption: Interruption,
  tried: (one: Tried, place: number) => void,
): Promise<void> {
  const workers = new Set<ChildProcess>();
  let next = 0;
  const work = async (): Promise<void> => {
    let worker: ChildProcess | undefined;
    const connected = (): ChildProcess => {
      const one = worker && isAlive(worker) ? worker : startWorker(home, bounds);
      worker = one;
      workers.add(one);
      return one;
    };
    try {
      for (let place = next++; place < orders.length; place = next++) {
        const order = orders[place];
        if (order === undefined) break;
        const first = await tryOne(connected(), order, bounds);
        // A process that has played for long may be out of memory for another reason: a new one tells.
        const isGone = worker === undefined || !isAlive(worker);
        const result =
          first.outcome === 'broke' && isGone && !interruption.isAsked
            ? await tryOne(connected(), order, bounds)
            : first;
        // Without its worker, nothing is known of the rule.
        if (interruption.isAsked) break;
        tried(result, place);
      }
    } catch (error) {
      next = orders.length;
      throw error;
    } finally {
      // Let go of, it keeps what the JavaScript engine made of its code: the next one begins with that.
      if (worker && isAlive(worker)) worker.disconnect();
    }
  };
  const stop = (): void => {
    next = orders.length;
    for (const worker of workers) worker.kill('SIGKILL');
  };
  await interruption.stopping(stop, () =>
    Promise.all(Array.from({ length: Math.min(jobs, orders.length) }, work)),
  );
}

/** A process that has ended may still be connected: it is told of the one before the other. */
const isAlive = ({ connected, exitCode, signalCode }: ChildProcess): boolean =>
  connected && exitCode === null && signalCode === null;

/** Results come one at a time: the next order is given when the last one is answered. */
function tryOne(worker: ChildProcess, order: Order, { milliseconds }: Bounds): Promise<Tried> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    let begun = 0;
    let by: string | undefined;
    const end = (tried: Tried): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      worker.removeAllListeners();
      resolve(tried);
    };
    const cutShort = (outcome: Outcome): Tried => ({
      outcome,
      ...(by === undefined ? {} : { by }),
      played: begun,
    });
    const kill = (outcome: Outcome): void => {
      worker.removeAllListeners();
      worker.once('exit', () => end(cutShort(outcome)));
      worker.kill('SIGKILL');
    };
    const watch = (): NodeJS.Timeout => setTimeout(() => kill('endless'), milliseconds);
    let timer = watch();
    worker.on('message', (news: News) => {
      if ('begins' in news) {
        by = news.begins;
        begun += 1;
        clearTimeout(timer);
        timer = watch();
        return;
      }
      const { answer } = news;
      if (answer.problem === undefined) return end(triedIn(answer));
      clearTimeout(timer);
      worker.removeAllListeners();
      reject(new Problem([`With ${whatIsOff(order)}, nothing could be played: ${answer.problem}.`]));
    });
    worker.once('exit', () => end(cutShort('broke')));
    worker.once('error', () => kill('broke'));
    worker.send(order);
  });
}

const whatIsOff = ({ off }: Order): string => (off.length === 0 ? 'every rule on' : `${off.join(', ')} off`);

const triedIn = ({ by, isBroken = false, played, exercising }: Answer): Tried => ({
  outcome: by === undefined ? (played === 0 ? 'not set up' : 'survived') : isBroken ? 'broke' : 'caught',
  ...(by === undefined ? {} : { by }),
  played,
  ...(exercising === undefined ? {} : { exercising }),
});

function startWorker({ root, checkout }: Home, { megabytes }: Bounds): ChildProcess {
  const file = path.join(__dirname, checkout ? 'mutate-worker.ts' : 'mutate-worker.js');
  const register = checkout ? ['--require', path.join(root, 'scripts', 'typescript.cjs')] : [];
  if (!existsSync(file)) throw new Error(`${file} is missing`);
  return fork(file, {
    execArgv: [`--max-old-space-size=${megabytes}`, ...register],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
