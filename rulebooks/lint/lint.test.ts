import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { readRulebook } from '../read';
import { checks, lint } from './lint';
import { at, findingsAfter, findingsIn, orchard } from './test/orchard';
import { vineyard } from './test/vineyard';

const replace = (start: string, from: string | RegExp, to: string) =>
  at(start, (line) => [line.replace(from, to)]);
const remove = (start: string) => at(start, () => []);
const swap = (one: string, other: string) => {
  const lineOf = (start: string) => orchard.split('\n').find((line) => line.startsWith(start)) ?? '';
  return (line: string) =>
    line.startsWith(one) ? lineOf(other) : line.startsWith(other) ? lineOf(one) : undefined;
};

describe('lint', () => {
  it('finds nothing where nothing is wrong', () => {
    expect(findingsIn(orchard)).to.deep.equal([]);
  });

  it('explains every code once', () => {
    expect(new Set(checks.map(({ code }) => code)).size).to.equal(checks.length);
    for (const { explanation } of checks) expect(explanation).to.match(/^[A-Z].*\.$/);
  });

  it('has every code in the documentation', () => {
    const page = readFileSync(join(__dirname, '../../docs/rulebooks.md'), 'utf8');
    for (const { code, severity, explanation } of checks) {
      expect(page).to.contain(`| \`${code}\` | ${severity} | ${explanation} |`);
    }
  });

  it('says line and column, in the order of the lines', () => {
    const text = orchard.replace('rule 100.2.)', 'rule 100.9.)').replace('rule 200.1.)', 'rule 200.9.)');
    expect(findingsIn(text).map(({ line, column }) => `${line}:${column}`)).to.deep.equal(['26:63', '50:62']);
  });

  it('says that nothing is looked for in a list of state-based actions that a book does not have', () => {
    const text = orchard.replaceAll('. State-Based Actions', '. What just happens');
    const { findings, notPossible } = lint({ source: readRulebook(text), text });
    expect(findings.filter(({ code }) => code === 'unlisted-state-based-action')).to.deep.equal([]);
    expect(notPossible.map(({ code }) => code)).to.deep.equal(['unlisted-state-based-action']);
    expect(lint({ source: readRulebook(orchard), text: orchard }).notPossible).to.deep.equal([]);
  });

  it('warns where a rule that another one restates has another text than when both were read', () => {
    const source = readRulebook(orchard);
    const digestOf = (key: string) => source.rules.find((rule) => rule.key === key)?.digest ?? '';
    const restating = (...digests: [string, string]) =>
      lint({
        source,
        text: orchard,
        restatements: [{ rule: '201.1b', restates: '201.1a', digests }],
      }).findings.map(({ severity, code, rule, message }) => `${severity} ${code} ${rule}: ${message}`);
    expect(restating(digestOf('201.1b'), digestOf('201.1a'))).to.deep.equal([]);
    expect(restating(digestOf('201.1b'), 'another')).to.deep.equal([
      'warning restated-text 201.1a: 201.1b restated 201.1a, and 201.1a has another text than when both were read (201.1b is on line 56): see that they still say the same.',
    ]);
    expect(restating('another', 'another')[0]).to.contain('201.1b and 201.1a have other texts');
  });

  it('says in which words a rule disagrees with the one that it restated', () => {
    const text = vineyard.replace('202.7. All vines in a vineyard are', "202.7. Vines in a vineyard aren't");
    const source = readRulebook(text);
    const restatements = [{ rule: '202.7', restates: '200.4', digests: ['another', ''] as [string, string] }];
    const [found] = lint({ source, text, restatements }).findings.filter(
      ({ code }) => code === 'restated-text',
    );
    expect(found?.message).to.match(
      /; 202\.7 says "Vines in a vineyard aren't watered.*", and 200\.4 says ".*in a vineyard are watered.*"\.$/,
    );
  });

  it('has one finding for a heading whose number is damaged, not one more for the contents list', () => {
    const text = orchard
      .replace(/\n200\. Turns\n\n(?:200.*\n)+/, '\n. yeo6. Turns\n')
      .replaceAll(/ ?\(?See rule 200\.1\.\)?/g, '');
    expect(text).to.not.equal(orchard);
    const codes = findingsIn(text).map(({ code }) => code);
    expect(codes).to.include('unread').and.not.include('contents-missing');
  });

  it('calls it an error that a rule with a number of another form is lost', () => {
    for (const number of ['101.2da', '101.2(d)']) {
      const text = orchard.replace(
        /^(\W*)101\.2e/m,
        `$1${number} A tree may lean on another tree.\n$1101.2e`,
      );
      expect(text).to.not.equal(orchard);
      const errors = findingsIn(text).filter(({ severity }) => severity === 'error');
      expect(errors.map(({ code }) => code)).to.deep.equal(['unread']);
    }
  });

  it('does not look for what is ignored', () => {
    const text = orchard.replace('rule 100.2.)', 'rule 100.9.)');
    expect(lint({ source: readRulebook(text), text }, new Set(['unknown-reference'])).findings).to.deep.equal(
      [],
    );
  });
});

describe('one edit, and what is found of it:', () => {
  const edits: [string, (line: string) => string | readonly string[] | undefined, string[]][] = [
    [
      'a rule printed twice',
      at('200.1b', (line) => [line, line]),
      [
        'error | duplicate-number | 200.1b~2 | 200.1b is the number of what stands on line 48 already: give one of them another number.',
      ],
    ],
    [
      'a number that another rule has',
      replace('200.1b', '200.1b', '200.1a'),
      [
        'error | duplicate-number | 200.1a~2 | 200.1a is the number of what stands on line 47 already: is this 200.1b?',
      ],
    ],
    [
      'two rules in the wrong order',
      swap('101.2d', '101.2e'),
      [
        'error | out-of-sequence | 101.2d | 101.2d stands between 101.2e and 101.2f: move it, or number it anew.',
      ],
    ],
    [
      'a part under another rule',
      replace('100.1b', '100.1b', '100.3b'),
      ['error | out-of-sequence | 100.3b | 100.3b stands between 100.1a and 100.2: is it 100.1b?'],
    ],
    [
      'a section with another number',
      (line) => (line.startsWith('101.') ? line.replace('101', '191') : undefined),
      [
        'warning | contents-missing | 101 | Section 101, "Trees", is in the contents list but not in the text.',
        'warning | contents-missing | 191 | Section 191, "Trees", is not in the contents list.',
      ],
    ],
    [
      'a heading with another number',
      replace('201. State', '201', '220'),
      ['error | out-of-sequence | 220 | Section 220 stands between 200.2 and 201.1: is it 201?'],
    ],
    [
      'a rule of another section',
      replace('200.2', '200.2', '101.4'),
      ['error | wrong-section | 101.4 | 101.4 stands between 200.1c and 201: is it 200.2?'],
    ],
    [
      'a rule that is left out',
      remove('101.2e'),
      [
        'warning | gap | 101.2f | 101.2e is missing before 101.2f: number what follows anew, or print what is missing.',
      ],
    ],
    [
      'a rule that is left out though others cite it',
      remove('100.2'),
      ['error | unknown-reference | 200.2 | 100.2 does not exist: the only one there is 100.1.'],
    ],
    [
      'parts of a rule that is left out',
      remove('200.1.'),
      [
        'error | unknown-reference | 101.1 | 200.1 does not exist, although parts of it do.',
        'warning | missing-parent | 200.1a | There is no rule 200.1, of which this would be a part: print 200.1, or number this anew.',
      ],
    ],
    [
      'a heading that is left out',
      at('101. Trees', () => []),
      [
        'warning | missing-heading | 101.1 | Section 101, which the contents list calls "Trees", has no heading above its rules: print it here.',
      ],
    ],
    [
      'a reference to what does not exist',
      replace('200.2', 'rule 100.2', 'rule 100.7'),
      ['error | unknown-reference | 200.2 | 100.7 does not exist: there are 100.1 to 100.2.'],
    ],
    [
      'a quoted title that is another section',
      replace('101.3', '201, "State-Based Actions."', '201, "Turns."'),
      [
        'warning | reference-title | 101.3 | Section 201 is "State-Based Actions", not "Turns" as quoted here; "Turns" is section 200.',
      ],
    ],
    [
      'a range that runs backwards',
      replace('200.1.', '200.1a-c', '200.1c-a'),
      ['error | backwards-range | 200.1 | The range 200.1c-a runs backwards: 200.1a comes before 200.1c.'],
    ],
    [
      'a range that runs too far',
      replace('200.1.', '200.1a-c', '200.1a-f'),
      [
        'error | unknown-reference | 200.1 | 200.1f (in "200.1a-f") does not exist: there are 200.1a to 200.1c.',
      ],
    ],
    [
      'another title in the contents list',
      replace('- 101.', 'Trees', 'Bushes'),
      [
        'warning | contents-title | 101 | 101 is called "Trees" here and "Bushes" in the contents list (line 8).',
      ],
    ],
    [
      'a section that the contents list lacks',
      remove('- 101.'),
      ['warning | contents-missing | 101 | Section 101, "Trees", is not in the contents list.'],
    ],
    [
      'a section that only the contents list has',
      at('- 101.', (line) => [line, '- 102. Weeds']),
      [
        'warning | contents-missing | 102 | Section 102, "Weeds", is in the contents list but not in the text.',
      ],
    ],
    [
      'contents in another order',
      swap('- 200.', '- 201.'),
      [
        'warning | contents-order | 200 | Section 200, "Turns", stands in the contents list in another order than in the text.',
      ],
    ],
    [
      'the same text under two numbers',
      at('100.1b', (line) => [line, '100.1c Who gives up leaves the orchard for good.']),
      [
        'warning | identical-text | 100.1c | 100.1c has the same text as 100.1b on line 21: keep one, or let one refer to the other.',
      ],
    ],
    ['a short text under two numbers', at('200.1c', (line) => [line, '200.1d Wait.', '200.1e Wait.']), []],
    ['a letter l where no sequence skips it', replace('101.2m', '101.2m', '101.2l'), []],
    [
      'a state-based action that is not listed',
      at('100.2', (line) => [
        line,
        '100.3. A rotten basket is emptied. (This is a state-based action. See rule 201.)',
      ]),
      [
        'warning | unlisted-state-based-action | 100.3 | 100.3 names a state-based action that is not in the list of section 201; the most like it there is 201.1a: list it, or cite the entry that is meant.',
      ],
    ],
    [
      'the citation of another state-based action than the one that is meant',
      replace('101.3', 'See rule 201, "State-Based Actions."', 'See rule 201.1b.'),
      [
        'warning | unlisted-state-based-action | 101.3 | 101.3 cites 201.1b for a state-based action that reads like 201.1a: did you mean 201.1a?',
      ],
    ],
    [
      'what is said not to be a state-based action',
      at('100.2', (line) => [line, "100.3. A rotten basket is emptied. This isn't a state-based action."]),
      [],
    ],
    [
      'a line that is in no rule',
      at('Contents', (line) => ['Welcome to the orchard.', '', line]),
      ['note | unread | - | This line is in no rule: it stands before the rules.'],
    ],
  ];
  for (const [name, change, expected] of edits) {
    it(name, () => {
      expect(findingsAfter(change)).to.deep.equal(expected);
    });
  }
});

describe('the letters that a rulebook skips', () => {
  const l = orchard.replace('101.2m', '101.2l');
  const codes = (text: string) => findingsIn(text).map(({ code, rule, message }) => [code, rule, message]);

  it('are those that it says it skips', () => {
    const said = l.replace('Contents', 'Rules skip the letters "l" and "o."\n\nContents');
    expect(codes(said).slice(1)).to.deep.equal([
      ['skipped-letter', '101.2l', '101.2l uses the letter l, which the rulebook says that it skips: use m.'],
    ]);
  });

  it('are those that more of its sequences jump over than use', () => {
    const parts = (end: string) =>
      `abcdefghijk${end}`
        .split('')
        .map(
          (letter) =>
            `202.1${letter} Basket ${letter} is ${end}.\n202.2${letter} Sack ${letter} is ${end}.\n`,
        )
        .sort()
        .join('');
    const more = `${l}\n202. Baskets\n\n202.1. Baskets.\n202.2. Sacks.\n${parts('m')}`
      .replace('- 201. State-Based Actions', '- 201. State-Based Actions\n- 202. Baskets')
      .split('\n');
    const sacks = more.filter((line) => line.startsWith('202.2'));
    const rest = more.filter((line) => !line.startsWith('202.2'));
    expect(codes([...rest, ...sacks.sort()].join('\n'))).to.deep.equal([
      ['skipped-letter', '101.2l', '101.2l uses the letter l, which the rulebook otherwise skips: use m.'],
    ]);
  });
});

describe('an earlier edition', () => {
  it('tells where a rule went that is cited by its old number', () => {
    const moved = orchard
      .replace('100.2. Fruit', '100.3. Fruit')
      .replace('100.1b Who', '100.2. Who')
      .replace('rule 100.2.)', 'rule 100.1b.)');
    const hint = (earlier?: string) =>
      findingsIn(moved, earlier).find(({ code }) => code === 'unknown-reference')?.message;
    expect(hint(orchard)).to.equal('100.1b does not exist: did you mean 100.2, where its text stands now.');
    expect(hint()).to.equal('100.1b does not exist: the only one there is 100.1a.');
  });
});
