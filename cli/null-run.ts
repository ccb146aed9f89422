import { NullEngine } from '../port/null-engine';
import { useEngine } from '../port/under-test';
import { Scenarios } from '../reports/scenarios';
import { type Playlist, play, type Steps } from './run';

/**
 * Ids of the scenarios that an engine in which nothing happens passes: passing them is no evidence for any other. Random
 * games, in which it could play nothing, are left out.
 */
export async function playOnNothing(playlist: Playlist, steps: Steps): Promise<ReadonlySet<string>> {
  if (playlist.files.length === 0) return new Set();
  const scenarios = new Scenarios();
  useEngine(new NullEngine());
  const tags = ['not @property', ...(playlist.tags === '' ? [] : [`(${playlist.tags})`])].join(' and ');
  await play({ ...playlist, tags }, steps, false, (message) => scenarios.update(message));
  return new Set(
    scenarios
      .results(() => undefined)
      .filter(({ verdict }) => verdict === 'passed')
      .map(({ id }) => id),
  );
}
