import { describe, it } from 'node:test';
import { expect } from 'chai';
import { fittingNumbers } from './fitting';
import { Counting } from './numbers';

const item = (number: string, line: number) => ({ number, line, column: 1 });

describe('the number that would fit', () => {
  const fitting = (above: string, wrong: string) => {
    const [first, astray] = [item(above, 1), item(wrong, 2)];
    const taken = new Set([above, wrong]);
    return fittingNumbers([first, astray], new Set([astray]), taken, new Counting(new Set())).get(astray);
  };

  it('follows what is above', () => {
    expect(fitting('702.15c', '702.14c')).to.equal('702.15d');
  });

  it('is none that no reader knows', () => {
    expect(fitting('702.15z', '702.14c')).to.equal(undefined);
  });
});
