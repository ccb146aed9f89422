import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { Workplace } from './test/command';

const place = new Workplace();
after(() => place.remove());

// With paths, for playing all of the package's own scenarios would take too long here.
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
const known = {
  scenario: 'legions-of-will/113.feature: 113.2 too little',
  verdict: 'failed',
  signature: '"Ash Hound" has 2 damage marked | What "Ash Hound" has. | 2 damage marked | 3 damage marked',
};
const enough = { scenario: 'legions-of-will/113.feature: 113.2 enough', verdict: 'passed' };
const engine = 'Rulewright reference engine';
const baseline = (...scenarios: readonly object[]): string =>
  place.write('baseline.json', JSON.stringify({ baseline: 2, engine, scenarios }));
const written = () => JSON.parse(readFileSync(path.join(place.folder, 'baseline.json'), 'utf8'));
const gate = (...more: readonly string[]) => place.runHere('gate', '--baseline', 'baseline.json', ...more);

describe('rulewright gate', () => {
  it('is green for what is known, and writes for other programs', async () => {
    baseline(known, enough);
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
      'The gate is green: each scenario ends as is known (1 passed, 1 failed, 0 unsupported).\n',
    );
    expect(code).to.equal(0);
    const file = (name: string) => readFileSync(path.join(place.folder, 'out', name), 'utf8');
    expect(file('junit.xml')).to.contain('<failure type="behaviour"');
    expect(JSON.parse(file('run.sarif')).runs[0].results).to.have.length(1);
    expect(file('summary.md')).to.contain('1 failure');
  });

  it('ends with 2 where a scenario is wrong input, whatever else it finds', async () => {
    const wrong = place.write('wrong.feature', text.replace('targeting "Ash Hound"', 'targeting "Ash Hond"'));
    baseline(enough);
    const { code, out, error } = await gate(wrong);
    expect(error).to.match(/^wrong\.feature:9: in "too little": There is no object called "Ash Hond"/);
    expect(out).to.contain('The gate is red');
    expect(code).to.equal(2);
    expect((await gate(wrong, '--write', '--baseline', 'other.json')).code).to.equal(2);
  });

  it('is red for what is not known, and says what it is', async () => {
    baseline(enough);
    const { code, out } = await gate(suite);
    expect(out).to.match(
      /^new failure: "legions-of-will\/113\.feature: 113\.2 too little" is not known to fail\. failed: "Ash Hound" has/,
    );
    expect(out).to.match(/The gate is red: 1 objection /);
    expect(code).to.equal(1);
  });

  it("is begun for scenarios of a folder of one's own, and holds them from then on", async () => {
    rmSync(path.join(place.folder, 'baseline.json'), { force: true });
    mkdirSync(path.join(place.folder, 'own'), { recursive: true });
    place.write(path.join('own', 'damage.feature'), text);
    const { code, out, error } = await gate('--write', 'own');
    expect(error).to.equal('');
    expect(out).to.equal('baseline.json is written: 1 passed, 1 failed, 0 unsupported.\n');
    expect(code).to.equal(0);
    expect((await gate('own')).code).to.equal(0);
    place.write(path.join('own', 'damage.feature'), text.replace('has priority', 'has 2 resource'));
    const red = await gate('own');
    expect(red.out).to.match(/^regression: "own\/damage\.feature: 113\.2 enough" passed, and does not now/);
    expect(red.code).to.equal(1);
  });

  it('updates with --write only the scenarios that were played, and keeps notes', async () => {
    const elsewhere = {
      scenario: 'legions-of-will/114.feature: 114 other',
      verdict: 'unsupported',
      note: 'a',
    };
    const removed = { scenario: 'legions-of-will/113.feature: 113.2 removed', verdict: 'passed' };
    baseline({ ...known, signature: 'Another.', note: 'b' }, removed, elsewhere);
    expect((await gate('--write', path.join(suite, '113.feature'))).code).to.equal(0);
    const entries: readonly { readonly steps?: string }[] = written().scenarios;
    expect(entries.map(({ steps: _steps, ...others }) => others)).to.deep.equal([
      enough,
      { ...known, note: 'b' },
      elsewhere,
    ]);
  });

  it('says with paths what it could not check, and holds the rest', async () => {
    baseline(known, enough, { scenario: 'legions-of-will/114.feature: 114 other', verdict: 'passed' });
    const { code, out } = await gate(path.join(suite, '113.feature'));
    expect(out).to.match(/^Not checked, .*: 1 scenarios of the baseline \("legions-of-will\/114/);
    expect(code).to.equal(0);
    const removed = { scenario: 'legions-of-will/113.feature: 113.2 removed', verdict: 'passed' };
    baseline(known, enough, removed);
    const red = await gate(path.join(suite, '113.feature'));
    expect(red.out).to.match(/^no longer ran: "legions-of-will\/113\.feature: 113\.2 removed"/);
    expect(red.code).to.equal(1);
    expect((await gate(`${path.join(suite, '113.feature')}:5`)).code).to.equal(0);
  });

  it('plays again with --repeat', async () => {
    baseline(known, enough);
    expect((await gate('--repeat', '2', suite)).code).to.equal(0);
  });

  it('writes no baseline of an engine without a rule', async () => {
    place.write('baseline.json', 'as it was');
    const { code, error } = await gate('--write', '--off', '704.5c', suite);
    expect(error).to.match(/^--write is refused with --off/);
    expect(code).to.equal(2);
    expect(readFileSync(path.join(place.folder, 'baseline.json'), 'utf8')).to.equal('as it was');
  });

  it('says in one sentence what is wrong with a baseline', async () => {
    const wrong: readonly (readonly [string, RegExp])[] = [
      ['not json', /^The baseline "baseline\.json" can't be read/],
      ['{"baseline":2}', /is no baseline \(at \/engine: expected required property/],
      ['{"baseline":1,"engine":"x","passed":1,"known":[]}', /is a baseline of the older format.*--write/],
      [
        '{"baseline":2,"engine":"x","scenarios":[{"scenario":"a","verdict":"bad"}]}',
        /at \/scenarios\/0\/verdict/,
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
