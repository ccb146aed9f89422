import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type Agreement, matrixOf } from './conformance';
import { renderMatrix } from './html/matrix-page';
import { toMarkdownMatrix } from './markdown-matrix';

const column = (engine: string, rules: Readonly<Record<string, Agreement>>) => ({
  engine,
  rules: Object.entries(rules).map(([key, agreement]) => ({ rulebook: 'chess', key, agreement })),
});

describe('a matrix of engines', () => {
  it('has disagreements first, those on which engines differ before all others', () => {
    const { engines, rows } = matrixOf([
      column('A', { '1': 'agrees', '2': 'disagrees', '3': 'agrees', '4': 'agrees', '5': 'unsupported' }),
      column('B', {
        '1': 'agrees',
        '2': 'disagrees',
        '3': 'disagrees',
        '4': 'unsupported',
        '5': 'unsupported',
      }),
    ]);
    expect(engines).to.deep.equal(['A', 'B']);
    expect(rows.map(({ key }) => key)).to.deep.equal(['3', '2', '4', '1', '5']);
    expect(rows[0]?.agreements).to.deep.equal(['agrees', 'disagrees']);
  });

  it('says of a rule that an engine was not asked about that nothing is shown', () => {
    const { rows } = matrixOf([column('A', { '1': 'agrees' }), column('B', {})]);
    expect(rows).to.deep.equal([{ rulebook: 'chess', key: '1', agreements: ['agrees', 'not shown'] }]);
  });
});

describe('a matrix that is written down', () => {
  const matrix = matrixOf([
    column('A <1>', { '1': 'agrees', '2': 'agrees' }),
    column('B | 2', { '1': 'agrees', '2': 'disagrees' }),
  ]);

  it('in Markdown has a row for each rule that tells something', () => {
    const text = toMarkdownMatrix(matrix);
    expect(text).to.match(
      /^## 2 engines side by side\n\n1 of 2 rules: all engines agree with the rulebook\.\n/,
    );
    expect(text).to.contain(
      '| rule | A &lt;1> | B \\| 2 |\n|---|---|---|\n| chess 2 | agrees | **disagrees** |',
    );
    expect(text).to.not.contain('chess 1');
    expect(toMarkdownMatrix(matrixOf([column('A', { '1': 'agrees' })]))).to.not.contain('|');
  });

  it('in HTML leads to the page of each engine, disagreements first', () => {
    const links = [
      { href: '1-A/index.html', counts: '2 passed' },
      { href: '2-B/index.html', counts: '1 passed, 1 failed' },
    ];
    const page = renderMatrix(matrix, links, (_, key) =>
      key === '2' ? { title: 'Bishops <move>', section: '12 Moves', chapter: '1 Pieces' } : undefined,
    );
    expect(page).to.contain('<li><a href="1-A/index.html">A &lt;1&gt;</a>: 2 passed</li>');
    expect(page).to.contain('<td data-state="disagrees"><a href="2-B/index.html#chess/2">disagrees</a></td>');
    expect(page.indexOf('chess 2')).to.be.lessThan(page.indexOf('chess 1'));
    expect(page).to.contain(
      '<tr data-chapter="chess: 1 Pieces"><th scope="row">chess 2</th><td>Bishops &lt;move&gt;</td><td>12 Moves</td>',
    );
    expect(page).to.contain('<option>chess: 1 Pieces</option>');
    expect(page).to.not.match(/<script[^>]*src=|https?:/);
  });
});
