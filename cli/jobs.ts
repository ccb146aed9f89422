import { fork } from 'node:child_process';
import path from 'node:path';
import type { Envelope } from '@cucumber/messages';
import { sumOfGaps } from '../port/process/gaps';
import type { ScenarioResult } from '../reports/model';
import { type Job, type Played, playJob } from './engine-job';
import { findHome, stepFiles } from './home';
import { together } from './metamorphosed';
import { exitCodes, Problem } from './problem';

/** What a part of a job that runs in a process of its own says to the one that started it. */
type Said =
  | { readonly message: Envelope }
  | { readonly played: Played }
  | { readonly problem: { readonly sentences: readonly string[]; readonly exitCode: number } };

/** Plays scenarios in so many processes at once, each with an engine of its own. */
export async function playInParts(
  job: Job,
  count: number,
  onMessage: (message: Envelope) => void,
): Promise<Played> {
  const numbers = Array.from({ length: count }, (_, place) => place + 1);
  const parts = await Promise.all(numbers.map((number) => playPart(job, `${number}/${count}`, onMessage)));
  const [first] = parts;
  if (!first) throw new Problem(['--jobs takes a number of processes from 1 on.']);
  return {
    hello: first.hello,
    results: parts.flatMap(({ results }) => results).sort(inOrder),
    restarts: parts.reduce((sum, { restarts }) => sum + restarts, 0),
    gaps: sumOfGaps(parts.map(({ gaps }) => gaps)),
    transcripts: parts.flatMap(({ transcripts }) => transcripts).sort(),
    ...(first.metamorphic
      ? { metamorphic: together(parts.flatMap(({ metamorphic }) => metamorphic ?? [])) }
      : {}),
  };
}

const inOrder = (one: ScenarioResult, other: ScenarioResult): number =>
  one.uri === other.uri ? one.line - other.line : one.uri < other.uri ? -1 : 1;

function playPart(job: Job, shard: string, onMessage: (message: Envelope) => void): Promise<Played> {
  const command = path.join(findHome().root, 'bin', 'rulewright.js');
  return new Promise((resolve, reject) => {
    const child = fork(command, ['play-part'], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    let end: Played | Problem | undefined;
    child.on('message', (said: Said) => {
      if ('message' in said) onMessage(said.message);
      else if ('played' in said) end = said.played;
      else end = new Problem(said.problem.sentences, said.problem.exitCode);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (end instanceof Problem) reject(end);
      else if (end) resolve(end);
      else
        reject(
          new Problem([`Part ${shard} of the run ended without a result (${code}).`], exitCodes.crashed),
        );
    });
    child.send({ ...job, playlist: { ...job.playlist, shard } });
  });
}

/** What is needed to tell how far a part has come and what fails in it. */
const isNews = ({
  pickle,
  testCase,
  testCaseStarted,
  testStepFinished,
  testCaseFinished,
}: Envelope): boolean =>
  (pickle ?? testCase ?? testCaseStarted ?? testCaseFinished) !== undefined ||
  testStepFinished?.testStepResult.status === 'FAILED';

/** In a process of `playInParts`: plays the part that it is sent, and says what became of it. */
export function servePart(): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!process.send) throw new Problem(['"rulewright play-part" is started by "rulewright check --jobs".']);
    const tell = (said: Said): Promise<void> =>
      new Promise((told) => {
        process.send?.(said, undefined, undefined, () => told());
      });
    process.once('message', (job: Job) => {
      const watch = (message: Envelope): void => {
        if (isNews(message)) void tell({ message });
      };
      playJob(job, stepFiles(findHome()), watch)
        .then(
          (played) => tell({ played }),
          (error: unknown) => {
            if (!(error instanceof Problem)) throw error;
            return tell({ problem: { sentences: error.sentences, exitCode: error.exitCode } });
          },
        )
        .then(() => process.disconnect())
        .then(resolve, reject);
    });
  });
}
