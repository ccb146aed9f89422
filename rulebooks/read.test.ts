import { describe, it } from 'node:test';
import { expect } from 'chai';
import { rulesOf } from './library';
import { NotARulebook, readRulebook, TooManyRules } from './read';
import { serialise } from './serialise';
import { toRulebook } from './to-rulebook';

const pebbles = `Pebbles Rulebook

Welcome to Pebbles.

Contents

1. Basics

- 100. General
- 101. Pebbles

- 102. Sacks

2. Play

- 200. Turns

1. Basics

100. General

100.1. A game has *two* players. (See rules 101.1a–b.)

100.1a Each brings a sack.

**Example**: A sock is no sack.

101. Pebbles

- 101.1. A pebble is thrown, or kept
 - 101.1a Thrown pebbles stay.

where they fell. See section 2.

 - 101.1b Kept pebbles go to the sack. Example: Three of them. Example: Four of them.
 - 101.1a A number that is taken.
- 102.1. A sack whose heading is missing.
- Nothing else goes in.

. xx2. Play

- 200. Turn
 - 200.1 Players alternate.
 - 101.3c A number of another section.

Credits

Pebbles was made by nobody.
`;

const read = (text: string) => {
  const source = readRulebook(text);
  const rulebook = toRulebook(source, { id: 'pebbles', edition: '2020-01-01' });
  return { source, rulebook, unread: source.unread };
};
const { source, rulebook, unread } = read(pebbles);
const rule = (key: string) => rulesOf(rulebook).find((row) => row.key === key);
const digestOf = (text: string) => rulesOf(read(text).rulebook)[0]?.digest;

describe('reading a rulebook', () => {
  it('takes its chapters and sections from the contents list', () => {
    expect(rulebook.title).to.equal('Pebbles Rulebook');
    expect(rulebook.chapters.map(({ number, title }) => `${number} ${title}`)).to.deep.equal([
      '1 Basics',
      '2 Play',
    ]);
    const sections = rulebook.chapters.flatMap((chapter) => chapter.sections);
    expect(sections.map(({ number, title }) => `${number} ${title}`)).to.deep.equal([
      '100 General',
      '101 Pebbles',
      '102 Sacks',
      '200 Turns',
    ]);
  });

  it('puts every rule into the section of its number', () => {
    const keys = rulebook.chapters.flatMap(({ sections }) =>
      sections.map(({ rules }) => rules.map(({ key }) => key).join(' ')),
    );
    expect(keys).to.deep.equal(['100.1 100.1a', '101.1 101.1a 101.1a~2 101.1b 101.3c', '102.1', '200.1']);
  });

  it('tells the second occurrence of a number apart', () => {
    expect(rule('101.1a~2')).to.include({ number: '101.1a', occurrence: 2, parent: '101.1', depth: 2 });
    expect(rule('101.1a')).to.include({ occurrence: 1, line: 31 });
  });

  it('names no parent that is not printed', () => {
    expect(rule('101.3c')).to.not.have.property('parent');
  });

  it('names as parent the last rule of that number above', () => {
    const again = read('Again\n\n100.1. One.\n100.1a Its part.\n100.1. Two.\n100.1a Its part.');
    expect(rulesOf(again.rulebook).map(({ key, parent }) => `${key} ${parent}`)).to.deep.equal([
      '100.1 undefined',
      '100.1~2 undefined',
      '100.1a 100.1',
      '100.1a~2 100.1~2',
    ]);
  });

  it('joins what a page break tore apart', () => {
    expect(rule('101.1a')).to.deep.include({ words: 9, references: ['2'] });
    expect(rule('102.1')?.words).to.equal(10);
  });

  it('counts the examples of a rule, and not their words', () => {
    expect(rule('100.1a')).to.include({ examples: 1, words: 4 });
    expect(rule('101.1b')).to.include({ examples: 2, words: 6 });
    expect(rule('101.1')?.examples).to.equal(0);
  });

  it('lists every line that is in no rule', () => {
    expect(unread).to.deep.equal([
      { line: 3, why: 'stands before the rules' },
      { line: 5, why: 'stands before the rules' },
      { line: 40, why: 'looks like a heading whose number is damaged' },
      { line: 46, why: 'stands after the rules' },
      { line: 48, why: 'stands after the rules' },
    ]);
  });

  it('lists a line that has no rule above it', () => {
    const lost = read('Lost\n\n100. General\nNobody owns this.\n100.1. A rule.');
    expect(lost.unread).to.deep.equal([{ line: 4, why: 'has no number and no rule above it' }]);
  });

  it('takes the headings in the text where there is no contents list', () => {
    const bare = read('Bare\n\n3. Cards\n- 300. Suits\n - 300.1 Four.\n- 401.1. No heading.');
    expect(
      bare.rulebook.chapters.map(({ title, sections }) => [title, ...sections.map((s) => s.title)]),
    ).to.deep.equal([
      ['Cards', 'Suits'],
      ['', ''],
    ]);
  });

  it('reads any kind of line end', () => {
    for (const ending of ['\r\n', '\r']) {
      expect(readRulebook(pebbles.replaceAll('\n', ending))).to.deep.equal(source);
    }
  });

  it('refuses what has no rule', () => {
    for (const text of ['', 'Dear reader,\n\nno rules here.\n', '1. Milk\n2. Bread\n']) {
      expect(() => readRulebook(text)).to.throw(NotARulebook);
    }
  });
});

describe('more than any rulebook has', () => {
  it('is refused, be it rules or references', () => {
    const rules = (amount: number) => `T\n${'100.1. A rule.\n'.repeat(amount)}`;
    expect(readRulebook(rules(10_000)).rules).to.have.length(10_000);
    expect(() => readRulebook(rules(10_001))).to.throw(TooManyRules, /^It has more than 10000 rules and/);
    const citing = `T\n100.1. ${'See 100.1. '.repeat(50_001)}`;
    expect(() => readRulebook(citing)).to.throw(TooManyRules, /^It has more than 50000 references/);
  });
});

describe('the digest of a rule', () => {
  const digest = digestOf('T\n100.1. A player may "pass".');

  it('is the same under another number and in another typesetting', () => {
    expect(digest).to.match(/^[0-9a-f]{16}$/);
    expect(digestOf('T\n - 207.3c A *player*\n\n   may “pass”.')).to.equal(digest);
  });

  it('is another for another text, or for another example', () => {
    expect(digestOf('T\n100.1. A player must "pass".')).to.not.equal(digest);
    expect(digestOf('T\n100.1. A player may "pass".\nExample: Ann passes.')).to.not.equal(digest);
  });
});

describe('a rulebook as JSON', () => {
  it('is the same rulebook again', () => {
    expect(JSON.parse(serialise(rulebook))).to.deep.equal(rulebook);
  });

  it('has a line for every rule and none of its text', () => {
    const lines = serialise(rulebook).split('\n');
    expect(lines.filter((line) => line.includes('"digest"'))).to.have.length(rulesOf(rulebook).length);
    expect(serialise(rulebook)).to.not.contain('sock');
  });
});
