import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type Agreement, matrixOf } from './conformance';

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
