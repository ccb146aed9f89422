import path from 'node:path';
import { before, describe, it } from 'node:test';
import type { ISupportCodeLibrary } from '@cucumber/cucumber/api';
import { expect } from 'chai';
import { readText } from '../port/in-process-text';
import { ProcessEngine } from '../port/process/process-engine';
import { type Saboteur, saboteurs } from '../port/test/saboteurs';
import { ServedLine } from '../port/test/served-line';
import { useEngine } from '../port/under-test';
import { baselineOf } from '../reports/baseline';
import { buildResult } from '../reports/build';
import { judge } from '../reports/gate';
import type { ScenarioResult, Verdict } from '../reports/model';
import { Scenarios } from '../reports/scenarios';
import { findHome, stepFiles } from './home';
import { type Playlist, play } from './run';

const feature = path.join(__dirname, 'test', 'saboteurs.feature');
const playlist: Playlist = { files: [feature], tags: '', off: [], seed: 1 };
let steps: ISupportCodeLibrary;

const passing = path.join(__dirname, 'test', 'passing.feature');

/** How a suite's scenarios end on an engine. */
async function resultsOn(
  name: Saboteur,
  files: readonly string[] = playlist.files,
): Promise<readonly ScenarioResult[]> {
  const connect = () => new ServedLine(saboteurs[name]());
  useEngine(new ProcessEngine({ command: name, deadline: 100, restarts: 2, connect }, readText));
  const results: ScenarioResult[] = [];
  const scenarios = new Scenarios(() => ({ rulebook: 'legions-of-will' }));
  await play({ ...playlist, files }, steps, false, (message) => {
    const result = scenarios.update(message);
    if (result) results.push(result);
  });
  return results;
}

/** The verdicts of a suite's scenarios on an engine, and why. */
const verdictsOn = async (
  ...asked: Parameters<typeof resultsOn>
): Promise<readonly (readonly [Verdict, string])[]> =>
  (await resultsOn(...asked)).map(({ verdict, message = '' }) => [verdict, message]);

type Expected = readonly [Saboteur, readonly Verdict[], RegExp];

/** What the scenarios about damage, a refusal, turn order and a hidden hand come to, and a message among theirs. */
const expected: readonly Expected[] = [
  ['none', ['passed', 'passed', 'passed', 'passed'], /^$/],
  ['damage is off by one', ['failed', 'passed', 'passed', 'passed'], /4 damage marked/],
  ['accepts all', ['passed', 'failed', 'passed', 'passed'], /expected: refused/],
  ['leaks hands', ['passed', 'passed', 'passed', 'failed'], /What Alice sees/],
  ['reversed turn order', ['passed', 'passed', 'failed', 'passed'], /chain of events holds/],
  ['refuses all', ['failed', 'failed', 'failed', 'failed'], /answer was refused/],
  ['does nothing', ['failed', 'failed', 'failed', 'passed'], /Bob doesn't get priority/],
  ['offers only passes', ['failed', 'passed', 'failed', 'passed'], /nothing but passing/],
  ['echoes the setup', ['failed', 'failed', 'failed', 'passed'], /never asked for/],
  ['claims features that it lacks', ['passed', 'passed', 'failed', 'passed'], /gap that isn't declared/],
  [
    'says what it lacks',
    ['passed', 'passed', 'unsupported', 'passed'],
    /doesn't support "triggered abilities"/,
  ],
  ['never answers', ['timed out', 'timed out', 'timed out', 'not run'], /started 3 times/],
  ['dies on the third message', ['crashed', 'crashed', 'crashed', 'not run'], /ended in the middle/],
  ['rubbish', ['crashed', 'crashed', 'crashed', 'not run'], /it is no JSON/],
  ['wrong id', ['crashed', 'crashed', 'crashed', 'not run'], /its id is/],
  ['answers out of order', ['crashed', 'crashed', 'crashed', 'not run'], /its id is 3, but 2 was asked/],
  ['ids change', ['failed', 'passed', 'failed', 'passed'], /not among the legal options/],
  ['answers twice', ['crashed', 'crashed', 'crashed', 'not run'], /more than it was asked/],
];

describe('a suite on an engine that is sabotaged', () => {
  before(async () => {
    steps = await play(playlist, stepFiles(findHome()), true, () => {});
  });

  for (const [name, verdicts, message] of expected) {
    it(`is: ${name}`, async () => {
      const results = await verdictsOn(name);
      const told = results.map(([, text]) => text).join('\n');
      expect(
        results.map(([verdict]) => verdict),
        told,
      ).to.deep.equal(verdicts);
      expect(told).to.match(new RegExp(message.source === '^$' ? '^\\s*$' : message.source));
    });
  }

  it('is: has no showdowns, so that passing ends the turn', async () => {
    expect((await verdictsOn('none', [passing])).map(([verdict]) => verdict)).to.deep.equal([
      'passed',
      'passed',
    ]);
    const results = await verdictsOn('has no showdowns', [passing]);
    expect(results.map(([verdict]) => verdict)).to.deep.equal(['failed', 'failed']);
    for (const [, text] of results) expect(text).to.contain("it ends: it is Bob's action phase of turn 4");
  });

  it('loses a feature between two runs: the gate is red', async () => {
    const runOn = async (name: Saboteur) => {
      const engine = { name: 'An engine', command: name, restarts: 0, missing: [] };
      return buildResult(
        { version: '0', seed: 1, off: [], engine, complete: true },
        await resultsOn(name),
        [],
      );
    };
    const scope = { whole: [''], partly: [], base: path.dirname(feature) };
    const before = await runOn('none');
    const baseline = baselineOf(before, 'An engine', { scenarios: [] }, scope);
    const objections = async (name: Saboteur) =>
      judge(await runOn(name), 'An engine', baseline, scope).objections;
    expect(await objections('none')).to.deep.equal([]);
    const [lost, ...others] = await objections('says what it lacks');
    expect(others).to.deep.equal([]);
    expect(lost?.what).to.equal('regression');
    expect(lost?.sentence).to.contain('both players have a triggered ability');
  });

  it('decides what can be done in no way as it does in process', async () => {
    const claims = path.join(findHome().root, 'features', 'harness', 'negative-claims.feature');
    const results = await verdictsOn('none', [claims]);
    expect(results.length).to.be.greaterThan(20);
    expect(results.filter(([verdict]) => verdict !== 'passed')).to.deep.equal([]);
  });
});
