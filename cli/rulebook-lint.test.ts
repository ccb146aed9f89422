import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { Workplace } from './test/command';

const place = new Workplace();
after(() => place.remove());

const orchard = `Orchard Comprehensive Rules

100. General

100.1. Two gardeners each tend an orchard of their own.
100.2. Fruit is counted in baskets, never in pieces. See rule 100.1.
`;
const clean = place.write('clean.txt', orchard);
const wrong = place.write('wrong.txt', orchard.replace('rule 100.1', 'rule 100.7').replace('100.2', '100.3'));

describe('rulewright rulebook lint', () => {
  it('says that nothing was found, and ends with 0', async () => {
    const { code, out, error } = await place.runHere('rulebook', 'lint', clean);
    expect([error, out]).to.deep.equal(['', 'clean.txt: nothing found\n']);
    expect(code).to.equal(0);
  });

  it('groups what it found, errors first, with places to click on, and ends with 1', async () => {
    const { code, out } = await place.runHere('rulebook', 'lint', wrong);
    expect(out.split('\n').filter((line) => !/^\d/.test(line))).to.deep.equal([
      '  wrong.txt:6:63  100.3  100.7 does not exist: there are 100.1 to 100.3.',
      '',
      '  wrong.txt:6:1  100.3  100.2 is missing before 100.3: number what follows anew, or print what is missing.',
      '',
      'wrong.txt: 1 error, 1 warning',
      '',
    ]);
    expect(out)
      .to.match(/^1 error unknown-reference {2}A rule cites/)
      .and.match(/\n1 warning gap {2}A number/);
    expect(code).to.equal(1);
  });

  it('ends with 0 where there are only warnings, and leaves out what is ignored', async () => {
    const { code, out } = await place.runHere('rulebook', 'lint', wrong, '--ignore', 'unknown-reference');
    expect(out).to.contain('wrong.txt: 1 warning\n');
    expect(code).to.equal(0);
    const nothing = await place.runHere('rulebook', 'lint', wrong, '--ignore', 'unknown-reference', 'gap');
    expect(nothing.out).to.equal('wrong.txt: nothing found\n');
  });

  it('prints JSON', async () => {
    const { code, out } = await place.runHere('rulebook', 'lint', wrong, '--format', 'json');
    const result = JSON.parse(out);
    expect(result).to.deep.include({
      rulebook: 'wrong.txt',
      file: 'wrong.txt',
      counts: { error: 1, warning: 1, note: 0 },
      notPossible: [],
    });
    expect(result.findings[0]).to.deep.equal({
      code: 'gap',
      severity: 'warning',
      rule: '100.3',
      line: 6,
      column: 1,
      message: '100.2 is missing before 100.3: number what follows anew, or print what is missing.',
    });
    expect(code).to.equal(1);
  });

  it('prints SARIF that opens at the line', async () => {
    const { code, out } = await place.runHere('rulebook', 'lint', wrong, '--format', 'sarif');
    const [run] = JSON.parse(out).runs;
    expect(run.results.map((result: { ruleId: string }) => result.ruleId)).to.deep.equal([
      'gap',
      'unknown-reference',
    ]);
    expect(run.results[1].locations[0].physicalLocation).to.deep.equal({
      artifactLocation: { uri: 'wrong.txt', uriBaseId: '%SRCROOT%' },
      region: { startLine: 6, startColumn: 63 },
    });
    expect(code).to.equal(1);
  });

  it('looks at a stored rulebook, and says what it could not look for', async () => {
    const { code, out, error } = await place.runHere('rulebook', 'lint', 'legions-of-will');
    expect(error).to.equal('');
    expect(out).to.match(
      /legions-of-will[/\\]2023-09-11\.json:\d+:1 {2}.*100\.9e has the same text as 100\.9d/,
    );
    expect(out).to.contain('Not looked for').and.contain('contents-title: needs the contents list');
    expect(out).to.match(/\nlegions-of-will@2023-09-11: \d+ errors, \d+ warnings, \d+ notes\n$/);
    expect(code).to.equal(1);
  });

  it('uses the stored edition of a file to say where a rule went', async () => {
    expect((await place.runHere('rulebook', 'index', clean, '--as', 'orchard@2020-01-01')).code).to.equal(0);
    const moved = orchard.replace('100.1.', '100.3.').replace(/(100\.3.*\n)(100\.2.*\n)/, '$2$1');
    const file = place.write('moved.txt', moved.replace('See rule 100.3.', 'See rule 100.1.'));
    expect((await place.runHere('rulebook', 'lint', file)).out).to.contain(
      '100.1 does not exist: did you mean 100.3, where its text stands now.',
    );
    expect((await place.runHere('rulebook', 'lint', file, '--as', 'orchard')).out).to.contain(
      'did you mean 100.3',
    );
    // In the next edition another rule was 100.1, so it depends on which of the two the file comes after.
    const next = place.write('next.txt', orchard.replace('Two gardeners each tend', 'Three owls guard'));
    expect((await place.runHere('rulebook', 'index', next, '--as', 'orchard@2021-01-01')).code).to.equal(0);
    const hinted = async (as: string) =>
      (await place.runHere('rulebook', 'lint', file, '--as', as)).out.includes('did you mean 100.3');
    expect([await hinted('orchard@2020-06-01'), await hinted('orchard@2021-06-01')]).to.deep.equal([
      true,
      false,
    ]);
  });
});

describe('wrong input to rulewright rulebook lint ends in one sentence:', () => {
  const wrongInputs: [string, string[], RegExp][] = [
    ['no such file', ['nowhere.txt'], /^"nowhere\.txt" is neither a file nor a rulebook here/],
    [
      'no such edition',
      ['legions-of-will@1999-01-01'],
      /^There is no edition "1999-01-01" of legions-of-will/,
    ],
    ['an empty file', [place.write('empty.txt', '')], /^"empty\.txt" is empty/],
    ['no rulebook', [place.write('novel.txt', 'It was a dark night.\n')], /^"novel\.txt" is not a rulebook/],
    ['a binary file', [place.write('binary.txt', '100.1. A\0B')], /^"binary\.txt" is not text/],
    ['a folder', ['.'], /^"\." is a folder/],
    [
      'a format',
      [clean, '--format', 'xml'],
      /^--format xml: there is no such format: .*text, json, sarif\.$/,
    ],
    ['a code', [clean, '--ignore', 'gaps'], /^--ignore gaps: there is no such code: .*\bgap\b/],
    ['an id', [clean, '--as', 'chess'], /^--as chess: there is no such rulebook here: .*legions-of-will/],
    [
      'an id with a day',
      [clean, '--as', 'chess@2020-01-01'],
      /^--as chess@2020-01-01: there is no such rulebook here/,
    ],
    [
      'no day',
      [clean, '--as', 'legions-of-will@soon'],
      /^--as "legions-of-will@soon" is not an id, an @ and a day/,
    ],
    [
      'another name of a stored rulebook',
      ['legions-of-will', '--as', 'riftbound'],
      /^--as riftbound: legions-of-will@2023-09-11 is stored here under its own name/,
    ],
  ];
  for (const [name, args, sentence] of wrongInputs) {
    it(name, async () => {
      const { code, out, error } = await place.runHere('rulebook', 'lint', ...args);
      expect(error.trimEnd()).to.match(sentence);
      expect(error.trimEnd().split('\n')).to.have.length(1);
      expect([out, code]).to.deep.equal(['', 2]);
    });
  }
});

describe('rulewright rulebook lint of a pipe', () => {
  it('reads it once: what stands before the rules counts too', async () => {
    const binary = path.join(__dirname, '..', 'bin', 'rulewright.js');
    const command = `cat wrong.txt | "${process.execPath}" "${binary}" rulebook lint /dev/stdin --format json`;
    const piped = spawnSync('sh', ['-c', command], { cwd: place.folder, encoding: 'utf8' });
    expect(piped.stderr).to.equal('');
    const { findings } = JSON.parse(piped.stdout);
    expect(findings).to.deep.equal(
      JSON.parse((await place.runHere('rulebook', 'lint', wrong, '--format', 'json')).out).findings,
    );
    expect(findings).to.have.length(2);
  });
});
