import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import { Journal } from './journal';
import { Memo } from './memo';

const state = () => ({ hangsOn: 0, indifferent: 0, list: [0] });

/** A journal, a state, and what is kept of it. */
function table() {
  const journal = new Journal();
  const it = state();
  const memo = new Memo<number>(journal, new Set(['indifferent']));
  return { journal, it, memo };
}

describe('what is kept of what was worked out', () => {
  it('is nothing at first', () => {
    expect(table().memo.get()).to.equal(undefined);
  });

  it('holds while nothing is written but fields that it does not hang on', () => {
    const { journal, it, memo } = table();
    memo.keep(7);
    journal.set(it, 'indifferent', 1);
    expect(memo.get()).to.equal(7);
  });

  it('holds no more once another field or a list is written, and not again either', () => {
    for (const write of [
      ({ journal, it }: ReturnType<typeof table>) => journal.set(it, 'hangsOn', 1),
      ({ journal, it }: ReturnType<typeof table>) => journal.push(it.list, 1),
      ({ journal, it }: ReturnType<typeof table>) => journal.pop(it.list),
    ]) {
      const all = table();
      all.memo.keep(7);
      write(all);
      expect(all.memo.get()).to.equal(undefined);
      expect(all.memo.get()).to.equal(undefined);
    }
  });

  it('holds no more once something was taken back, whatever was written since', () => {
    const { journal, it, memo } = table();
    const mark = journal.mark();
    journal.set(it, 'hangsOn', 1);
    memo.keep(7);
    journal.rollback(mark);
    journal.set(it, 'indifferent', 1);
    expect(memo.get()).to.equal(undefined);
  });

  it('is always what would be worked out anew', () => {
    const act = fc.tuple(fc.constantFrom('hangsOn', 'indifferent', 'back', 'ask'), fc.nat(2));
    fc.assert(
      fc.property(fc.array(act, { minLength: 20, maxLength: 600 }), (acts) => {
        const { journal, it, memo } = table();
        const marks: number[] = [];
        for (const [what, number] of acts) {
          marks.push(journal.mark());
          if (what === 'back') {
            journal.rollback(marks[marks.length - 1 - number] ?? 0);
            marks.length = Math.max(0, marks.length - 1 - number);
          } else if (what === 'ask') expect(memo.get() ?? memo.keep(it.hangsOn)).to.equal(it.hangsOn);
          else journal.set(it, what, number);
        }
      }),
    );
  });
});
