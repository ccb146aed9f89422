import { ReferenceEngine } from '../port/in-process';
import { useEngine } from '../port/under-test';
import { attributed, explained } from '../reports/attribution';
import { isFailure } from '../reports/ladder';
import type { ScenarioResult } from '../reports/model';
import { Scenarios } from '../reports/scenarios';
import { type Playlist, play, type Steps } from './run';

/** So many scenarios are played at most to find out which rules' absence explains failures. */
const MOST_PLAYED = 2000;

/**
 * Plays the scenarios that failed on another engine on the reference engine as well, and says where their games first went
 * another way, and which rule's absence explains them. What fails there, too, and random games, are left as they are.
 */
export async function besideReference(
  results: readonly ScenarioResult[],
  playlist: Playlist,
  steps: Steps,
): Promise<readonly ScenarioResult[]> {
  const failed = results.filter(({ verdict, sights }) => isFailure(verdict) && sights !== undefined);
  const again = async (ids: readonly string[], off: readonly string[]) => {
    if (ids.length === 0) return [];
    const scenarios = new Scenarios();
    useEngine(new ReferenceEngine());
    const beside: Playlist = { files: ids, tags: 'not @property', off, seed: playlist.seed, sights: 'all' };
    await play(beside, steps, false, (message) => scenarios.update(message));
    return scenarios.results(() => undefined);
  };
  const passed = (
    await again(
      failed.map(({ id }) => id),
      playlist.off,
    )
  ).filter(({ verdict }) => verdict === 'passed');
  const compared = attributed(results, new Map(passed.map(({ id, sights }) => [id, sights ?? []])));
  const wrong = compared.filter(
    ({ verdict, failure }) => verdict === 'failed' && failure?.axis === 'behaviour',
  );
  const ids = wrong.map(({ id }) => id).filter((id) => passed.some((each) => each.id === id));
  const signatures = new Map(wrong.map(({ id, failure }) => [id, failure?.signature]));
  const explanations = new Map<string, ReadonlySet<string>>();
  let played = 0;
  for (const rule of suspects(wrong)) {
    if (played + ids.length > MOST_PLAYED) break;
    played += ids.length;
    const same = (await again(ids, [...playlist.off, rule])).filter(
      ({ id, failure }) => failure !== undefined && failure.signature === signatures.get(id),
    );
    if (same.length > 0) explanations.set(rule, new Set(same.map(({ id }) => id)));
  }
  return explained(compared, explanations);
}

/** The rules that failing claims are about, those of most failures first. */
function suspects(wrong: readonly ScenarioResult[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { failure } of wrong)
    for (const rule of failure?.about ?? []) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([rule]) => rule);
}
