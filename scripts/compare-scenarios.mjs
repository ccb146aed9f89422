// Plays the scenarios of this checkout and of another one, each with its own code, and says in which verdict, trace or exercised
// rules are not the same: `npm run compare-scenarios -- FOLDER [PATHS]`; `--without exercised` leaves the rules out,
// `--without named` which rules events and decisions name. Ends with 1 where something is different.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { messagesIn } from './counts.mjs';
import { root, withSentences } from './project.mjs';

const MESSAGES = [
  'pickle',
  'testCase',
  'testCaseStarted',
  'testStepFinished',
  'attachment',
  'testCaseFinished',
];
/** Each rulebook's own folder. */
const RULEBOOKS = readdirSync(path.join(root, 'features'), { withFileTypes: true })
  .filter((each) => each.isDirectory() && each.name !== 'harness')
  .map(({ name }) => `features/${name}`);

const { without, positionals } = options();
const [other, ...given] = positionals;
if (other === undefined) {
  console.error('Say which folder holds the other checkout: npm run compare-scenarios -- ../before');
  process.exit(2);
}
const paths = given.length > 0 ? given : RULEBOOKS;
const [there, here] = await withSentences(async () => [
  await played(path.resolve(other), paths),
  await played(root, paths),
]);

const missing = [...there.keys()].filter((name) => !here.has(name));
const added = [...here.keys()].filter((name) => !there.has(name));
const different = [...there]
  .filter(([name]) => here.has(name))
  .flatMap(([name, before]) => {
    const at = firstDifference(before, here.get(name));
    return at === undefined ? [] : [{ name, before: before[at], after: here.get(name)[at] }];
  });
console.log(
  `${here.size} scenarios, ${different.length} different, ${added.length} only here, ${missing.length} only there`,
);
for (const { name, before, after } of different)
  console.log(`${name}\n  there: ${before ?? 'nothing'}\n  here:  ${after ?? 'nothing'}`);
for (const name of missing) console.log(`only there: ${name}`);
if (different.length + missing.length > 0) process.exitCode = 1;

/** What one asks for; ends with a sentence where there is no such option. */
function options() {
  try {
    const asked = parseArgs({
      options: { without: { type: 'string', multiple: true } },
      allowPositionals: true,
    });
    const { without = [] } = asked.values;
    const wrong = without.find((each) => !['exercised', 'named'].includes(each));
    if (wrong !== undefined) throw new Error(`--without leaves out exercised or named, not "${wrong}".`);
    return { ...asked, without };
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}

/** What became of each scenario, by file, name, and which of its name it is: its verdict, then its trace, then its exercised rules. */
async function played(folder, paths) {
  const notes = mkdtempSync(path.join(tmpdir(), 'rulewright-scenarios-'));
  try {
    const file = path.join(notes, 'messages.ndjson');
    const cucumber = path.join(folder, 'node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js');
    if (!existsSync(cucumber))
      throw new Error(`No scenario in ${folder} can be played: it is no checkout in which "npm ci" was run.`);
    const args = [cucumber, ...paths, '--format', `message:${file}`];
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e9,
    });
    const scenarios = await scenariosIn(file);
    if (scenarios.size > 0) return scenarios;
    throw new Error(`No scenario in ${folder} can be played (exit code ${status}):\n${stderr}`);
  } finally {
    rmSync(notes, { recursive: true });
  }
}

async function scenariosIn(file) {
  const [pickles, cases, under, scenarios, times] = Array.from({ length: 5 }, () => new Map());
  for await (const message of messagesIn(file, MESSAGES)) {
    const { pickle, testCase, testCaseStarted, testStepFinished, attachment, testCaseFinished } = message;
    if (pickle) pickles.set(pickle.id, `${pickle.uri}: ${pickle.name}`);
    if (testCase) cases.set(testCase.id, pickles.get(testCase.pickleId));
    if (testCaseStarted)
      under.set(testCaseStarted.id, {
        name: cases.get(testCaseStarted.testCaseId),
        verdict: 'PASSED',
        lines: [],
      });
    const running = under.get((testStepFinished ?? attachment ?? testCaseFinished)?.testCaseStartedId);
    if (
      testStepFinished &&
      testStepFinished.testStepResult.status !== 'PASSED' &&
      running.verdict === 'PASSED'
    )
      running.verdict = testStepFinished.testStepResult.status;
    if (attachment?.mediaType.endsWith('rulewright.trace+json'))
      running.lines = linesOf(JSON.parse(attachment.body));
    if (!testCaseFinished) continue;
    const time = (times.get(running.name) ?? 0) + 1;
    times.set(running.name, time);
    scenarios.set(`${running.name} (${time})`, [running.verdict, ...running.lines]);
    under.delete(testCaseFinished.testCaseStartedId);
  }
  return scenarios;
}

function linesOf({ trace, exercised }) {
  const named = !without.includes('named');
  const events = trace.map(({ what, rule, text }) => `${what} ${(named && rule) || ''} ${text}`);
  if (without.includes('exercised')) return events;
  return [...events, ...exercised.map((rule) => `exercised ${rule}`)];
}

/** The first place at which two lists are not the same; undefined where they are. */
function firstDifference(one, other) {
  const at = Array.from({ length: Math.max(one.length, other.length) }, (_, place) => place);
  return at.find((place) => one[place] !== other[place]);
}
