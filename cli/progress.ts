import { Presets, SingleBar } from 'cli-progress';

/** Shows how far a run has come. */
export interface Progress {
  /** One more scenario is over. */
  step(): void;
  stop(): void;
}

/** A progress bar on a terminal; elsewhere a line for every tenth of a long run. */
export function progressOn(stream: NodeJS.WriteStream, total: number): Progress {
  return stream.isTTY ? bar(stream, total) : lines(stream, total);
}

function bar(stream: NodeJS.WriteStream, total: number): Progress {
  const single = new SingleBar(
    { stream, format: '{bar} {value} of {total} scenarios', clearOnComplete: true, hideCursor: true },
    Presets.shades_classic,
  );
  single.start(total, 0);
  return {
    step: () => single.increment(),
    stop: () => single.stop(),
  };
}

const LONG = 50;

function lines(stream: NodeJS.WriteStream, total: number): Progress {
  const every = Math.ceil(total / 10);
  let done = 0;
  return {
    step: () => {
      done += 1;
      if (total >= LONG && (done % every === 0 || done === total)) {
        stream.write(`${done} of ${total} scenarios\n`);
      }
    },
    stop: () => {},
  };
}
