import { inTheirBooks } from '../reports/book-name';
import { buildResult } from '../reports/build';
import type { KnownRulebook } from '../reports/coverage';
import type { RunResult, ScenarioResult } from '../reports/model';
import { Scenarios } from '../reports/scenarios';
import { bookWritten } from './edition-written';
import { type Home, stepFiles } from './home';
import { markStale } from './link-states';
import { progressOn } from './progress';
import { inOrderOf, rehearse } from './rehearsal';
import { withEditionsPlayed } from './rules';
import { type Playlist, play } from './run';

/**
 * Plays scenarios, with progress on stderr, and says what they prove of the rulebooks. `complete` says that nothing
 * was left out. `withKills` adds what is known of mutants to rulebooks that scenarios choose besides. Throws a Problem for what can't be played.
 */
export async function playScenarios(
  asked: Playlist,
  known: readonly KnownRulebook[],
  home: Home,
  complete: boolean,
  withKills: (books: readonly KnownRulebook[]) => readonly KnownRulebook[] = (books) => books,
): Promise<RunResult> {
  const { off, seed } = asked;
  const { playlist, steps, links, scenarios: chosen, faulty } = await rehearse(asked, stepFiles(home), known);

  const ids = known.map(({ rulebook }) => rulebook.id);
  const scenarios = new Scenarios(bookWritten(ids));
  const played: ScenarioResult[] = [];
  const progress = progressOn(process.stderr, chosen.length);
  try {
    if (playlist.files.length > 0)
      await play(playlist, steps, false, (message) => {
        const result = scenarios.update(message);
        if (!result) return;
        played.push(result);
        progress.step(result);
      });
  } finally {
    progress.stop();
  }

  const results = inOrderOf(asked, played, faulty);
  const books = [...known, ...withKills(withEditionsPlayed(known, results).slice(known.length))];
  const facts = { version: home.version, seed, off, complete, links };
  return buildResult(facts, markStale(inTheirBooks(results, books), links), books);
}
