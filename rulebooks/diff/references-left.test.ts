import { describe, it } from 'node:test';
import { expect } from 'chai';
import { isDeep, times } from '../../engine/kernel/test/deep';
import { loadRulebook } from '../library';
import type { Source, SourceRule } from '../source';
import { withInventedTexts } from '../test/invented-texts';
import { editionFrom, pebbles } from '../test/pebbles';
import { deletion, familyOf, insertion, move, sectionInsertion, swap } from '../test/plans';
import {
  type Citing,
  carriedOut,
  citationsToChange,
  editionOfSource,
  newNumber,
  type Plan,
} from '../test/renumbering';
import { compareEditions } from './compare';
import type { Edition } from './edition';

const one = 'A gardener who has watered every tree on the eastern hill before noon may pick a pear.';
const other = 'Whoever carries the long ladder down to the meadow chooses which plum tree is pruned next.';

/** How many of the citations that a plan makes wrong are left, each by itself. */
const LEFT = times(1, 6);
/** Two ways of numbering; the others are much like the first. */
const books = [
  'legions-of-will',
  'magic-rulings-summary',
  ...(isDeep ? ['riftbound', 'magic@2013-05-01', 'magic@2025-06-06'] : []),
];

/** What an editor does to a book, by name; each gives plans of which the first that makes a citation wrong is taken. */
const edits: Readonly<Record<string, (book: Source, cited: readonly SourceRule[]) => Plan[]>> = {
  'a rule comes into the middle of a section': (book, cited) =>
    tops(cited).map((rule) => insertion(book, rule, [one])),
  'two rules come': (book, cited) => tops(cited).map((rule) => insertion(book, rule, [one, other])),
  'a rule goes': (book, cited) => tops(cited).map((rule) => deletion(book, rule)),
  'a rule goes to another section': (book, cited) =>
    tops(cited).flatMap((rule) => {
      const behind = tops(cited).find(({ belongs }) => belongs.section !== rule.belongs.section);
      return behind === undefined ? [] : [move(book, rule, behind)];
    }),
  'two rules change places': (book, cited) =>
    tops(cited).flatMap((rule) => {
      const [beside] = familyOf(book, rule).filter((number) => number !== rule.number);
      const found = book.rules.find(({ number }) => number === beside);
      return found === undefined ? [] : [swap(rule, found)];
    }),
  'a part comes, and letters shift': (book, cited) =>
    parts(cited).map((rule) => insertion(book, rule, [one])),
  'a part goes, and letters shift': (book, cited) => parts(cited).map((rule) => deletion(book, rule)),
  'a rule comes into a range': (book) => inRanges(book).map((rule) => insertion(book, rule, [one])),
  'a rule goes out of a range': (book) => inRanges(book).map((rule) => deletion(book, rule)),
  'a section comes': (book, cited) =>
    tops(cited).map(({ belongs }) => sectionInsertion(book, belongs.section)),
};

const FEW = 8;
const tops = (rules: readonly SourceRule[]) => rules.filter(({ depth }) => depth === 1).slice(0, FEW);
const parts = (rules: readonly SourceRule[]) => rules.filter(({ depth }) => depth > 1).slice(0, FEW);
const inRanges = ({ rules }: Source) => {
  const inner = rules.flatMap(({ references }) => references.flatMap(({ numbers }) => numbers.slice(1, -1)));
  return rules.filter(({ number }) => inner.includes(number)).slice(0, FEW);
};

/** The rules that are cited, from the middle of the book on, but those of a family in which a number is printed twice. */
function citedIn(book: Source): SourceRule[] {
  const cited = new Set(book.rules.flatMap(({ references }) => references.flatMap(({ numbers }) => numbers)));
  const twice = new Set(book.rules.flatMap(({ number, occurrence }) => (occurrence > 1 ? [number] : [])));
  const found = book.rules.filter(
    (rule) => cited.has(rule.number) && !familyOf(book, rule).some((number) => twice.has(number)),
  );
  return [...found.slice(found.length / 2), ...found.slice(0, found.length / 2)];
}

function accused(
  older: Edition,
  newer: Edition,
): { from: string; cites: { number: string; now?: string }[] }[] {
  return compareEditions(older, newer).changes.flatMap((change) =>
    change.what === 'references left'
      ? [{ from: change.from, cites: change.cites.map(({ number, now }) => ({ number, now })) }]
      : [],
  );
}

/** The rules of an edition but for their digests: what can be told where no text is at hand. */
const known = ({ rules }: Edition) =>
  rules.map(({ key, wording, references }) => [key, wording, ...references].join(' ')).join('\n');

for (const name of books) {
  const book = withInventedTexts(loadRulebook(name));
  const cited = citedIn(book);
  describe(`a reference that did not follow, in the numbers of ${name}`, () => {
    for (const [edit, plans] of Object.entries(edits)) {
      const plan = plans(book, cited).find((each) => citationsToChange(book, each).length > 0);
      // Not every book has ranges, or parts that are cited.
      if (plan === undefined) continue;
      it(`is named, and no other: ${edit}`, () => {
        const before = editionOfSource(book, true);
        expect(accused(before, editionOfSource(carriedOut(book, plan), true))).to.deep.equal([]);
        for (const left of sampleOf(citationsToChange(book, plan))) namesIt(book, plan, left);
      });
    }
  });
}

function sampleOf(citing: readonly Citing[]): readonly Citing[] {
  return citing.filter((_, place) => place % Math.ceil(citing.length / LEFT) === 0);
}

function citesBoth({ rules }: Source, plan: Plan, { key }: Citing): boolean {
  const cited = rules.find((rule) => rule.key === key)?.references.flatMap(({ numbers }) => numbers) ?? [];
  return cited.some(
    (number) => plan.removed?.includes(number) && cited.some((each) => newNumber(each, plan) === number),
  );
}

function namesIt(book: Source, plan: Plan, left: Citing): void {
  for (const withTexts of [true, false]) {
    const followed = editionOfSource(carriedOut(book, plan), withTexts);
    const after = editionOfSource(carriedOut(book, plan, [left]), withTexts);
    // Where a rule cites a number twice, or what is gone beside what has its number now, what is stored doesn't tell.
    if (!withTexts && (known(followed) === known(after) || citesBoth(book, plan, left))) continue;
    const found = accused(editionOfSource(book, withTexts), after);
    expect(
      found.map(({ from }) => from),
      `${left.key} with ${withTexts ? 'texts' : 'digests'}`,
    ).to.deep.equal([left.key]);
    for (const { number, now } of found[0]?.cites ?? []) expect(now).to.equal(newNumber(number, plan));
  }
}

/** The invented rulebook with rules that only point elsewhere, and with lists and ranges. */
const pointing = `${pebbles}104 Where things are:
104.1 See rule 101.1b.
104.2 See rule 101.1c.
104.3 See rule 101.1d.
104.4 Stones are no pebbles, see rule 104.2.
104.5 Shells are no pebbles either, see rules 101.1b and 101.1d, and rule 101.1b again.
104.6 Corals are pebbles while they are dry (see rules 101.1b through 101.1d).
`;

/** The letters of 101.1 shift from b on; what is cited follows but in one place of a rule. */
function shifted(kept?: string, place = 0): string {
  const up = (text: string, but = -1) => {
    let index = 0;
    return text.replace(/(?<=101\.1|101\.1a-)[b-e]/g, (letter) =>
      index++ === but ? letter : String.fromCharCode(letter.charCodeAt(0) + 1),
    );
  };
  return pointing
    .split('\n')
    .flatMap((line) => {
      const [number = '', ...words] = line.split(' ');
      const rule = `${up(number)} ${up(words.join(' '), number === kept ? place : -1)}`.trim();
      return number === '101.1b' ? ['101.1b Wet pebbles weigh one more than dry ones do.', rule] : [rule];
    })
    .join('\n');
}

const named = (text: string, withTexts = true) =>
  accused(editionFrom(pointing, withTexts), editionFrom(text, withTexts)).map(
    ({ from, cites }) => `${from} ${cites.map(({ number, now }) => `${number}>${now}`).join(' ')}`,
  );

describe('a reference that did not follow', () => {
  it('is told from those of rules that say the same but for what they cite, one after another', () => {
    for (const withTexts of [true, false]) {
      expect(named(shifted(), withTexts)).to.deep.equal([]);
      expect(named(shifted('104.1'), withTexts)).to.deep.equal(['104.1 101.1b>101.1c']);
      expect(named(shifted('104.2'), withTexts)).to.deep.equal(['104.2 101.1c>101.1d']);
      expect(named(shifted('104.3'), withTexts)).to.deep.equal(['104.3 101.1d>101.1e']);
    }
  });

  it('is one end of a range, or one of a list, though another place of the rule follows', () => {
    expect(named(shifted('102.3'))).to.deep.equal(['102.3 101.1c>101.1d']);
    // A range that begins with the rule that came may well be meant to.
    expect(named(shifted('104.6', 0))).to.deep.equal([]);
    expect(named(shifted('104.6', 1))).to.deep.equal(['104.6 101.1d>101.1e']);
    expect(named(shifted('104.5', 0))).to.deep.equal(['104.5 101.1b>101.1c']);
    expect(named(shifted('104.5', 1))).to.deep.equal(['104.5 101.1d>101.1e']);
    expect(named(shifted('104.5', 2))).to.deep.equal(['104.5 101.1b>101.1c']);
  });

  it('is found in a rule that was reworded, too', () => {
    const reworded = (kept?: string) =>
      shifted(kept).replace('are taken out of the game', 'leave the game for good');
    expect(named(reworded('101.2'))).to.deep.equal(['101.2 101.1b>101.1c']);
    expect(named(reworded())).to.deep.equal([]);
  });

  it('is no range that takes in what came, and no list whose rules changed places', () => {
    const wider = shifted().replace('101.1c through', '101.1b through');
    expect(named(wider)).to.deep.equal([]);
    const [one, other] = [
      'A mark that has been rubbed off is not a mark any more.',
      'Two marks on one pebble are read from left to right.',
    ];
    const swapped = pointing.replace(one, '@').replace(other, one).replace('@', other);
    // 104.5 still cites both.
    expect(named(swapped)).to.deep.equal([
      '101.2 101.1b>101.1d',
      '104.1 101.1b>101.1d',
      '104.3 101.1d>101.1b',
    ]);
  });

  it('is told with both places where the texts are at hand', () => {
    const comparison = compareEditions(editionFrom(pointing, true), editionFrom(shifted('104.2'), true));
    const change = comparison.changes.find(({ what }) => what === 'references left');
    const lines = shifted('104.2').split('\n');
    const lineOf = (text: string) => lines.findIndex((line) => line.startsWith(text)) + 1;
    expect(change?.what === 'references left' ? change.cites : []).to.deep.equal([
      {
        number: '101.1c',
        now: '101.1d',
        place: { line: lineOf('104.2 '), column: '104.2 See rule '.length + 1 },
        nowPlace: { line: lineOf('101.1d '), column: 1 },
      },
    ]);
  });
});
