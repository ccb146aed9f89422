import { buildResult } from '../reports/build';
import type { KnownRulebook } from '../reports/coverage';
import type { RunResult } from '../reports/model';
import { Scenarios } from '../reports/scenarios';
import { type Home, stepFiles } from './home';
import { findLinkStates, markStale } from './link-states';
import { Plan } from './plan';
import { checkPlan } from './preflight';
import { progressOn } from './progress';
import { type Playlist, play } from './run';
import { rulebookOfFile } from './selection';

/**
 * Plays scenarios, with progress on stderr, and says what they prove of the rulebooks. `complete` says that nothing
 * was left out. Throws a Problem for what can't be played.
 */
export async function playScenarios(
  playlist: Playlist,
  known: readonly KnownRulebook[],
  home: Home,
  complete: boolean,
): Promise<RunResult> {
  const { tags, off, seed } = playlist;
  const plan = new Plan();
  const steps = await play(playlist, stepFiles(home), true, (message) => plan.update(message));
  const links = findLinkStates(plan.links(), known);
  checkPlan(plan, known, tags, links);

  const scenarios = new Scenarios();
  const progress = progressOn(process.stderr, plan.selected);
  try {
    await play(playlist, steps, false, (message) => {
      scenarios.update(message);
      progress.update(message);
    });
  } finally {
    progress.stop();
  }

  const ids = known.map(({ rulebook }) => rulebook.id);
  const results = markStale(
    scenarios.results((uri) => rulebookOfFile(uri, ids)),
    links,
  );
  return buildResult({ version: home.version, seed, off, complete, links }, results, known);
}
