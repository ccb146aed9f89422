import { ReferenceEngine } from '../port/in-process';
import { useEngine } from '../port/under-test';
import { attributed, explained } from '../reports/attribution';
import { isFailure } from '../reports/ladder';
import type { ScenarioResult } from '../reports/model';
import { Scenarios } from '../reports/scenarios';
import { explanationsOf, type Failed } from './explanations';
import { type Playlist, play, type Steps } from './run';
import { RunStopped } from './run-stopped';

/**
 * Plays the scenarios that failed on another engine on the reference engine as well, and says where their games first went
 * another way, and which rule's absence or variant explains them: two thousand more are played for that at most. What fails there, too, and random games, are left as they are; all are
 * once `isStopped`.
 */
export async function besideReference(
  results: readonly ScenarioResult[],
  playlist: Playlist,
  steps: Steps,
  isStopped: () => boolean,
): Promise<readonly ScenarioResult[]> {
  try {
    return await compare(results, playlist, steps, isStopped);
  } catch (error) {
    if (!(error instanceof RunStopped)) throw error;
    return results;
  }
}

async function compare(
  results: readonly ScenarioResult[],
  playlist: Playlist,
  steps: Steps,
  isStopped: () => boolean,
): Promise<readonly ScenarioResult[]> {
  const failed = results.filter(({ verdict, sights }) => isFailure(verdict) && sights !== undefined);
  const again = async (ids: readonly string[], asked: Pick<Playlist, 'off' | 'sights'>) => {
    if (ids.length === 0 || isStopped()) return [];
    const scenarios = new Scenarios();
    const played: ScenarioResult[] = [];
    useEngine(new ReferenceEngine());
    const beside: Playlist = { files: ids, tags: 'not @property', seed: playlist.seed, ...asked };
    await play(beside, steps, false, (message) => {
      if (message.testCaseStarted && isStopped()) throw new RunStopped();
      const result = scenarios.update(message);
      if (result) played.push(result);
    });
    return played;
  };
  const right = await again(
    failed.map(({ id }) => id),
    { off: playlist.off, sights: 'all' },
  );
  const passed = new Map(right.filter(({ verdict }) => verdict === 'passed').map((each) => [each.id, each]));
  const compared = attributed(results, new Map([...passed].map(([id, { sights }]) => [id, sights ?? []])));
  const wrong = compared.flatMap((each): readonly Failed[] => {
    const { id, failure } = each;
    return failure?.axis === 'behaviour' && isJudged(each) && passed.has(id) ? [{ ...each, failure }] : [];
  });
  const exercised = new Map([...passed].map(([id, each]) => [id, each.exercised]));
  const explanations = await explanationsOf(wrong, exercised, (ids, off) =>
    again(ids, { off: [...playlist.off, off] }),
  );
  return explained(compared, explanations);
}

/** Did the scenario fail by what it claims, or as what it speaks of had not come about? Without an answer nothing is compared. */
const isJudged = ({ verdict }: ScenarioResult): boolean => verdict === 'failed' || verdict === 'setup error';
