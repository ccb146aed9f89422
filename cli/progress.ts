import type { Envelope } from '@cucumber/messages';
import { Presets, SingleBar } from 'cli-progress';
import { elapsed } from './elapsed';
import { FailureNews } from './failure-news';

/** Shows how far a run has come. */
export interface Progress {
  update(envelope: Envelope): void;
  stop(): void;
}

/** So many scenarios are a long run, of which more is told than its end. */
const LONG = 50;
/** So many failures are told as they come; all are told at the end, by cause. */
const MOST_TOLD = 10;

/**
 * How far a run has come, and how long it has taken: a bar on a terminal; elsewhere a line for every tenth of a long run.
 * With `failures`, what fails in a long run is told as it does, up to a number.
 */
export function progressOn(
  stream: NodeJS.WriteStream,
  total: number,
  { failures = false, now = () => performance.now() } = {},
): Progress {
  const began = now();
  const time = (): string => elapsed(now() - began);
  const shown = stream.isTTY ? bar(stream, total, time) : lines(stream, total, time);
  const news = new FailureNews();
  return {
    update: (envelope) => {
      const line = news.update(envelope);
      if (line !== undefined && failures && total >= LONG) tell(shown.say, line, news.count);
      if (isEnd(envelope)) shown.advance(news.count);
    },
    stop: shown.stop,
  };
}

function tell(say: (line: string) => void, line: string, count: number): void {
  if (count <= MOST_TOLD) say(line);
  if (count === MOST_TOLD) say('More failures are counted only: all stand at the end, by cause.');
}

/** What progress is shown on. */
interface Shown {
  /** A scenario has ended. */
  readonly advance: (failed: number) => void;
  readonly say: (line: string) => void;
  readonly stop: () => void;
}

function bar(stream: NodeJS.WriteStream, total: number, time: () => string): Shown {
  const format = '{bar} {value} of {total} scenarios, {time}{failed}';
  const single = new SingleBar(
    { stream, format, clearOnComplete: true, hideCursor: true },
    Presets.shades_classic,
  );
  single.start(total, 0, { time: time(), failed: '' });
  return {
    advance: (failed) => single.increment(1, { time: time(), failed: inWords(failed) }),
    say: (line) => stream.write(`\r\x1b[K${line}\n`),
    stop: () => single.stop(),
  };
}

function lines(stream: NodeJS.WriteStream, total: number, time: () => string): Shown {
  const every = Math.ceil(total / 10);
  let done = 0;
  return {
    advance: (failed) => {
      done += 1;
      if (total >= LONG && (done % every === 0 || done === total))
        stream.write(`${done} of ${total} scenarios, ${time()}${inWords(failed)}\n`);
    },
    say: (line) => stream.write(`${line}\n`),
    stop: () => {},
  };
}

const inWords = (failed: number): string => (failed === 0 ? '' : `, ${failed} failed`);

function isEnd({ testCaseFinished }: Envelope): boolean {
  return testCaseFinished !== undefined && !testCaseFinished.willBeRetried;
}
