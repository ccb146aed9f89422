import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { readRulebook } from '../read';
import type { Source } from '../source';

const rule = (source: Source, key: string) => source.rules.find((each) => each.key === key);
/** The place at which the text of a file prints something for the first time from a line on. */
const placeIn = (text: string, printed: string, line: number) => ({
  line,
  column: (text.split('\n')[line - 1] ?? '').indexOf(printed) + 1,
});
const shape = ({ rules }: Source) =>
  rules.map(({ key, parent, depth, belongs, digest, words, examples }) => ({
    key,
    parent,
    depth,
    belongs,
    digest,
    words,
    examples,
  }));

const plain = `Pebbles Comprehensive Rules
These rules are effective as of May 4th, 2021.

1. Basics

100. General

100.1. A game has *two* players & a sack (see rules 100.1a–b).
Example: Ann and Bob.

100.1a Each player brings one.

100.1b Nobody brings “socks”.
`;

describe('a number in a form that no rule has', () => {
  const forms = ['100.1aa', '1011.1.', '101.3:', '(101.4)', '101.5)', '§101.6', '101.7A'];
  for (const form of forms) {
    it(`is not dropped into the rule above: ${form}`, () => {
      const { rules, unread } = readRulebook(
        `Pebbles Rules\n\n100. General\n100.1. Pebbles are thrown.\n${form} Pebbles are round.\n100.2. See rule\n${form} for more.\n`,
      );
      expect(rules.map(({ text }) => text)).to.deep.equal([
        'Pebbles are thrown.',
        `See rule ${form} for more.`,
      ]);
      expect(unread).to.deep.equal([
        { line: 5, why: "looks like a rule number that this reader doesn't know", lostRule: true },
      ]);
    });
  }
});

describe('plain text', () => {
  const source = readRulebook(plain);

  it('says title and day', () => {
    expect(source).to.include({
      format: 'numbered-text',
      title: 'Pebbles Comprehensive Rules',
      edition: '2021-05-04',
    });
  });

  it('places a reference in the line that prints it', () => {
    expect(rule(source, '100.1')).to.include({ line: 8, column: 1 });
    expect(rule(source, '100.1')?.references).to.deep.equal([
      {
        printed: '100.1a-b',
        numbers: ['100.1a', '100.1b'],
        backwards: false,
        ...placeIn(plain, '100.1a', 8),
      },
    ]);
  });

  it('places a reference in the wrapped line that prints it, past what is typeset', () => {
    const wrapped = readRulebook(
      'T\n100.1. A **pebble**\n   may  be “thrown” (see\u00A0rule\n100.2).\n100.2. Once.',
    );
    expect(wrapped.rules.map(({ key }) => key)).to.deep.equal(['100.1', '100.2']);
    expect(rule(wrapped, '100.1')?.references[0]).to.include({ printed: '100.2', line: 4, column: 1 });
  });

  it('keeps what stands in brackets and is no tag', () => {
    const odd = readRulebook('T\n100.1. "<pebble> rests", <u>always</u> &amp; ever.');
    expect(odd.rules[0]?.text).to.equal('"<pebble> rests", always & ever.');
  });
});

describe('the same rules in another typesetting', () => {
  const wanted = shape(readRulebook(plain));
  const markdown = `# Pebbles Comprehensive Rules

Effective as of May 4th, 2021.

## 1. Basics

### 100. General

**100.1.** A game has _two_ players &amp; a sack (see rules 100.1a–b).
**Example:** Ann and Bob.

- **100.1a** Each player
  brings one.
- 100.1b Nobody brings "socks".
`;

  it('have the same digests in Markdown', () => {
    const source = readRulebook(markdown);
    expect(source).to.include({ format: 'numbered-markdown', edition: '2021-05-04' });
    expect(source.unread).to.deep.equal([{ line: 3, why: 'stands before the rules' }]);
    expect(shape(source)).to.deep.equal(wanted);
    expect(rule(source, '100.1')?.references[0]).to.include(placeIn(markdown, '100.1a', 9));
    expect(rule(source, '100.1a')).to.include({ line: 12, column: 5 });
  });

  it('have the same digests in a table', () => {
    const table = `# Pebbles Rules\n\n1\\. Basics\n\n100. General\n\n| number | rule |\n|---|---|\n| 100.1. | A game has two players & a sack (see rules 100.1a-b). Example: Ann and Bob. |\n| 100.1a | Each player brings one. |\n| 100.1b | Nobody brings "socks". |\n`;
    expect(shape(readRulebook(table))).to.deep.equal(wanted);
  });

  it('have the same digests in HTML', () => {
    const page = `<html><head><title>Pebbles Rules</title><style>p { color: red }</style></head><body>
<h2>1. Basics</h2><h3>100. General</h3>
<p>100.1. A game has <i>two</i> players &amp; a sack (see rules&nbsp;100.1a&ndash;b).</p><p>Example: Ann and Bob.</p>
<ul><li>100.1a Each player
brings one.</li><li>100.1b Nobody brings &quot;socks&quot;.</li></ul></body></html>`;
    const source = readRulebook(page);
    expect(source.format).to.equal('numbered-html');
    expect(shape(source)).to.deep.equal(wanted);
    expect(rule(source, '100.1')?.references[0]).to.include(placeIn(page, '100.1a', 3));
  });
});

describe('dotted numbers', () => {
  const rules = '100.1. A game.\n100.1.b A part.\n100.1.b.4. Its part, see rule 100.1.b.\n100.1.b.4 Again.';

  it('are read from plain text', () => {
    const source = readRulebook(`T\n\n100. General\n\n${rules}`);
    expect(source.format).to.equal('numbered-text');
    expect(source.rules.map(({ key, parent, depth, text }) => [key, parent, depth, text])).to.deep.equal([
      ['100.1', undefined, 1, 'A game.'],
      ['100.1.b', '100.1', 2, 'A part.'],
      ['100.1.b.4', '100.1.b', 3, 'Its part, see rule 100.1.b.'],
      ['100.1.b.4~2', '100.1.b', 3, 'Again.'],
    ]);
    expect(rule(source, '100.1.b.4')?.references[0]?.numbers).to.deep.equal(['100.1.b']);
  });

  it('are read from plain text that has no others', () => {
    expect(readRulebook('T\n100.1.b.2 Alone.').rules[0]).to.include({ key: '100.1.b.2', text: 'Alone.' });
  });

  it('are read from Markdown', () => {
    const plain = readRulebook(`T\n\n100. General\n\n${rules}`);
    const source = readRulebook(`# T\n\n## 100. General\n\n${rules.replaceAll('\n', '\n\n')}`);
    expect(source.format).to.equal('numbered-markdown');
    expect(shape(source)).to.deep.equal(shape(plain));
  });
});

describe('rows of HTML', () => {
  const row = (classes: string, id: string, text: string) =>
    `<div class="rule-row ${classes}"><div class="rule-id">${id}</div><div class="rule-text">${text}</div></div>\n`;
  const rows = [
    '# Pebbles v2.1\n\n> Nobody owns this.\n\n<div class="rule-sheet">\n',
    row('rule-plain', '', 'Last Updated: 2024-12-01'),
    row('rule-chapter level-0', '100.', 'Concepts'),
    row('rule-heading level-0', '101.', 'Sacks'),
    row(
      'rule-plain level-0',
      '102.',
      'A sack is a &quot;bag&quot;. See rule 104. Throws for more information.',
    ),
    row('rule-plain level-1', '102.1.', '* It holds pebbles.'),
    row('rule-cont level-1', '', 'And nothing else.'),
    row('rule-heading level-2', '102.1.b.', 'Pebbles'),
    row('rule-plain level-3', '102.1.b.2.', 'Round ones.'),
    row('rule-heading level-0', '104.', 'Throws'),
    row('rule-plain level-0', '102.', 'Printed twice.'),
    row('rule-plain level-0', 'x', 'Damaged.'),
    '</div>\n',
  ].join('\n');
  const source = readRulebook(rows);

  it('are rules, and the outermost headings begin sections', () => {
    expect(source).to.include({ format: 'rule-rows', title: 'Pebbles v2.1', edition: '2024-12-01' });
    expect(source.headings.map(({ level, number, title }) => `${level} ${number} ${title}`)).to.deep.equal([
      'chapter 100 Concepts',
      'section 101 Sacks',
      'section 104 Throws',
    ]);
    expect(
      source.rules.map(({ key, belongs }) => `${belongs.chapter} ${belongs.section} ${key}`),
    ).to.deep.equal([
      '100 100 100',
      '100 101 101',
      '100 101 102',
      '100 101 102.1',
      '100 101 102.1.b',
      '100 101 102.1.b.2',
      '100 104 104',
      '100 101 102~2',
    ]);
  });

  it('begin a chapter with the heading that has no rules, where the next one is marked as the chapter', () => {
    const mismarked = readRulebook(
      [
        row('rule-chapter level-0', '100.', 'Concepts'),
        row('rule-plain level-1', '100.1.', 'Pebbles are round.'),
        row('rule-heading level-0', '199.', 'Kinds of Throws'),
        row('rule-chapter level-0', '200.', 'Overarm'),
        row('rule-plain level-1', '200.1.', 'The hand is above the shoulder.'),
      ].join('\n'),
    );
    expect(mismarked.headings.map(({ level, number, title }) => `${level} ${number} ${title}`)).to.deep.equal(
      ['chapter 100 Concepts', 'chapter 199 Kinds of Throws', 'section 200 Overarm'],
    );
    expect(
      mismarked.rules.map(({ key, belongs }) => `${belongs.chapter} ${belongs.section} ${key}`),
    ).to.deep.equal(['100 100 100', '100 100 100.1', '199 199 199', '199 200 200', '199 200 200.1']);
  });

  it('are parts of one another by their numbers', () => {
    expect(rule(source, '102.1.b.2')).to.include({ parent: '102.1.b', depth: 4, section: '101' });
    expect(rule(source, '102')).to.include({
      depth: 1,
      text: 'A sack is a "bag". See rule 104. Throws for more information.',
    });
    expect(rule(source, '102.1')?.text).to.equal('It holds pebbles. And nothing else.');
  });

  it('cite sections with their titles, at their places', () => {
    expect(rule(source, '102')?.references).to.deep.equal([
      {
        printed: '104',
        numbers: ['104'],
        backwards: false,
        title: 'Throws',
        ...placeIn(rows, '104. Throws', 13),
      },
    ]);
  });

  it('are listed where they are unread', () => {
    expect(source.unread).to.deep.equal([
      { line: 3, why: 'stands before the rules' },
      { line: 7, why: 'stands before the rules' },
      { line: 27, why: 'has "x" for a number' },
    ]);
  });
});

describe('rows of HTML that are not closed', () => {
  const open = (id: string, text: string) =>
    `<div class="rule-row"><div class="rule-id">${id}</div><div class="rule-text">${text}`;

  it('end where the next one begins, and none is lost', () => {
    const source = readRulebook(
      `# Rows\n${open('101.1.', 'One.')}${open('101.2.', 'Two.')}</div></div>Three.`,
    );
    expect(source.rules.map(({ key, text }) => `${key} ${text}`)).to.deep.equal(['101.1 One.', '101.2 Two.']);
    expect(source.unread).to.deep.equal([{ line: 2, why: 'stands outside the rows' }]);
  });

  it('may be many', () => {
    const amount = 5000;
    const rows = Array.from({ length: amount }, (_, index) => open(`101.${index + 1}.`, 'A.')).join('');
    expect(readRulebook(rows).rules).to.have.length(amount);
  });

  it('show the beginning of what stands for a number', () => {
    const source = readRulebook(`${open('101.1.', 'One.')}</div></div>${open('9'.repeat(99), 'Two.')}`);
    expect(source.unread).to.deep.equal([{ line: 1, why: `has "${'9'.repeat(40)}" for a number` }]);
  });
});

describe('a lettered outline', () => {
  const source = readRulebook(`Pebbles Rulings Summary Updated 2001/02/03
Collected by nobody.
Table of Contents:
A - Throws
- A.1 - Far Throws
B - Sacks
Index
A - Throws
A.1 - Far Throws
- A.1.1 - A throw is far when it
leaves the table (see Rule
A.1.2). [Someone 2000/01/01 - 412.4]
- A.1.2 - Tables end.
- A.1.Ruling.1 - Chairs are no tables. See Rule A.1.1 through Rule A.1.2.
- Note - Also see Sacks,
Rule B.1. For example, a bag.
B - Sacks
B.1 - Sizes
- B.1.1 - Any.
- Chairs, A.1.Ruling.1
`);

  it('has chapters, sections and rules', () => {
    expect(source).to.include({
      format: 'lettered-outline',
      title: 'Pebbles Rulings Summary',
      edition: '2001-02-03',
    });
    expect(source.headings.map(({ number, printed }) => `${number} ${printed}`)).to.deep.equal([
      'A contents',
      'A.1 contents',
      'B contents',
      'A body',
      'A.1 body',
      'B body',
      'B.1 body',
    ]);
    expect(source.rules.map(({ key, chapter, section }) => `${chapter} ${section} ${key}`)).to.deep.equal([
      'A A.1 A.1.1',
      'A A.1 A.1.2',
      'A A.1 A.1.Ruling.1',
      'B B.1 B.1.1',
    ]);
  });

  it('joins wrapped lines, and takes no other document for itself', () => {
    expect(rule(source, 'A.1.1')?.references).to.deep.equal([
      { printed: 'A.1.2', numbers: ['A.1.2'], backwards: false, line: 12, column: 1 },
    ]);
    expect(rule(source, 'A.1.Ruling.1')?.references[0]?.numbers).to.deep.equal(['A.1.1', 'A.1.2']);
  });

  it('reads notes, which have no number, with what they cite', () => {
    expect(source.notes).to.deep.equal([
      {
        line: 15,
        column: 3,
        belongs: { chapter: 'A', section: 'A.1' },
        text: 'Also see Sacks, Rule B.1. For example, a bag.',
        digest: createHash('sha256')
          .update(source.notes[0]?.text ?? '')
          .digest('hex')
          .slice(0, 16),
        words: 5,
        examples: 1,
        references: [{ printed: 'B.1', numbers: ['B.1'], backwards: false, line: 16, column: 6 }],
      },
    ]);
  });

  it('counts its examples, which have no label', () => {
    const { rules } = readRulebook(
      [
        'A - Throws',
        'A.1 - Far Throws',
        '- A.1.1 - A throw is far. For example, over two',
        'chairs. For example, "It flies." That is all.',
        '- A.1.2 - Some tables, for example round ones, have no corner.',
        '- A.1.3 - An example is told to others.',
        '',
      ].join('\n'),
    );
    expect(rules.map(({ key, words, examples }) => `${key} ${words} ${examples}`)).to.deep.equal([
      'A.1.1 7 2',
      'A.1.2 2 1',
      'A.1.3 6 0',
    ]);
  });

  it('leaves the index out, and says so', () => {
    expect(source.unread).to.deep.equal([
      { line: 2, why: 'stands before the rules' },
      { line: 3, why: 'stands before the rules' },
      { line: 7, why: 'stands in the contents list without a number' },
      { line: 20, why: 'is an item of its own, without a number' },
    ]);
  });
});
