import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Envelope } from '@cucumber/messages';
import { ReferenceEngine } from '../port/in-process';
import { rulesetOf } from '../port/in-process/games';
import { readText } from '../port/in-process-text';
import { withTrees } from '../port/process/with-trees';
import type { Fixture } from '../port/protocol/fixture';
import { type Recorded, RecordingEngine } from '../port/record';
import { useEngine } from '../port/under-test';
import type { ScenarioResult } from '../reports/model';
import { Scenarios } from '../reports/scenarios';
import { loadRulebook } from '../rulebooks/library';
import { bookWritten } from './edition-written';
import { fixtureGuide } from './fixture-guide';
import { findHome, stepFiles } from './home';
import { makeFolder } from './make-folder';
import { exitCodes, Problem } from './problem';
import { progressOn } from './progress';
import { findFeatures } from './rulebook-features';
import { play } from './run';
import { checkTags, selectFiles, selectRulebooks } from './selection';
import { removeDraft } from './write-file';

/** What `rulewright export` is asked for. */
export interface ExportFlags {
  readonly rulebook: string;
  readonly tags?: string;
}

/** Writes each scenario of a rulebook as a file of data. Returns the exit code. */
export async function exportFixtures(folder: string, { rulebook, tags = '' }: ExportFlags): Promise<number> {
  const home = findHome();
  const [id = rulebook] = selectRulebooks(rulebook, false);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Problem([`"${folder}" isn't empty: name a new folder, or empty it.`]);
  refuseUnwritable(folder);
  const files = selectFiles([], [id], home);
  const folderOfFeatures = findFeatures(undefined, id, home)?.folder ?? '';
  const engine = new RecordingEngine(new ReferenceEngine());
  const results: ScenarioResult[] = [];
  const scenarios = new Scenarios(bookWritten([id]));
  const games: (Recorded | undefined)[] = [];
  checkTags(tags);
  const wanted = ['not @property', 'not @waived', ...(tags === '' ? [] : [`(${tags})`])].join(' and ');
  const playlist = { files, tags: wanted, off: [], seed: 1 };
  let selected = 0;
  const count = ({ testCase }: Envelope): void => {
    if (testCase) selected += 1;
  };
  const steps = await play(playlist, stepFiles(home), true, count);
  const progress = progressOn(process.stderr, selected);
  useEngine(engine);
  await play(playlist, steps, false, (message) => {
    const result = scenarios.update(message);
    if (result) {
      results.push(result);
      progress.step(result);
    }
    if (message.testCaseStarted) engine.reset();
    if (message.testCaseFinished) games.push(engine.recorded);
  });
  progress.stop();
  const fixtures = results.flatMap((result, place): Written[] => {
    const game = games[place];
    if (result.verdict !== 'passed' || !game) return [];
    const file = path
      .relative(path.resolve(folderOfFeatures), path.resolve(result.uri))
      .split(path.sep)
      .join('/');
    return [{ file: fileFor(file, result), fixture: fixtureOf(result, file, game) }];
  });
  if (fixtures.length === 0)
    throw new Problem([`No scenario of ${id} that is selected passes: nothing was written.`]);
  write(
    folder,
    fixtures,
    path.join(home.root, home.checkout ? '' : 'dist', 'port', 'schema', 'fixture.json'),
  );
  const rest = results.length - fixtures.length;
  console.log(
    `${fixtures.length} scenarios are in ${folder}; README.md says how to read them.${rest > 0 ? ` Left out are ${rest} that didn't pass, or in which no game began.` : ''}`,
  );
  return exitCodes.passed;
}

interface Written {
  readonly file: string;
  readonly fixture: Fixture;
}

const fileFor = (feature: string, { name, line }: ScenarioResult): string =>
  path.join(
    feature.replace(/\.feature$/, ''),
    `${line}-${name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}.json`,
  );

const fixtureOf = (
  { name, line, rules, steps }: ScenarioResult,
  feature: string,
  { setup, before, acts }: Recorded,
): Fixture => ({
  fixture: 2,
  rulebook: setup.rulebook,
  edition: rulesetOf(setup.rulebook, setup.edition)?.edition ?? loadRulebook(setup.rulebook).edition,
  rules: [...rules],
  name,
  feature: `${feature}:${line}`,
  gherkin: steps.map(
    ({ keyword, text, argument }) => `${keyword} ${text}${argument === undefined ? '' : `\n${argument}`}`,
  ),
  setup: withTrees(setup, (card) => readText(setup.rulebook, card)),
  before,
  acts,
});

const draftOf = (folder: string): string => `${path.resolve(folder)}.draft-${process.pid}`;

/** Playing takes a minute: that nothing can be written is said before. */
function refuseUnwritable(folder: string): void {
  try {
    makeFolder(draftOf(folder));
    rmSync(draftOf(folder), { recursive: true });
  } catch (error) {
    throw unwritable(folder, error);
  }
}

function unwritable(folder: string, error: unknown): Problem {
  const why = error instanceof Error ? error.message : String(error);
  return new Problem([
    `The scenarios can't be written to "${folder}" (${why}): name a folder that can be written.`,
  ]);
}

/** Everything or nothing: the folder appears when all is in it. */
function write(folder: string, fixtures: readonly Written[], schema: string): void {
  const target = path.resolve(folder);
  const draft = draftOf(folder);
  try {
    for (const { file, fixture } of fixtures) {
      mkdirSync(path.dirname(path.join(draft, file)), { recursive: true });
      writeFileSync(path.join(draft, file), `${JSON.stringify(fixture, null, 1)}\n`);
    }
    cpSync(schema, path.join(draft, 'fixture.schema.json'));
    writeFileSync(path.join(draft, 'README.md'), fixtureGuide(fixtures.length));
    rmSync(target, { recursive: true, force: true });
    renameSync(draft, target);
  } catch (error) {
    removeDraft(draft);
    throw unwritable(folder, error);
  }
}
