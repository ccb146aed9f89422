import { describe, it } from 'node:test';
import { expect } from 'chai';
import { editionFrom, pebbles } from '../test/pebbles';
import type { Change } from './changes';
import { compareEditions } from './compare';

/** What is said of a change, without its texts. */
function told(change: Change): string {
  switch (change.what) {
    case 'heading':
      return `heading ${change.before?.number ?? '-'} ${change.now?.number ?? '-'} ${change.now?.title ?? ''}`;
    case 'added':
      return `added ${change.key}${change.sameTextAs === undefined ? '' : ` like ${change.sameTextAs}`}`;
    case 'removed':
      return `removed ${change.key}`;
    case 'reworded':
      return `reworded ${change.from} ${change.to}`;
    case 'renumbered':
      return `renumbered ${change.rules.map(({ from, to, text }) => `${from}>${to}${text === 'same' ? '' : ` (${text})`}`).join(' ')}`;
    case 'moved':
      return `moved ${change.keys.join(' ')} after ${change.afterNow}`;
    case 'split':
      return `split ${change.from} ${change.into.join(' ')}`;
    case 'merged':
      return `merged ${change.from.join(' ')} ${change.into}`;
    case 'references left':
      return `left ${change.to} ${change.cites.map(({ number, now }) => `${number}>${now}`).join(' ')}`;
    default:
      return `references follow ${change.keys.join(' ')}`;
  }
}

function changes(edited: string, withTexts = true): string[] {
  const comparison = compareEditions(editionFrom(pebbles, withTexts), editionFrom(edited, withTexts));
  expect(comparison.withTexts).to.equal(withTexts);
  return comparison.changes.map(told);
}

/** The same with and without the texts. */
function bothWays(edited: string): string[] {
  const found = changes(edited);
  expect(changes(edited, false)).to.deep.equal(found);
  return found;
}

const edit = (...replacements: [string | RegExp, string][]) =>
  replacements.reduce((text, [from, to]) => {
    const edited = text.replace(from, to);
    if (edited === text) throw new Error(`nothing to edit: ${from}`);
    return edited;
  }, pebbles);

const lineOf = (number: string) => pebbles.split('\n').find((line) => line.startsWith(`${number} `)) ?? '';
const textOf = (number: string) => lineOf(number).slice(number.length + 1);

describe('comparing two editions', () => {
  it('says nothing where nothing changed, or only lines did', () => {
    expect(bothWays(pebbles)).to.deep.equal([]);
    expect(bothWays(`\n\n${pebbles.replaceAll('\n', '\n\n')}`)).to.deep.equal([]);
  });

  it('sees a rule that was reworded', () => {
    expect(bothWays(edit(['nine pebbles', 'ten pebbles']))).to.deep.equal(['reworded 100.1a 100.1a']);
  });

  it('sees a rule that was removed, also the last one', () => {
    expect(bothWays(edit([`${lineOf('100.3')}\n`, '']))).to.deep.equal(['removed 100.3']);
    expect(bothWays(edit([`${lineOf('103.2')}\n`, '']))).to.deep.equal(['removed 103.2']);
  });

  it("sees a rule that was added, and whether its text is another one's", () => {
    const fresh = '101.3 Pebbles borrowed from a neighbour go back when the game is over.';
    expect(bothWays(edit([/^102 /m, `${fresh}\n102 `]))).to.deep.equal(['added 101.3']);
    expect(bothWays(edit([/^102 /m, `101.3 ${textOf('100.3')}\n102 `]))).to.deep.equal([
      'added 101.3 like 100.3',
    ]);
    expect(bothWays(edit([lineOf('100.2'), `${lineOf('100.2')}\n${lineOf('100.2')}`]))).to.deep.equal([
      'added 100.2~2 like 100.2',
    ]);
  });

  it('sees an added rule that shifts the letters of all that follow', () => {
    const shifted = edit(
      ['101.1e ', '101.1f '],
      ['101.1d ', '101.1e '],
      ['101.1c ', '101.1d '],
      ['101.1b ', '101.1b Wet pebbles weigh one more than dry ones do.\n101.1c '],
    );
    expect(bothWays(shifted)).to.deep.equal([
      'added 101.1b',
      'renumbered 101.1b>101.1c 101.1c>101.1d 101.1d>101.1e 101.1e>101.1f',
      'left 101.2 101.1b>101.1c',
      'left 102.1b 101.1c>101.1d',
      'left 102.3 101.1c>101.1d',
    ]);
  });

  it('and calls it no rewording when references follow the shift, ranges too', () => {
    const shifted = edit(
      ['101.1e ', '101.1f '],
      ['101.1d ', '101.1e '],
      ['101.1c ', '101.1d '],
      ['101.1b ', '101.1b Wet pebbles weigh one more than dry ones do.\n101.1c '],
      ['See rule 101.1b', 'See rule 101.1c'],
      ['see rules 101.1c and', 'see rules 101.1d and'],
      ['101.1a-c', '101.1a-d'],
    );
    expect(bothWays(shifted)).to.deep.equal([
      'added 101.1b',
      'renumbered 101.1b>101.1c 101.1c>101.1d 101.1d>101.1e 101.1e>101.1f',
      'references follow 101.2 102.1b 102.3',
    ]);
  });

  it('names the references that did not follow a shift', () => {
    const shifted = edit(
      ['101.1e ', '101.1f '],
      ['101.1d ', '101.1e '],
      ['101.1c ', '101.1d '],
      ['101.1b ', '101.1b Wet pebbles weigh one more than dry ones do.\n101.1c '],
      ['see rules 101.1c and', 'see rules 101.1d and'],
    );
    expect(bothWays(shifted)).to.deep.equal([
      'added 101.1b',
      'renumbered 101.1b>101.1c 101.1c>101.1d 101.1d>101.1e 101.1e>101.1f',
      'left 101.2 101.1b>101.1c',
      'left 102.3 101.1c>101.1d',
      'references follow 102.1b',
    ]);
  });

  it('names who cites rules that were swapped, and who cites one that is gone', () => {
    const [one, other] = [textOf('101.1b'), textOf('101.1d')];
    expect(bothWays(edit([one, '@'], [other, one], ['@', other]))).to.include('left 101.2 101.1b>101.1d');
    const gone = edit([`${lineOf('101.1b')}\n`, '']);
    expect(bothWays(gone)).to.deep.equal(['removed 101.1b', 'left 101.2 101.1b>undefined']);
  });

  it('calls it a rewording when a reference now leads to another rule', () => {
    expect(bothWays(edit(['See rule 101.1b', 'See rule 101.1c']))).to.deep.equal(['reworded 101.2 101.2']);
  });

  it('sees a section that was renumbered as one run, though its rules cite each other', () => {
    const renumbered = pebbles.replaceAll('101', '201');
    expect(bothWays(renumbered)).to.deep.equal([
      'heading 101 201 Pebbles',
      `renumbered ${['1', '1a', '1b', '1c', '1d', '1e', '2']
        .map((part) => `101.${part}>201.${part}${/^(1c|2)$/.test(part) ? ' (references follow)' : ''}`)
        .join(' ')}`,
      'references follow 102.1b 102.3',
    ]);
  });

  it('sees that two rules were swapped: two new numbers, or one rule moved', () => {
    const [one, other] = [textOf('100.2'), textOf('101.1a')];
    expect(bothWays(edit([one, '@'], [other, one], ['@', other]))).to.deep.equal([
      'renumbered 100.2>101.1a',
      'renumbered 101.1a>100.2',
      'left 102.3 101.1a>100.2',
    ]);
    const [first, second] = [textOf('101.1a'), textOf('101.1b')];
    expect(bothWays(edit([first, '@'], [second, first], ['@', second]))).to.deep.equal([
      'renumbered 101.1a>101.1b',
      'renumbered 101.1b>101.1a',
      'left 101.2 101.1b>101.1a',
    ]);
    const lines = edit([
      `${lineOf('101.1a')}\n${lineOf('101.1b')}`,
      `${lineOf('101.1b')}\n${lineOf('101.1a')}`,
    ]);
    expect(bothWays(lines)).to.have.length(1);
    expect(bothWays(lines)[0]).to.match(/^moved 101\.1[ab] after/);
  });

  it('says of two lines that changed places nothing about those between', () => {
    const between = [lineOf('101.1b'), lineOf('101.1c')].join('\n');
    const [one, other] = [lineOf('101.1a'), lineOf('101.1d')];
    const swapped = edit([`${one}\n${between}\n${other}`, `${other}\n${between}\n${one}`]);
    expect(bothWays(swapped)).to.deep.equal(['moved 101.1a after 101.1c', 'moved 101.1d after 101.1']);
  });

  it('leaves a section where it is when its only rule changes places with one of another section', () => {
    const small = edit([
      /^103 Ending:$/m,
      '104 Resting:\n104.1 A player may rest between two throws.\n103 Ending:',
    ]);
    const one = 'A player may rest between two throws.';
    const swapped = small.replace(one, '@').replace(textOf('100.3'), one).replace('@', textOf('100.3'));
    const comparison = compareEditions(editionFrom(small, true), editionFrom(swapped, true));
    expect(comparison.changes.map(told)).to.deep.equal(['renumbered 100.3>104.1', 'renumbered 104.1>100.3']);
  });

  it('says that a section is gone, not that it is one that was there before', () => {
    const small = edit([
      /^103 Ending:$/m,
      '104 Resting:\n104.1 A player may rest between two throws.\n103 Ending:',
    ]);
    const merged = small
      .replace('104 Resting:\n104.1 A player may rest between two throws.\n', '')
      .replace(/^101 /m, '100.4 A player may rest between two throws.\n101 ');
    const comparison = compareEditions(editionFrom(small, true), editionFrom(merged, true));
    expect(comparison.changes.map(told)).to.deep.equal(['heading 104 - ', 'renumbered 104.1>100.4']);
  });

  it('sees rules that are printed elsewhere', () => {
    const block = `${lineOf('103.1')}\n${lineOf('103.2')}\n`;
    const elsewhere = edit([block, ''], [/^101 /m, `${block}101 `]);
    expect(bothWays(elsewhere).filter((each) => !each.startsWith('heading'))).to.deep.equal([
      'moved 103.1 103.2 after 100.3',
    ]);
  });

  it('pairs rules with the same text by their neighbours', () => {
    expect(bothWays(edit([`${lineOf('101.1e')}\n`, '']))).to.deep.equal(['removed 101.1e']);
    expect(bothWays(edit([`${lineOf('102.4')}\n`, '']))).to.deep.equal(['removed 102.4']);
    const renumbered = edit([lineOf('101.1e'), '101.1f Reserved.']);
    expect(bothWays(renumbered)).to.deep.equal(['renumbered 101.1e>101.1f']);
  });

  it('guesses that a rule was split, by its words or, without the texts, by how many they are', () => {
    const split = edit(['again. Then the turn', 'again.\n102.2a Then the turn']);
    expect(bothWays(split)).to.deep.equal(['split 102.2 102.2 102.2a']);
    const shortened = edit(['Then the turn passes to the neighbour on the left.', 'Then others throw.']);
    expect(bothWays(shortened)).to.deep.equal(['reworded 102.2 102.2']);
  });

  it('also where a sentence was dropped as the rest was split', () => {
    const both = 'First, this is done: all grey pebbles are counted and each mark is read.';
    const whole = edit([textOf('102.1a'), `${both} This uses no sack.`]);
    const parts = whole
      .replace(`${both} This uses no sack.`, 'First, all grey pebbles are counted.')
      .replace(/^102\.1b /m, '102.1b Then each mark is read.\n102.1c ');
    const { changes: found } = compareEditions(editionFrom(whole, true), editionFrom(parts, true));
    expect(found.map(told)).to.include('split 102.1a 102.1a 102.1b');
  });

  it('calls an addition beside a reworded rule no split', () => {
    const unlike = edit([
      textOf('102.2'),
      'Whoever threw last fills the sack again.\n102.2a Wet pebbles may be dried by whoever has a towel that is clean and dry.',
    ]);
    expect(changes(unlike)).to.deep.equal(['added 102.2a', 'reworded 102.2 102.2']);
  });

  it('guesses that rules were merged', () => {
    const merged = edit([`\n${lineOf('101.1b')}`, ` ${textOf('101.1b')}`]);
    expect(changes(merged)).to.deep.equal(['merged 101.1a 101.1b 101.1a', 'left 101.2 101.1b>101.1a']);
    const alone = edit([`\n${lineOf('101.1d')}`, ` ${textOf('101.1d')}`]);
    expect(bothWays(alone)).to.deep.equal(['merged 101.1c 101.1d 101.1c']);
    const shifted = merged
      .replace('101.1c ', '101.1b ')
      .replace('101.1d ', '101.1c ')
      .replace('101.1e ', '101.1d ');
    expect(changes(shifted)).to.deep.equal([
      'merged 101.1a 101.1b 101.1a',
      'renumbered 101.1c>101.1b 101.1d>101.1c 101.1e>101.1d',
      'left 101.2 101.1b>101.1a',
      'left 102.1b 101.1c>101.1b',
      'left 102.3 101.1c>101.1b',
    ]);
  });

  it('pairs no rules of two keywords, however alike, where one of the keywords is in both editions', () => {
    const keyword = (number: string, title: string, much: string) =>
      `${number} ${title}\n${number}a A pebble with ${title.toLowerCase()} rolls ${much} further than others do.\n`;
    const before = edit([/^103 /m, `${keyword('102.5', 'Smooth', 'one foot')}103 `]);
    const now = edit([/^103 /m, `102.5 Smooth\n${keyword('102.6', 'Round', 'one foot')}103 `]);
    const { changes: found } = compareEditions(editionFrom(before, true), editionFrom(now, true));
    expect(found.map(told)).to.deep.equal(['removed 102.5a', 'added 102.6', 'added 102.6a']);
  });

  it('sees a rule that has another number and other words', () => {
    const both = edit([
      lineOf('103.2'),
      '103.3 Whoever holds the most white pebbles wins the game. See section 102.',
    ]);
    expect(changes(both)).to.deep.equal(['reworded 103.2 103.3', 'renumbered 103.2>103.3 (reworded)']);
  });

  it('says that a rule is gone and another came where nothing is alike', () => {
    const other = edit([textOf('100.3'), 'Nobody shall whistle.']);
    expect(changes(other)).to.deep.equal(['removed 100.3', 'added 100.3']);
  });

  it('says once that a heading which is a rule itself has a new title', () => {
    const rule = pebbles.replace(/^103 Ending:$/m, '103 Ending:\n103 Ending');
    const retitled = rule.replace('103 Ending:\n103 Ending', '103 Sweeping:\n103 Sweeping');
    for (const withTexts of [true, false]) {
      const { changes: found } = compareEditions(
        editionFrom(rule, withTexts),
        editionFrom(retitled, withTexts),
      );
      expect(found.map(told)).to.deep.equal(['heading 103 103 Sweeping']);
    }
  });

  it('calls a rule reworded that keeps its number, however many words it has now, where texts are not at hand', () => {
    const longer = `101.2 ${'Whoever finds a broken pebble keeps it for good. '.repeat(12).trim()}`;
    expect(changes(edit([lineOf('101.2'), longer]), false)).to.deep.equal(['reworded 101.2 101.2']);
  });

  it('sees a new title', () => {
    expect(bothWays(edit(['103 Ending:', '103 The end:']))).to.deep.equal(['heading 103 103 The end']);
  });

  it('calls ambiguous what nothing tells apart', () => {
    const twice = edit(
      [`${lineOf('100.3')}\n`, ''],
      [lineOf('101.1c'), `${lineOf('101.1c')}\n101.1x ${textOf('100.3')}`],
      [lineOf('102.1a'), `${lineOf('102.1a')}\n102.1x ${textOf('100.3')}`],
    );
    const { successors } = compareEditions(editionFrom(pebbles, true), editionFrom(twice, true));
    expect(successors.get('100.3')).to.include({ to: '101.1x', ambiguous: true });
  });
});
