import { NullEngine } from '../port/null-engine';
import { useEngine } from '../port/under-test';
import { Scenarios } from '../reports/scenarios';
import { type Playlist, play, type Steps } from './run';
import { RunStopped } from './run-stopped';

/**
 * Ids of the scenarios that an engine in which nothing happens passes: passing them is no evidence for any other. Random
 * games, in which it could play nothing, are left out.
 *
 * @param isStopped whether to stop before the next scenario; throws RunStopped then
 */
export async function playOnNothing(
  playlist: Playlist,
  steps: Steps,
  isStopped: () => boolean,
): Promise<ReadonlySet<string>> {
  const passed = new Set<string>();
  if (playlist.files.length === 0) return passed;
  const scenarios = new Scenarios();
  useEngine(new NullEngine());
  const tags = ['not @property', ...(playlist.tags === '' ? [] : [`(${playlist.tags})`])].join(' and ');
  await play({ ...playlist, tags }, steps, false, (message) => {
    if (message.testCaseStarted && isStopped()) throw new RunStopped();
    const result = scenarios.update(message);
    if (result?.verdict === 'passed') passed.add(result.id);
  });
  return passed;
}
