import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { loadRulebook, rulesOf } from '../rulebooks/library';
import { oneSentence } from './test/one-sentence';
import { type Edit, PebblesPlace, pebblesFile } from './test/pebbles-place';

const pebbles101 = 'features/pebbles/1-all/101-pebbles.feature';
const pebbles102 = 'features/pebbles/1-all/102-throwing.feature';

let place: PebblesPlace | undefined;
const placeWith = async (...edits: readonly Edit[]) => {
  place = await PebblesPlace.make(pebblesFile(...edits));
  return place;
};
afterEach(() => {
  place?.remove();
  place = undefined;
});

const inserted: readonly Edit[] = [
  ['101.1e ', '101.1f '],
  ['101.1d ', '101.1e '],
  ['101.1c ', '101.1d '],
  ['101.1b ', '101.1b Wet pebbles weigh one more than dry ones do.\n101.1c '],
  ['See rule 101.1b', 'See rule 101.1c'],
  ['see rules 101.1c and', 'see rules 101.1d and'],
];

describe('rulewright rulebook diff', () => {
  it('says whether the texts of one or of both are missing', async () => {
    const here = await placeWith(['rubbed off', 'scratched off']);
    await here.storeNewer();
    const both = ['rulebook', 'diff', 'pebbles@2020-01-01', 'pebbles@2021-01-01'];
    expect(await here.mustRun(...both)).to.contain(
      'Of both only the digests are known: words are not compared',
    );
    expect(await here.mustRun(...both, '--format', 'markdown')).to.contain(
      'Of both only the digests are known',
    );
    expect(await here.mustRun('rulebook', 'diff', 'pebbles@2020-01-01', 'new.txt')).to.contain(
      'Of one of the two only the digests are known',
    );
  });

  it('says that nothing changed', async () => {
    const { out, code } = await (await placeWith()).run('rulebook', 'diff', 'old.txt', 'new.txt');
    expect(out).to.equal('old.txt → new.txt: 20 rules → 20, 20 unchanged\nNothing changed.\n');
    expect(code).to.equal(0);
  });

  it('shows a rewording word by word, with what it touches', async () => {
    const here = await placeWith(['rubbed off', 'scratched off']);
    expect(
      await here.mustRun('rulebook', 'diff', 'old.txt', 'new.txt'),
    ).to.equal(`old.txt → new.txt: 20 rules → 20, 19 unchanged

  reworded              1  1 scenario, 1 ruling, cited by 2 rules

Reworded
  101.1b  A mark that has been [-rubbed-]{+scratched+} off is not a mark …
    101. Pebbles 1  features/pebbles/1-all/101-pebbles.feature:10
    rulings: peb-001
    cited by 101.2, 102.3

Which scenarios exercise these rules is not known: run "rulewright check --report report" first.
`);
  });

  it('names the rules that say again what a changed rule said', async () => {
    const here = await placeWith(['rubbed off', 'scratched off']);
    here.write(
      'rulebooks/pebbles/2020-01-01.classification.json',
      '{"rulebook": "pebbles", "edition": "2020-01-01", "rules": [{"rule": "102.3", "kind": "testable", "restates": "101.1b", "digests": ["one", "other"]}]}',
    );
    expect(await here.mustRun('rulebook', 'diff', 'old.txt', 'new.txt')).to.match(
      /cited by 2 rules, said again by 1 rule\n[\s\S]*\n {4}said again, see that it still is: 102\.3\n/,
    );
    expect(await here.mustRun('rulebook', 'diff', 'old.txt', 'new.txt', '--format', 'markdown')).to.contain(
      '\n  - said again, see that it still is: 102.3\n',
    );
  });

  it('has one line for a shift, and knows that references follow it', async () => {
    const here = await placeWith(...inserted);
    const out = await here.mustRun('rulebook', 'diff', 'old.txt', 'new.txt');
    expect(out).to.contain('101.1b–101.1e → 101.1c–101.1f, 4 rules');
    expect(out).to.match(/References follow the renumbering\n {2}101\.2, 102\.1b\n/);
    expect(out).to.not.contain('Reworded');
    const details = await here.mustRun('rulebook', 'diff', 'old.txt', 'new.txt', '--details');
    expect(details).to.contain('\n    101.1d → 101.1e');
  });

  it('names the rules that cite a changed one, and those whose references did not follow', async () => {
    const here = await placeWith(...inserted.slice(0, 4));
    const out = await here.mustRun('rulebook', 'diff', 'old.txt', 'new.txt');
    expect(out).to.contain(
      'References that did not follow\n  101.2 still cites 101.1b (new.txt:31:58), which is 101.1c now (new.txt:23:1)\n',
    );
    const markdown = await here.mustRun('rulebook', 'diff', 'old.txt', 'new.txt', '--format', 'markdown');
    expect(markdown).to.contain(
      '**101.2** still cites 101.1b (`new.txt:31:58`), which is 101.1c now (`new.txt:23:1`)',
    );
    here.write('new.txt', pebblesFile([/^101\.1b .*\n/m, '']));
    expect(await here.mustRun('rulebook', 'diff', 'old.txt', 'new.txt')).to.match(
      /Removed\n {2}101\.1b .*?cited by 101\.2, 102\.3\n/s,
    );
  });

  it('names the scenarios in whose games a changed rule took part, once a run has said so', async () => {
    const here = await placeWith(['rubbed off', 'scratched off']);
    const played = (name: string, line: number, exercised: readonly string[]) => ({
      name,
      at: `features/pebbles/1-all/102-throwing.feature:${line}`,
      rulebook: 'pebbles',
      exercised,
    });
    expect(await here.mustRun('rulebook', 'diff', 'old.txt', 'new.txt')).to.contain(
      'Which scenarios exercise these rules is not known: run "rulewright check --report report" first.',
    );
    here.write(
      'report/results.json',
      JSON.stringify({
        scenarios: [played('102. Throwing 0', 5, ['101.1b']), played('another', 9, ['102.3'])],
      }),
    );
    const json = JSON.parse(await here.mustRun('rulebook', 'diff', 'old.txt', 'new.txt', '--format', 'json'));
    expect(json.changes[0].touched.exercising).to.deep.equal([
      { name: '102. Throwing 0', at: 'features/pebbles/1-all/102-throwing.feature:5' },
    ]);
    const out = await here.mustRun('rulebook', 'diff', 'old.txt', 'new.txt');
    expect(out).to.contain('exercised by 1 other scenario: features/pebbles/1-all/102-throwing.feature:5');
    expect(out).to.not.contain('is not known');
  });

  it('takes the run that is named instead of the last one: its results, or its folder', async () => {
    const here = await placeWith(['rubbed off', 'scratched off']);
    const played = {
      name: 'another',
      at: 'features/other.feature:9',
      rulebook: 'pebbles',
      exercised: ['101.1b'],
    };
    here.write('meeting/results.json', JSON.stringify({ scenarios: [played] }));
    for (const named of ['meeting/results.json', 'meeting']) {
      const out = await here.mustRun('rulebook', 'diff', 'old.txt', 'new.txt', '--results', named);
      expect(out).to.contain('exercised by 1 other scenario: features/other.feature:9');
    }
  });

  it('says what the engine enforces a changed rule with, where that stands, and what an amendment may say', async () => {
    const here = await placeWith();
    const stored = JSON.stringify(loadRulebook('legions-of-will'));
    const { digest } = rulesOf(loadRulebook('legions-of-will')).find(({ key }) => key === '402.2') ?? {};
    here.write('edited.json', stored.replace(`${digest}`, '0123456789abcdef'));
    const asked = ['rulebook', 'diff', 'legions-of-will', 'edited.json'];
    expect(await here.mustRun(...asked)).to.match(
      /enforced under 402\.2 by A hand holds two cards \(parameter\)\n +engine\S+402-hand\.ts:\d+\n +an amendment may say: off 402\.2, set 402\.2 to 3/,
    );
    const json = JSON.parse(await here.mustRun(...asked, '--format', 'json'));
    expect(json.changes[0].touched.enforcing).to.have.length(1);
    expect(json.changes[0].touched.enforcing[0]).to.deep.include({
      number: '402.2',
      objects: [{ title: 'A hand holds two cards', form: 'parameter' }],
    });
    expect(await here.mustRun(...asked, '--format', 'markdown')).to.match(
      /enforced under 402\.2 by A hand holds two cards \(parameter\): `engine\S+402-hand\.ts:\d+`/,
    );
  });

  it('leaves out a chapter that one file cites and does not hold, and says so', async () => {
    const here = await placeWith();
    const chapter = '200. Prizes\n\n200.1 Whoever has won takes a prize home.\n';
    here.write('old.txt', `${pebblesFile(['then loses.', 'then loses. See rule 200.1.'])}\n${chapter}`);
    here.write('new.txt', pebblesFile(['then loses.', 'then loses. See rule 200.1.']));
    const out = await here.mustRun('rulebook', 'diff', 'old.txt', 'new.txt');
    expect(out)
      .to.contain('Chapter 2 of old.txt was not compared')
      .and.not.contain('Removed')
      .and.not.contain('removed');
    here.write(
      'new.txt',
      pebblesFile(['nine pebbles', 'ten pebbles'], ['then loses.', 'then loses. See rule 200.1.']),
    );
    expect(await here.mustRun('rulebook', 'diff', 'old.txt', 'new.txt')).to.contain(
      'Chapter 2 of old.txt was not compared: new.txt cites it and holds no rule of it.',
    );
  });

  it('prints JSON, and Markdown whose details are folded and in which a text is nothing but text', async () => {
    const here = await placeWith(['rubbed off', '<b>@scratched</b> off']);
    const json = JSON.parse(await here.mustRun('rulebook', 'diff', 'old.txt', 'new.txt', '--format', 'json'));
    expect(json.counts).to.deep.equal({ reworded: 1 });
    expect(json.changes[0]).to.deep.include({ what: 'reworded', from: '101.1b', to: '101.1b' });
    expect(json.changes[0].touched.rulings).to.deep.equal(['peb-001']);
    const markdown = await here.mustRun('rulebook', 'diff', 'old.txt', 'new.txt', '--format', 'markdown');
    expect(markdown).to.contain('| reworded | 1 | 1 | 0 | 1 |');
    expect(markdown).to.match(/<details><summary>reworded: 1<\/summary>.*<\/details>/s);
    expect(markdown).to.contain('<del>rubbed</del>');
    expect(markdown).to.not.contain('<b>').and.not.contain(' @scratched');
  });

  it('compares what is stored, too, and says what it then does not know', async () => {
    const here = await placeWith(...inserted);
    await here.storeNewer();
    const out = await here.mustRun('rulebook', 'diff', 'pebbles@2020-01-01', 'pebbles');
    expect(out)
      .to.contain('101.1b–101.1e → 101.1c–101.1f, 4 rules')
      .and.contain('only the digests are known');
    expect(out).to.match(/References follow the renumbering\n {2}101\.2, 102\.1b\n/);
  });
});

describe('rulewright rulebook diff --apply', () => {
  it('gives the promises of the rulebook their new numbers too, and no others', async () => {
    const here = await placeWith(...inserted);
    const promised = (rules: Record<string, string>, other: string) => ({
      rulebooks: [
        { rulebook: 'pebbles', edition: '2020-01-01', rules },
        { rulebook: 'sacks', edition: '2020-01-01', rules: { [other]: 'linked' } },
      ],
      regressions: [],
    });
    here.write(
      'coverage.json',
      JSON.stringify(promised({ '101.1a': 'passes', '101.1b': 'linked' }, '101.1b')),
    );
    const out = await here.mustRun('rulebook', 'diff', 'old.txt', 'new.txt', '--apply');
    expect(out).to.contain('Written: coverage.json, whose promises have the new numbers.');
    expect(JSON.parse(here.read('coverage.json'))).to.deep.equal(
      promised({ '101.1a': 'passes', '101.1c': 'linked' }, '101.1b'),
    );
  });

  it('retargets a shift in features, rulings and confirmed links, and does nothing the second time', async () => {
    const here = await placeWith(...inserted);
    const out = await here.mustRun('rulebook', 'diff', 'old.txt', 'new.txt', '--apply');
    expect(out).to.contain('3 links in 2 feature files and 1 ruling have their new numbers.');
    expect(here.links(pebbles101)).to.deep.equal(['101.1a', '101.1c', '101.1d', '101.2']);
    expect(here.links(pebbles102)).to.deep.equal(['102.1b', '101.1d', '102.3']);
    expect(here.read(pebbles102)).to.contain('    @also:101.1d @slow\n');
    const [ruling] = JSON.parse(here.read('rulebooks/pebbles/rulings.json'));
    expect(ruling.rules).to.deep.equal(['101.1c', '102.3']);
    expect(ruling.playable[0].changes).to.deep.equal(['set 101.1c to 2', 'off 102.3']);
    const before = here.everything();
    const again = await here.mustRun('rulebook', 'diff', 'old.txt', 'new.txt', '--apply');
    expect(again).to.contain('already: none was changed');
    expect(here.everything()).to.deep.equal(before);
    await here.storeNewer();
    expect(await here.mustRun('rulebook', 'confirm', '--all', '--rulebook', 'pebbles')).to.contain(
      ', as before.',
    );
  });

  it('leaves the numbers that stand beside an edition as they are: they are those of its rulebook', async () => {
    const here = await placeWith(...inserted);
    here.write(pebbles102, here.read(pebbles102).replace('@also:101.1c @slow', '@also:101.1c @edition:old'));
    await here.mustRun('rulebook', 'diff', 'old.txt', 'new.txt', '--apply');
    expect(here.read(pebbles102)).to.contain('    @also:101.1c @edition:old\n');
  });

  it('exchanges the links of two rules that were swapped, also with digests alone', async () => {
    const here = await placeWith(
      ['Grey pebbles count as white ones while they are wet.', '@'],
      [
        'A mark that has been rubbed off is not a mark any more.',
        'Grey pebbles count as white ones while they are wet.',
      ],
      ['@', 'A mark that has been rubbed off is not a mark any more.'],
    );
    await here.storeNewer();
    await here.mustRun('rulebook', 'diff', 'pebbles@2020-01-01', 'pebbles@2021-01-01', '--apply');
    expect(here.links(pebbles101)).to.deep.equal(['101.1b', '101.1a', '101.1c', '101.2']);
    expect(here.read(pebbles101)).to.contain('Rule: 101.1b Grey is white').and.contain('Rule: 101.1a A mark');
  });

  it('gives a renumbered section its file, its title and its place in the rulings', async () => {
    const here = await placeWith([/101/g, '105']);
    const out = await here.mustRun('rulebook', 'diff', 'old.txt', 'new.txt', '--apply');
    const moved = 'features/pebbles/1-all/105-pebbles.feature';
    expect(out).to.contain(`Moved: ${pebbles101} → ${moved}`);
    expect(existsSync(path.join(here.folder, pebbles101))).to.equal(false);
    expect(here.read(moved)).to.match(/^Feature: 105\. Pebbles\n/);
    expect(here.links(moved)).to.deep.equal(['105.1a', '105.1b', '105.1c', '105.2']);
    expect(here.read('rulebooks/pebbles/rulings.json')).to.contain(`${moved}: 101. Pebbles 0`);
  });

  it('lets two sections change places', async () => {
    const here = await placeWith([/101/g, '1_0_2'], [/102/g, '101'], [/1_0_2/g, '102']);
    await here.mustRun('rulebook', 'diff', 'old.txt', 'new.txt', '--apply');
    expect(here.read('features/pebbles/1-all/102-pebbles.feature')).to.match(/^Feature: 102\. Pebbles\n/);
    expect(here.read('features/pebbles/1-all/101-throwing.feature')).to.match(/^Feature: 101\. Throwing\n/);
    expect(here.links('features/pebbles/1-all/101-throwing.feature')).to.deep.equal([
      '101.1b',
      '102.1c',
      '101.3',
    ]);
  });

  it('refuses where a link could belong to several rules, and changes nothing', async () => {
    const text = 'A mark that has been rubbed off is not a mark any more.';
    const here = await placeWith(
      [`101.1b ${text}\n`, ''],
      ['103.1 ', `100.4 ${text}\n103.1 `],
      ['100.2 ', `100.1x ${text}\n100.2 `],
    );
    const before = here.everything();
    const { code, out, error } = await here.run('rulebook', 'diff', 'old.txt', 'new.txt', '--apply');
    expect(error).to.match(
      /^101\.1b could be 100\.1x or 100\.4: give features\/\S+:8 another number[^\n]*\n$/,
    );
    expect(out).to.equal('');
    expect(code).to.equal(2);
    expect(here.everything()).to.deep.equal(before);
  });

  it("refuses where the number of a removed rule is another rule's now", async () => {
    const here = await placeWith(
      [/^101\.1b .*\n/m, ''],
      ['101.1c ', '101.1b '],
      ['101.1d ', '101.1c '],
      ['101.1e ', '101.1d '],
    );
    const { code, error } = await here.run('rulebook', 'diff', 'old.txt', 'new.txt', '--apply');
    expect(error).to.match(/^101\.1b was removed and its number is another rule's now: give \S+:8 another/);
    expect(code).to.equal(2);
  });

  it('refuses to read the links of one edition as those of another', async () => {
    const here = await placeWith(...inserted);
    here.write(
      'third.txt',
      pebblesFile(['101.1c ', '101.1q '], ['101.1d ', '101.1c '], ['101.1q ', '101.1d ']),
    );
    await here.mustRun('rulebook', 'diff', 'old.txt', 'new.txt', '--apply');
    const { code, error } = await here.run('rulebook', 'diff', 'third.txt', 'old.txt', '--apply');
    expect(error).to.match(/it is not known that \S+ is a number of third\.txt[^\n]*\n$/);
    expect(code).to.equal(2);
  });

  it('carries the kinds of the rules over to an edition that has none yet', async () => {
    const here = await placeWith(...inserted);
    here.write(
      'rulebooks/pebbles/2020-01-01.classification.json',
      '{"rulebook": "pebbles", "edition": "2020-01-01", "rules": [{"rule": "101.1b", "kind": "testable"}]}',
    );
    await here.storeNewer();
    await here.mustRun('rulebook', 'diff', 'pebbles@2020-01-01', 'pebbles', '--apply');
    expect(JSON.parse(here.read('rulebooks/pebbles/2021-01-01.classification.json')).rules).to.deep.equal([
      { rule: '101.1c', kind: 'testable' },
    ]);
  });
});

describe('rulewright rulebook diff with wrong input', () => {
  it('ends in one sentence and exit code 2', async () => {
    const here = await placeWith();
    here.write('empty.txt', '');
    here.write('letter.txt', 'Dear reader,\nthis is no rulebook.\n');
    here.write('broken.json', '{');
    here.write('empty.json', '{}');
    const wrong: readonly (readonly [RegExp, ...string[]])[] = [
      [/"nowhere\.txt" is neither a file nor a rulebook here/, 'old.txt', 'nowhere.txt'],
      [/"empty\.txt" is empty/, 'empty.txt', 'old.txt'],
      [/"letter\.txt" is not a rulebook/, 'old.txt', 'letter.txt'],
      [/"broken\.json" is not a rulebook/, 'broken.json', 'old.txt'],
      [/no edition "1999-01-01" of pebbles/, 'pebbles@1999-01-01', 'old.txt'],
      [/--format "xml" is none/, 'old.txt', 'new.txt', '--format', 'xml'],
      [/--results "none\.json": there is no such file/, 'old.txt', 'new.txt', '--results', 'none.json'],
      [/"broken\.json" is not the results of a run/, 'old.txt', 'new.txt', '--results', 'broken.json'],
      [/"empty\.json" is not the results of a run/, 'old.txt', 'new.txt', '--results', 'empty.json'],
      [/There is no folder "nofeatures"/, 'old.txt', 'new.txt', '--features', 'nofeatures'],
    ];
    for (const [sentence, ...args] of wrong) {
      oneSentence(await here.run('rulebook', 'diff', ...args), sentence);
    }
  });

  it('changes nothing where a feature or the confirmed links are damaged', async () => {
    const here = await placeWith(...inserted);
    const confirmed = here.read('features/pebbles/confirmed.json');
    here.write('features/pebbles/confirmed.json', '{"rules": 1}');
    expect((await here.run('rulebook', 'diff', 'old.txt', 'new.txt', '--apply')).error).to.match(
      /^features\/pebbles\/confirmed\.json has no confirmed links[^\n]*\n$/,
    );
    here.write('features/pebbles/confirmed.json', confirmed);
    here.write(pebbles101, 'Feature: 101\n  Rule: 101.1b x\n    Example: y\n      Given z\n      Thenn\n');
    const { code, error } = await here.run('rulebook', 'diff', 'old.txt', 'new.txt', '--apply');
    expect(error).to.match(/101-pebbles\.feature:\d+: this is no Gherkin[^\n]*\n$/);
    expect(code).to.equal(2);
    expect(here.links(pebbles102)).to.deep.equal(['102.1b', '101.1c', '102.3']);
  });
});
