import { buildResult } from '../reports/build';
import type { KnownRulebook } from '../reports/coverage';
import type { RunResult } from '../reports/model';
import { Scenarios } from '../reports/scenarios';
import { type Home, stepFiles } from './home';
import { markStale } from './link-states';
import { progressOn } from './progress';
import { inOrderOf, rehearse } from './rehearsal';
import { type Playlist, play } from './run';
import { rulebookOfFile } from './selection';

/**
 * Plays scenarios, with progress on stderr, and says what they prove of the rulebooks. `complete` says that nothing
 * was left out. Throws a Problem for what can't be played.
 */
export async function playScenarios(
  asked: Playlist,
  known: readonly KnownRulebook[],
  home: Home,
  complete: boolean,
): Promise<RunResult> {
  const { off, seed } = asked;
  const { playlist, steps, links, count, faulty } = await rehearse(asked, stepFiles(home), known);

  const scenarios = new Scenarios();
  const progress = progressOn(process.stderr, count);
  try {
    if (playlist.files.length > 0)
      await play(playlist, steps, false, (message) => {
        scenarios.update(message);
        progress.update(message);
      });
  } finally {
    progress.stop();
  }

  const ids = known.map(({ rulebook }) => rulebook.id);
  const played = scenarios.results((uri) => rulebookOfFile(uri, ids));
  const results = markStale(inOrderOf(asked, played, faulty), links);
  return buildResult({ version: home.version, seed, off, complete, links }, results, known);
}
