import { describe, it } from 'node:test';
import { expect } from 'chai';
import { rungs } from '../reports/model';
import { fittedTable, terminalWidth } from './fitted-table';

const chapters: readonly (readonly string[])[] = [
  ['000 Golden and Silver Rules', '14', '1', '1', '1', '1', '0', '0', '0'],
  ['6 Actions, Abilities, Effects', '1209', '802', '802', '764', '1670', '12', '3', '4'],
  ['all', '2802', '1500', '1500', '1400', '2959', '0', '7', '8'],
];
const heads = {
  check: ['chapter', 'rules', 'linked', 'passing', 'exercised', 'scenarios passed', 'failed'],
  coverage: ['chapter', 'rules', ...rungs],
};

const widest = (text: string): number => Math.max(...text.split('\n').map((line) => line.length));

describe('a table', () => {
  for (const [name, head] of Object.entries(heads))
    for (const width of [60, 80, 100, 120])
      it(`of ${name} fits into ${width} columns, with every word and number whole`, () => {
        const rows = chapters.map((row) => row.slice(0, head.length));
        const text = fittedTable(head, rows, { width });
        expect(widest(text)).to.be.at.most(width);
        expect(text).to.not.contain('…');
        const words = text.split(/[^\w,]+/);
        for (const word of rows.flatMap((row) => row.join(' ').split(' ')))
          expect(words.some((each) => each.replace(/,$/, '') === word.replace(/,$/, ''))).to.equal(
            true,
            word,
          );
      });

  it('is as wide as its words where nothing limits it', () => {
    const text = fittedTable(heads.coverage, chapters, { width: Number.POSITIVE_INFINITY });
    expect(text.split('\n')).to.have.length(2 + 1 + chapters.length);
    expect(text).to.contain('│ 000 Golden and Silver Rules   │    14 │');
  });

  it('takes the width of the terminal, or of COLUMNS, or none', () => {
    expect(terminalWidth({ columns: 72 }, { COLUMNS: '90' })).to.equal(72);
    expect(terminalWidth({}, { COLUMNS: '90' })).to.equal(90);
    expect(terminalWidth({}, { COLUMNS: 'wide' })).to.equal(Number.POSITIVE_INFINITY);
  });
});
