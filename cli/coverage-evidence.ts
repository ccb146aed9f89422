import { existsSync, readFileSync } from 'node:fs';
import { editionsTogether, nameOfBook } from '../reports/book-name';
import { coverRulebook, type KnownRulebook, type RunEvidence } from '../reports/coverage';
import type { RulebookResult } from '../reports/model';
import { type FormerRun, formerRun } from '../reports/results';
import { counted } from '../reports/rule-runs';
import type { Home } from './home';
import { playScenarios } from './play-scenarios';
import { Problem } from './problem';
import { featureFilesOf, whoseFeatures } from './rulebook-features';
import { withEditionsPlayed } from './rules';
import { scenariosAbout } from './scenarios-of-edition';
import { describeSetupErrors } from './table';

/** What the rungs were worked out from, in words, and what came of it. */
export interface Covered {
  readonly evidence: string;
  readonly rulebooks: readonly RulebookResult[];
  /** Sentences on what is typed wrong in scenarios, which count for nothing. */
  readonly faults: readonly string[];
}

const nothingPlayed: RunEvidence = { linked: new Map(), exercised: new Set() };

/** Plays every scenario of the rulebooks; where there is none, what is classified is all that is known. */
export async function coverByPlaying(
  known: readonly KnownRulebook[],
  home: Home,
  { seed, edition }: { readonly seed: number; readonly edition?: string },
  withKills: (books: readonly KnownRulebook[]) => readonly KnownRulebook[],
): Promise<Covered> {
  const ids = [...new Set(known.map(({ rulebook }) => rulebook.id))];
  const files = scenariosAbout(known, home);
  if (files.length === 0) {
    return {
      evidence: 'no scenario is about this',
      rulebooks: known.map((each) => coverRulebook(each, nothingPlayed)),
      faults: [],
    };
  }
  const result = await playScenarios(
    { files, tags: '', off: [], seed, edition },
    known,
    home,
    true,
    withKills,
  );
  const { scenarios, rulebooks } = result;
  const passed = scenarios.filter(({ verdict }) => verdict === 'passed').length;
  const whose = whoseFeatures(ids, home, ids.length === 1);
  return {
    evidence: `${counted(scenarios.length, 'scenario was', 'scenarios were')} played, ${passed} passed (${whose})`,
    rulebooks,
    faults: describeSetupErrors(result),
  };
}

/** Takes the results of a former run. Throws a Problem for a file that says nothing of these rulebooks as they are. */
export function coverByResults(
  known: readonly KnownRulebook[],
  home: Home,
  file: string,
  withKills: (books: readonly KnownRulebook[]) => readonly KnownRulebook[],
): Covered {
  const run = readFormerRun(file, home.version);
  const chosen = run.rulebooks.flatMap(({ id, playedAs }) => {
    const rulebook = id.replace(/@.*$/, '');
    return rulebook !== id && known.some((each) => each.rulebook.id === rulebook)
      ? [{ rulebook, edition: playedAs }]
      : [];
  });
  return {
    evidence: `taken from ${file} (version ${run.version}, seed ${run.seed})`,
    rulebooks: editionsTogether([
      ...known,
      ...withKills(withEditionsPlayed(known, chosen).slice(known.length)),
    ]).map((each) => coverRulebook(each, evidenceOf(each, run, home, file))),
    faults: [],
  };
}

function readFormerRun(file: string, version: string): FormerRun {
  const again = `run "rulewright check --report" and give its results.json`;
  if (!existsSync(file)) throw new Problem([`There is no file "${file}": ${again}.`]);
  const run = formerRun(parsed(file, again));
  if (run === undefined) {
    throw new Problem([
      `"${file}" has no results of a run as this version of rulewright writes them: ${again}.`,
    ]);
  }
  if (run.version !== version) {
    throw new Problem([
      `"${file}" was written by version ${run.version || 'unknown'}, and this is ${version}: ${again}.`,
    ]);
  }
  if (run.off.length > 0) {
    throw new Problem([
      `"${file}" is from a run with ${run.off.join(', ')} switched off, which shows less than there is: ${again}.`,
    ]);
  }
  if (!run.complete) {
    throw new Problem([
      `"${file}" is from a run of some scenarios only, and would make the other rules fall: ${again} of a run without paths or tags.`,
    ]);
  }
  return run;
}

function parsed(file: string, again: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it is no JSON' : "it can't be read";
    throw new Problem([`"${file}" is damaged (${why}): ${again}.`]);
  }
}

function evidenceOf(known: KnownRulebook, run: FormerRun, home: Home, file: string): RunEvidence {
  const { id, edition } = known.rulebook;
  const former = run.rulebooks.find((each) => each.id === nameOfBook(known));
  if (former !== undefined && former.edition !== edition) {
    throw new Problem([
      `"${file}" is about the edition ${former.edition} of ${id}, not ${edition}: run "rulewright check --report" again.`,
    ]);
  }
  if (former !== undefined) return former;
  if (featureFilesOf(id, home, false).length === 0) return nothingPlayed;
  throw new Problem([
    `"${file}" says nothing of ${id}: give --rulebook to leave it out, or run "rulewright check --report" again.`,
  ]);
}
