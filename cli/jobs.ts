import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Hello } from '../port/contract';
import { sumOfGaps } from '../port/process/gaps';
import type { ScenarioResult } from '../reports/model';
import { type Job, type JobEnd, type Listener, playJob } from './engine-job';
import { isPlayedHere } from './here';
import { findHome, stepFiles } from './home';
import type { Interruption } from './interruption';
import { forPlaying, spareMemory } from './memory';
import { together } from './metamorphosed';
import { endWithParent } from './parent';
import { exitCodes, Problem } from './problem';
import type { Playlist } from './run';

/** What a part of a job that runs in a process of its own says to the one that started it. */
type News =
  | { readonly hello: Hello }
  | { readonly result: ScenarioResult; readonly restarts: number }
  | { readonly end: JobEnd }
  | { readonly problem: { readonly sentences: readonly string[]; readonly exitCode: number } };

/** What of a job's playlist is another one in one process. */
export type Part = Partial<Pick<Playlist, 'files' | 'shard'>>;

/**
 * Plays the parts of a job at once, each in a process of its own with an engine of its own, until they are through or a signal stops
 * them. So this process hears of a signal also while an engine is waited for, and outlives whatever ends one of them.
 * Throws a Problem, after the other parts are through, where the engine can't be spoken to or a process ends too early.
 */
export async function playInParts(
  job: Job,
  parts: readonly Part[],
  listener: Listener,
  interruption: Interruption,
): Promise<JobEnd> {
  if (isPlayedHere(parts.length))
    return playJob(job, stepFiles(findHome()), listener, () => interruption.isAsked);
  const shares = parts.map((part, at) => ({
    part: { ...job, playlist: { ...job.playlist, ...part } },
    place: parts.length === 1 ? undefined : `${at + 1}/${parts.length}`,
  }));
  const running = new Set<ChildProcess>();
  const stop = (): void => {
    for (const child of running) child.kill('SIGKILL');
  };
  return interruption.stopping(stop, async () => {
    const endings = await Promise.allSettled(
      shares.map(({ part, place }) => playPart(part, place, listener, running, interruption)),
    );
    const ends = endings.flatMap((ending) => (ending.status === 'fulfilled' ? [ending.value] : []));
    for (const ending of endings) if (ending.status === 'rejected') throw ending.reason;
    return {
      gaps: sumOfGaps(ends.map(({ gaps }) => gaps)),
      transcripts: ends.flatMap(({ transcripts }) => transcripts).sort(),
      ...(ends.some(({ metamorphic }) => metamorphic)
        ? { metamorphic: together(ends.flatMap(({ metamorphic }) => metamorphic ?? [])) }
        : {}),
    };
  });
}

function playPart(
  part: Job,
  place: string | undefined,
  listener: Listener,
  running: Set<ChildProcess>,
  interruption: Interruption,
): Promise<JobEnd> {
  const command = path.join(findHome().root, 'bin', 'rulewright.js');
  return new Promise((resolve, reject) => {
    const child = fork(command, ['play-part'], {
      // Whatever started this process may have asked Node for something that is for this one only.
      execArgv: [...forPlaying],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    running.add(child);
    let end: JobEnd | Problem | undefined;
    const take = (news: News): void => {
      if ('hello' in news) listener.hello(news.hello);
      else if ('result' in news) listener.result(news.result, news.restarts);
      else if ('end' in news) end = news.end;
      else end = new Problem(news.problem.sentences, news.problem.exitCode);
    };
    child.on('message', (news: News) => {
      if (end instanceof Problem) return;
      try {
        take(news);
      } catch (error) {
        // Such as a journal that can't be written any more: then nothing more is to be played.
        if (!(error instanceof Problem)) throw error;
        end = error;
        child.kill('SIGKILL');
      }
    });
    child.on('error', reject);
    // What it still said is read before its line is closed, which may be after it has ended.
    const ended = new Promise<string>((over) => {
      child.once('exit', (code, signal) => over(signal ?? `exit code ${code}`));
    });
    const silent = new Promise<void>((over) => {
      child.once('disconnect', () => over());
    });
    void Promise.all([ended, silent]).then(([how]) => {
      running.delete(child);
      if (end instanceof Problem) reject(end);
      else if (end) resolve(end);
      else if (interruption.isAsked) resolve({ gaps: {}, transcripts: [] });
      else reject(new Problem([lostPart(place, how)], exitCodes.crashed));
    });
    child.send(part);
  });
}

const lostPart = (place: string | undefined, how: string): string =>
  `${place === undefined ? 'The process that plays' : `Part ${place} of the run`} ended before its scenarios were through (${how}).`;

/** In a process of `playInParts`: plays the part that it is sent, and says what became of it. */
export function servePart(): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!process.send) throw new Problem(['"rulewright play-part" is started by "rulewright check".']);
    endWithParent();
    spareMemory();
    const tell = (news: News): Promise<void> =>
      new Promise((told) => {
        process.send?.(news, undefined, undefined, () => told());
      });
    process.once('message', (job: Job) => {
      const listener: Listener = {
        hello: (hello) => void tell({ hello }),
        result: (result, restarts) => void tell({ result, restarts }),
      };
      playJob(job, stepFiles(findHome()), listener, () => false)
        .then(
          (end) => tell({ end }),
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
