import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { Workplace } from './test/command';

const place = new Workplace();
after(() => place.remove());

// Paths make a run a filtered one: playing all of the package's own scenarios would take too long here.
const suite = path.join('features', 'legions-of-will');
mkdirSync(path.join(place.folder, suite), { recursive: true });
const text = `Feature: 113. Damage

  Rule: 113.2 Damage is marked on units

    Example: too little
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Ash Hound" with will 4 and power 5 in her base "Kiln"
      And Bob has the action "Spark" in hand: "Spark deals 3 damage to target unit."
      When Bob plays "Spark" targeting "Ash Hound"
      And all players pass
      Then "Ash Hound" has 2 damage marked

    Example: enough
      Given a Legions of Will game between Alice and Bob
      And Bob has 10 resource
      When Alice passes
      Then Bob has priority
`;
place.write(path.join(suite, '113.feature'), text);
const scenario = 'legions-of-will/113.feature: too little';
const known = {
  scenario,
  verdict: 'failed',
  signature: 'What "Ash Hound" has. expected: 2 damage marked actual: 3 damage marked',
};
const baseline = (...all: readonly object[]): string =>
  place.write('baseline.json', JSON.stringify({ baseline: 1, engine: 'any', passed: 1, known: all }));
const gate = (...more: readonly string[]) => place.runHere('gate', '--baseline', 'baseline.json', ...more);

describe('rulewright gate', () => {
  it('is green for what is known, and writes for other programs', async () => {
    baseline(known);
    const { code, out, error } = await gate(
      suite,
      '--junit',
      'out/junit.xml',
      '--sarif',
      'out/run.sarif',
      '--summary',
      'out/summary.md',
    );
    expect(error).to.equal('');
    expect(out).to.equal(
      'The gate is green: nothing but what is known to fail (1 passed, 1 failed, 0 unsupported).\n',
    );
    expect(code).to.equal(0);
    const written = (name: string) => readFileSync(path.join(place.folder, 'out', name), 'utf8');
    expect(written('junit.xml')).to.contain('<failure type="failed"');
    expect(JSON.parse(written('run.sarif')).runs[0].results).to.have.length(1);
    expect(written('summary.md')).to.contain('1 failure');
  });

  it('is red for what is not known, and says what it is', async () => {
    baseline();
    const { code, out } = await gate(suite);
    expect(out).to.match(
      /^new failure: "legions-of-will\/113\.feature: too little" is not known to fail\. failed: What/,
    );
    expect(out).to.match(/The gate is red: 1 objection /);
    expect(code).to.equal(1);
  });

  it('writes no baseline out of a run that is filtered', async () => {
    writeFileSync(path.join(place.folder, 'baseline.json'), 'as it was');
    for (const filter of [[suite], ['--tags', 'not @slow'], ['--off', '704.5c']]) {
      const { code, error } = await gate('--write', ...filter);
      expect(error).to.match(/^--write is refused: this run is filtered/);
      expect(code).to.equal(2);
    }
    expect(readFileSync(path.join(place.folder, 'baseline.json'), 'utf8')).to.equal('as it was');
  });

  it('says in one sentence what is wrong with a baseline', async () => {
    const wrong: readonly (readonly [string, RegExp])[] = [
      ['not json', /^The baseline "baseline\.json" can't be read/],
      ['{"baseline":1}', /is no baseline \(at \/engine: expected required property/],
      [
        '{"baseline":1,"engine":"x","passed":0,"known":[{"scenario":"a","verdict":"bad","signature":""}]}',
        /at \/known\/0\/verdict/,
      ],
    ];
    for (const [content, sentence] of wrong) {
      place.write('baseline.json', content);
      const { code, error } = await gate(suite);
      expect(error.trimEnd()).to.match(sentence);
      expect(error.trimEnd().split('\n')).to.have.length(1);
      expect(code).to.equal(2);
    }
    const missing = await place.runHere('gate', '--baseline', 'nowhere.json', suite);
    expect(missing.error).to.match(/"nowhere\.json" can't be read .*: make one with --write/);
    expect(existsSync(path.join(place.folder, 'nowhere.json'))).to.equal(false);
  });
});
