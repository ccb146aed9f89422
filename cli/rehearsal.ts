import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ISupportCodeLibrary } from '@cucumber/cucumber/api';
import type { KnownRulebook } from '../reports/coverage';
import type { ScenarioResult } from '../reports/model';
import type { BookOf } from '../reports/scenarios';
import type { LinkStates } from '../rulebooks/link-states';
import { BooksPlayed } from './books-played';
import { bookWritten } from './edition-written';
import { type Fault, withFaults, withoutScenario } from './fault';
import { withoutProperties } from './home';
import { lineSuffix } from './line-suffix';
import { findLinkStates } from './link-states';
import { Plan, type WrittenScenario } from './plan';
import { brokenGherkin, faultsIn, stepFaults } from './preflight';
import { Problem } from './problem';
import { type Playlist, play, type Steps, supportOf } from './run';
import { rulebookOfFile } from './selection';
import { unreadableFile } from './unreadable-file';

/** What a dry run has found out of a playlist. */
export interface Rehearsal {
  /** What was asked for. */
  readonly asked: Playlist;
  /** What can be played: the scenarios in which nothing is typed wrong. Its files are none where there are none. */
  readonly playlist: Playlist;
  readonly steps: ISupportCodeLibrary;
  /** What has become of the links to rules since they were confirmed. */
  readonly links: readonly LinkStates[];
  /** The scenarios that can be played, in the order of the run. */
  readonly scenarios: readonly WrittenScenario[];
  /** The results of what can't be played, as something in it is typed wrong. */
  readonly faulty: readonly ScenarioResult[];
}

/**
 * Finds the steps of scenarios and looks for what is typed wrong, without playing. What is wrong costs its own scenario,
 * and what keeps a file from being read, that file. Throws a Problem where nothing is selected.
 */
export async function rehearse(
  playlist: Playlist,
  steps: Steps,
  known: readonly KnownRulebook[],
): Promise<Rehearsal> {
  const unreadable = playlist.files.flatMap((file) => unreadableFile(uriOf(file)) ?? []);
  const first = await dryRun({ ...playlist, files: without(playlist.files, unreadable) }, steps);
  const broken = [...unreadable, ...first.plan.parseErrors.map(brokenGherkin)];
  const files = without(playlist.files, broken);
  // Cucumber finds no step at all where one file is no Gherkin.
  const { plan, support } =
    first.plan.parseErrors.length === 0 ? first : await dryRun({ ...playlist, files }, steps);
  const books = new BooksPlayed(known.map(({ rulebook }) => rulebook));
  const links = findLinkStates(
    plan.links().filter((link) => books.isAboutItsOwn(link)),
    known,
  );
  const selected = new Set(plan.selected());
  const faults = [
    ...broken,
    ...faultsIn(plan, known, books, links).flatMap((fault) => ofSelected(fault, selected, playlist.tags)),
  ];
  if (selected.size === 0 && faults.length === 0) throw new Problem([nothingSelected(plan, playlist.tags)]);
  const ids = known.map(({ rulebook }) => rulebook.id);
  const rulebookOf = (uri: string): string | undefined => rulebookOfFile(uri, ids);
  const chosen = plan.scenarios().filter(({ id }) => selected.has(id));
  if (faults.length === 0)
    return { asked: playlist, playlist, steps: support, links, scenarios: chosen, faulty: [] };
  const spoilt = new Set(faults.flatMap(({ scenarios }) => scenarios));
  return {
    asked: playlist,
    playlist: { ...playlist, files: playableIn(files, plan, selected, spoilt) },
    steps: support,
    links,
    scenarios: chosen.filter(({ id }) => !spoilt.has(id)),
    faulty: [
      ...withFaults(await unplayed({ ...playlist, files }, support, bookWritten(ids)), faults),
      ...withoutScenario(faults, rulebookOf),
    ],
  };
}

/** A scenario that has no steps, or one that there isn't. */
export interface UnplayableScenario {
  /** The rules that it is linked to. */
  readonly rules: readonly string[];
  /** Sentences on what is wrong, each beginning with the place. */
  readonly faults: readonly string[];
}

/** Finds the scenarios in feature files that can't be played whatever they are about, without playing any. */
export async function findUnplayable(
  files: readonly string[],
  steps: Steps,
): Promise<readonly UnplayableScenario[]> {
  const playlist = { files, tags: '', off: [], seed: 0 };
  const { plan, support } = await dryRun(playlist, steps);
  const results = await unplayed(playlist, support, () => ({}));
  return withFaults(results, stepFaults(plan)).map(({ rules, faults = [] }) => ({ rules, faults }));
}

/** The results of scenarios, with those in which something is typed wrong where they stand in their files. */
export function inOrderOf(
  { files }: Playlist,
  results: readonly ScenarioResult[],
  faulty: readonly ScenarioResult[],
): readonly ScenarioResult[] {
  if (faulty.length === 0) return results;
  const order = files.map(uriOf);
  return [...results, ...faulty].sort(
    (one, other) => order.indexOf(one.uri) - order.indexOf(other.uri) || one.line - other.line,
  );
}

/** All is known of a run before its first scenario begins. */
class AllPlanned extends Error {}

/** Finds the steps of scenarios. Those of properties are loaded where there are any, or a step is none of the others. */
async function dryRun(playlist: Playlist, steps: Steps) {
  if ('originalCoordinates' in steps || playlist.files.some(namesProperties))
    return findSteps(playlist, steps);
  const first = await findSteps(playlist, withoutProperties(steps));
  const isFound = first.plan.openSteps().every(({ matching }) => matching.length > 0);
  return isFound ? first : findSteps(playlist, steps);
}

const namesProperties = (file: string): boolean => readFileSync(uriOf(file), 'utf8').includes('@property');

/** That the steps do nothing, one after another, is not waited for. */
async function findSteps(playlist: Playlist, steps: Steps) {
  const plan = new Plan();
  const support = supportOf(steps);
  try {
    await play(playlist, support, true, (message) => {
      if (message.testCaseStarted) throw new AllPlanned();
      plan.update(message);
    });
  } catch (error) {
    if (!(error instanceof AllPlanned)) throw error;
  }
  return { plan, support };
}

/** Results of scenarios of which none is played. */
async function unplayed(
  playlist: Playlist,
  support: ISupportCodeLibrary,
  bookOf: BookOf,
): Promise<readonly ScenarioResult[]> {
  const plan = new Plan();
  await play(playlist, support, true, (message) => plan.update(message));
  return plan.results(bookOf);
}

/** What is wrong in scenarios that lines or tags leave out is nothing to this run, but for a tag that may be why. */
function ofSelected(fault: Fault, selected: ReadonlySet<string>, tags: string): Fault[] {
  if (fault.scenarios.length === 0) return [fault];
  const scenarios = fault.scenarios.filter((id) => selected.has(id));
  if (scenarios.length > 0) return [{ ...fault, scenarios }];
  return fault.isOfTag === true && tags !== '' ? [{ ...fault, scenarios }] : [];
}

/** A feature file as its scenarios name it. */
const uriOf = (file: string): string => path.relative(process.cwd(), file.replace(lineSuffix, ''));

const without = (files: readonly string[], faults: readonly Fault[]): string[] => {
  const uris = new Set(faults.map(({ uri }) => uri));
  return files.filter((file) => !uris.has(uriOf(file)));
};

/** The files with those lines only whose scenarios can be played. */
function playableIn(
  files: readonly string[],
  plan: Plan,
  selected: ReadonlySet<string>,
  spoilt: ReadonlySet<string>,
): string[] {
  const scenarios = plan.scenarios();
  return files.flatMap((file) => {
    const own = scenarios.filter(({ uri }) => uri === uriOf(file));
    if (!own.some(({ id }) => spoilt.has(id))) return own.some(({ id }) => selected.has(id)) ? [file] : [];
    const lines = own.filter(({ id }) => selected.has(id) && !spoilt.has(id)).map(({ line }) => line);
    return lines.length === 0 ? [] : [`${file.replace(lineSuffix, '')}:${lines.join(':')}`];
  });
}

function nothingSelected(plan: Plan, tags: string): string {
  if (plan.written === 0) return 'There is no scenario in the feature files given: nothing was checked.';
  const why = tags === '' ? 'the lines given' : `--tags "${tags}"`;
  if (plan.written === 1) return `The only scenario is not selected by ${why}: nothing was checked.`;
  return `None of the ${plan.written} scenarios is selected by ${why}: nothing was checked.`;
}
