import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import { findHome } from './home';
import { Workplace } from './test/command';
import { oneSentence } from './test/one-sentence';

const place = new Workplace();
after(() => place.remove());

const text = `Pebbles Rules
These rules are effective as of May 1, 2020.

1. Play
100. General
100.1. A pebble is an object that lies on the table.
100.2. If a player has no pebbles left, that player loses.
100.3. See rule 100.2.
`;
const { version } = findHome();
const book = ['--rulebook', 'pebbles'];
const scenario = {
  name: 'none left',
  at: 'a.feature:3',
  verdict: 'passed',
  exercised: true,
  own: true,
  stale: false,
};

/** Results of a run in which a scenario about 100.2 ended so. */
function results(name: string, change: Readonly<Record<string, unknown>> = {}, verdict = 'passed'): string {
  const rules = [{ number: '100.2', exercised: true, scenarios: [{ ...scenario, verdict }] }];
  const run = {
    rulewright: version,
    seed: 0,
    off: [],
    complete: true,
    rulebooks: [{ id: 'pebbles', edition: '2020-05-01', rules }],
    ...change,
  };
  return place.write(name, JSON.stringify(run));
}

const classified = path.join('rulebooks', 'pebbles', '2020-05-01.classification.json');
const edit = (file: string, change: (before: string) => string) => {
  const whole = path.join(place.folder, file);
  writeFileSync(whole, change(readFileSync(whole, 'utf8')));
};
const gate = ['--gate', 'coverage.json'];

before(async () => {
  place.write('pebbles.txt', text);
  await place.runHere('rulebook', 'index', 'pebbles.txt', '--as', 'pebbles@2020-05-01');
  await place.runHere('rulebook', 'classify', 'pebbles.txt', '--as', 'pebbles@2020-05-01');
  results('results.json');
});

describe('rulewright coverage', () => {
  it('shows the rungs by chapter, of a rulebook without scenarios too', async () => {
    const { code, out, error } = await place.runHere('coverage', ...book);
    expect(error).to.equal('');
    expect(out).to.match(/│ 1 Play +│ +3 │ +0 │ +3 │/);
    expect(out).to.match(/│ testable +│ +1 │/);
    expect(out).to.contain('Kinds: 1 testable, 1 definition, 1 pointer');
    expect(out).to.contain('Beside the ladder: 3 proposed').and.contain('no scenario is about this');
    expect(code).to.equal(0);
  });

  it('takes the results of a former run, and prints one JSON object', async () => {
    const { code, out } = await place.runHere('coverage', ...book, '--results', 'results.json', '--json');
    const { evidence, rulebooks } = JSON.parse(out);
    expect(evidence).to.match(/^taken from results\.json/);
    expect(rulebooks[0].testable.on.exercised).to.equal(1);
    expect(rulebooks[0].rules[1]).to.deep.include({ rule: '100.2', rung: 'exercised', kind: 'testable' });
    expect(rulebooks[0].rules[2].reason).to.equal('only refers to 100.2');
    expect(code).to.equal(0);
  });

  it('shows no other rulebook than the one that is asked for, though its scenarios play others too', async () => {
    const rulebooks = [
      { id: 'magic', edition: '2025-06-06', playedAs: '2025', rules: [] },
      { id: 'magic@2013', edition: '2013-05-01', playedAs: '2013', rules: [] },
    ];
    const other = { id: 'magic-rulings-summary', edition: '2003-07-24', playedAs: '2003', rules: [] };
    results('editions.json', { rulebooks: [...rulebooks, other] });
    const shown = async (book: string) => {
      const { out } = await place.runHere(
        ...['coverage', '--rulebook', book, '--results', 'editions.json', '--json', '--no-kills'],
      );
      return JSON.parse(out).rulebooks.map(({ id }: { id: string }) => id);
    };
    expect(await shown('magic')).to.deep.equal(['magic@2013', 'magic']);
    expect(await shown('magic@2013-05-01')).to.deep.equal(['magic@2013']);
  });

  it('promises, keeps the promise, and fails where a rule falls', async () => {
    const with1 = ['coverage', ...book, '--results', 'results.json', ...gate];
    expect((await place.runHere(...with1, '--write')).out).to.contain(
      'coverage.json: 3 rules are promised. Of each rulebook the newest edition is promised, and those that scenarios choose.',
    );
    const kept = await place.runHere(...with1);
    expect(kept.out).to.contain('Promises in coverage.json: 3 kept, 0 broken');
    expect(kept.code).to.equal(0);

    results('failing.json', {}, 'failed');
    const with2 = ['coverage', ...book, '--results', 'failing.json', ...gate];
    const fallen = await place.runHere(...with2);
    expect(fallen.error).to.match(
      /^pebbles 100\.2: it is promised on the rung "exercised" and stands on "linked": mend it, .*\n$/,
    );
    expect(fallen.out).to.contain('2 kept, 1 broken');
    expect(fallen.code).to.equal(1);

    const text = readFileSync(path.join(place.folder, 'coverage.json'), 'utf8');
    const refused = await place.runHere(...with2, '--write');
    expect(refused.error).to.match(/would be lowered to "linked"\.\n"coverage\.json" was not written/);
    expect(refused.code).to.equal(2);
    expect(readFileSync(path.join(place.folder, 'coverage.json'), 'utf8')).to.equal(text);

    expect(
      (await place.runHere(...with2, '--write', '--allow-regression', 'the throw is rethought')).code,
    ).to.equal(0);
    expect(readFileSync(path.join(place.folder, 'coverage.json'), 'utf8')).to.contain(
      '{"rulebook":"pebbles","rule":"100.2","from":"exercised","to":"linked","reason":"the throw is rethought"}',
    );
    expect((await place.runHere(...with2)).code).to.equal(0);
  });

  it('says what the classification lacks, and fails', async () => {
    const whole = readFileSync(path.join(place.folder, classified), 'utf8');
    edit(classified, (json) => json.replace('"100.1"', '"100.9"'));
    const { code, error } = await place.runHere('coverage', ...book);
    expect(error).to.contain('there is no rule 100.9').and.contain('100.1 has no entry');
    expect(code).to.equal(1);
    const gated = await place.runHere('coverage', ...book, '--results', 'failing.json', ...gate);
    expect(gated.error).to.contain('pebbles 100.1: it is promised on the rung "classified"');
    const refused = await place.runHere('coverage', ...book, ...gate, '--write');
    expect(refused.error).to.contain('Nothing was promised');
    edit(classified, () => whole.replace('"kind": "testable"', '"kind": "physical", "reason": "a throw"'));
    expect((await place.runHere('coverage', ...book, '--results', 'results.json')).error).to.match(
      /100\.2 is called physical, but a scenario is linked to it \(a\.feature:3\)/,
    );
    edit(classified, () => whole);
  });
});

describe('wrong input of rulewright coverage ends in one sentence:', () => {
  const withResults = (name: string) => place.runHere('coverage', ...book, '--results', name);

  it('a rulebook or an edition that there is not', async () => {
    oneSentence(await place.runHere('coverage', '--rulebook', 'chess'), /There is no rulebook "chess" here/);
    oneSentence(
      await place.runHere('coverage', '--rulebook', 'pebbles@1999-01-01'),
      /There is no edition "1999-01-01"/,
    );
  });

  it('a promise file that is a folder, or no promise file', async () => {
    const given = (name: string, ...more: string[]) =>
      place.runHere('coverage', ...book, '--gate', name, ...more);
    oneSentence(await given('rulebooks', '--write'), /^"rulebooks" is a folder: give --gate a file/);
    const foreign = place.write('foreign.json', '{"name": "something else"}');
    oneSentence(
      await given(foreign, '--write'),
      /^foreign\.json is no promise file .*: restore it, or remove it and /,
    );
    oneSentence(
      await given(place.write('empty.json', '')),
      /^empty\.json is no promise file \(it is no JSON\)/,
    );
    expect((await given('empty.json', '--write')).out).to.contain('empty.json: 3 rules are promised.');
  });

  it('results that there are not, or that are damaged', async () => {
    oneSentence(await withResults('nothing.json'), /^There is no file "nothing\.json"/);
    oneSentence(
      await withResults(place.write('broken.json', '{')),
      /^"broken\.json" is damaged \(it is no JSON\)/,
    );
    oneSentence(await withResults(place.write('other.json', '[]')), /has no results of a run/);
  });

  it('results that say something else', async () => {
    oneSentence(
      await withResults(results('v.json', { rulewright: '0.0.1' })),
      /was written by version 0\.0\.1/,
    );
    oneSentence(await withResults(results('off.json', { off: ['100.2'] })), /with 100\.2 switched off/);
    oneSentence(
      await withResults(results('part.json', { complete: false })),
      /is from a run of some scenarios only/,
    );
    const older = [{ id: 'pebbles', edition: '2019-01-01', rules: [] }];
    oneSentence(
      await withResults(results('older.json', { rulebooks: older })),
      /is about the edition 2019-01-01/,
    );
  });

  it('a promise file that there is not, is damaged, or is about another rulebook', async () => {
    const withGate = (file: string) => place.runHere('coverage', ...book, '--gate', file);
    oneSentence(await withGate('none.json'), /^There is no promise file "none\.json"/);
    oneSentence(
      await withGate(place.write('bad.json', '{')),
      /^bad\.json is no promise file \(it is no JSON\)/,
    );
    const chess =
      '{"rulebooks": [{"rulebook": "chess", "edition": "2020-01-01", "rules": {}}], "regressions": []}';
    oneSentence(
      await withGate(place.write('chess.json', chess)),
      /promises nothing of pebbles: it is about chess/,
    );
  });

  it('options that do not go together', async () => {
    oneSentence(await place.runHere('coverage', ...book, '--write'), /name it with --gate FILE/);
    oneSentence(
      await place.runHere('coverage', ...book, ...gate, '--allow-regression', 'x'),
      /give --write as well/,
    );
    oneSentence(
      await place.runHere('coverage', ...book, ...gate, '--write', '--allow-regression', ' '),
      /needs a reason/,
    );
  });

  it('a classification that is damaged', async () => {
    const whole = readFileSync(path.join(place.folder, classified), 'utf8');
    edit(classified, () => '{"rulebook": ');
    oneSentence(await place.runHere('coverage', ...book), /2020-05-01\.classification\.json\S* is no JSON/);
    edit(classified, () => whole);
  });
});

describe('rulewright rulebook classify', () => {
  it('changes nothing that is there', async () => {
    edit(classified, (json) =>
      json.replace(/\{"rule": "100.1".*\}/, '{"rule": "100.1", "kind": "physical", "reason": "we said so"}'),
    );
    const { out, code } = await place.runHere(
      'rulebook',
      'classify',
      'pebbles.txt',
      '--as',
      'pebbles@2020-05-01',
    );
    expect(out).to.contain('3 classified before').and.contain('Unchanged:');
    expect(readFileSync(path.join(place.folder, classified), 'utf8')).to.contain('we said so');
    expect(code).to.equal(0);
  });

  it('refuses a file that is not the one that was indexed', async () => {
    const other = place.write('other.txt', text.replace('no pebbles', 'two pebbles'));
    const as = (name: string) => place.runHere('rulebook', 'classify', other, '--as', name);
    oneSentence(await as('pebbles@2020-05-01'), /is not the text that pebbles@2020-05-01 was indexed from/);
    oneSentence(
      await as('pebbles@2022-05-01'),
      /run "rulewright rulebook index other\.txt --as pebbles@2022-05-01" first/,
    );
    oneSentence(await as('pebbles'), /is not an id, an @ and a day/);
  });
});
