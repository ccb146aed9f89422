import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import { Journal } from './journal';

interface Thing {
  count: number;
  label: string | undefined;
}

interface Table {
  readonly thing: Thing;
  readonly first: number[];
  readonly second: number[];
}

/** One change, or a mark that may be come back to later. */
type Operation =
  | { readonly do: 'set'; readonly value: number }
  | { readonly do: 'label'; readonly value: string | undefined }
  | { readonly do: 'place'; readonly at: number; readonly value: number }
  | { readonly do: 'push' | 'remove'; readonly value: number }
  | { readonly do: 'pop' | 'count on' }
  | { readonly do: 'insert'; readonly at: number; readonly value: number };

const small = fc.integer({ min: 0, max: 4 });
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ do: fc.constant('set' as const), value: small }),
  fc.record({
    do: fc.constant('label' as const),
    value: fc.option(fc.string({ maxLength: 2 }), { nil: undefined }),
  }),
  fc.record({ do: fc.constant('place' as const), at: small, value: small }),
  fc.record({ do: fc.constantFrom('push' as const, 'remove' as const), value: small }),
  fc.record({ do: fc.constantFrom('pop' as const, 'count on' as const) }),
  fc.record({ do: fc.constant('insert' as const), at: small, value: small }),
);

function perform(journal: Journal, { thing, first, second }: Table, on: Operation, place: number): void {
  const list = place % 2 === 0 ? first : second;
  switch (on.do) {
    case 'set':
      journal.set(thing, 'count', on.value);
      return;
    case 'count on':
      journal.overwrites(thing, 'count', thing.count);
      thing.count += 1;
      return;
    case 'label':
      journal.set(thing, 'label', on.value);
      return;
    case 'place':
      if (on.at < list.length) journal.set(list, on.at, on.value);
      return;
    case 'push':
      journal.push(list, on.value);
      return;
    case 'remove':
      journal.remove(list, on.value);
      return;
    case 'pop':
      journal.pop(list);
      return;
    case 'insert':
      journal.insert(list, Math.min(on.at, list.length), on.value);
  }
}

const table = (): Table => ({ thing: { count: 0, label: undefined }, first: [1, 2, 3], second: [] });
const copy = (of: Table): Table => structuredClone(of);

describe('the journal', () => {
  it('writes what it is told to', () => {
    const journal = new Journal();
    const list = [1, 2, 3, 2];
    journal.push(list, 4);
    expect(list).to.deep.equal([1, 2, 3, 2, 4]);
    expect(journal.pop(list)).to.equal(4);
    journal.insert(list, 1, 9);
    expect(list).to.deep.equal([1, 9, 2, 3, 2]);
    journal.remove(list, 9);
    journal.remove(list, 7);
    expect(list).to.deep.equal([1, 2, 3, 2]);
    expect(journal.pop([])).to.equal(undefined);
  });

  it('takes any changes back exactly, in the order opposite to theirs', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 40 }), (operations) => {
        const journal = new Journal();
        const on = table();
        const before = copy(on);
        const mark = journal.mark();
        operations.forEach((each, place) => {
          perform(journal, on, each, place);
        });
        journal.rollback(mark);
        expect(on).to.deep.equal(before);
        expect(journal.mark()).to.equal(mark);
      }),
    );
  });

  it('comes back to each of several nested marks, and can be written again from there', () => {
    fc.assert(
      fc.property(fc.array(fc.array(operation, { maxLength: 8 }), { maxLength: 8 }), (rounds) => {
        const journal = new Journal();
        const on = table();
        const moments = rounds.map((operations, round) => {
          const moment = { mark: journal.mark(), state: copy(on) };
          operations.forEach((each, place) => {
            perform(journal, on, each, place + round);
          });
          return moment;
        });
        for (const { mark, state } of moments.reverse()) {
          journal.rollback(mark);
          expect(on).to.deep.equal(state);
          const again = journal.mark();
          journal.push(on.first, 99);
          journal.set(on.thing, 'count', 99);
          journal.rollback(again);
          expect(on).to.deep.equal(state);
        }
      }),
    );
  });

  it('records nothing when a field is given the value that it has', () => {
    const journal = new Journal();
    const { thing } = table();
    journal.set(thing, 'count', 0);
    expect(journal.mark()).to.equal(0);
    journal.set(thing, 'count', 1);
    expect(journal.mark()).to.equal(1);
  });

  it('takes an element out where it is found last, and puts it back in the same place', () => {
    const journal = new Journal();
    const list = ['a', 'b', 'a', 'c'];
    journal.remove(list, 'a');
    expect(list).to.deep.equal(['a', 'b', 'c']);
    journal.rollback(0);
    expect(list).to.deep.equal(['a', 'b', 'a', 'c']);
  });

  it('keeps the identity of what it takes out and puts back', () => {
    const journal = new Journal();
    const things: Thing[] = [
      { count: 1, label: undefined },
      { count: 2, label: undefined },
    ];
    const [first, second] = things;
    if (first) journal.remove(things, first);
    journal.pop(things);
    journal.rollback(0);
    expect(things[0]).to.equal(first);
    expect(things[1]).to.equal(second);
  });

  it('goes through what was written since a moment: fields with what they held, lists with what came or went', () => {
    const journal = new Journal();
    const { thing } = table();
    const list: string[] = ['first'];
    journal.push(list, 'before');
    const mark = journal.mark();
    journal.set(thing, 'label', 'b');
    journal.push(list, 'pushed');
    journal.insert(list, 0, 'inserted');
    journal.remove(list, 'first');
    journal.pop(list);
    const noticed: (readonly [object, unknown, unknown])[] = [];
    journal.eachSince(mark, (target, key, value) => noticed.push([target, key, value]));
    expect(noticed.map(([target]) => target)).to.deep.equal([thing, list, list, list, list]);
    expect(noticed.map(([, , value]) => value)).to.deep.equal([
      undefined,
      'pushed',
      'inserted',
      'first',
      'pushed',
    ]);
    expect(noticed[0]?.[1]).to.equal('label');
  });

  it('tells what was touched by every change since a moment, however many there were', () => {
    fc.assert(
      fc.property(
        fc.array(operation, { minLength: 1, maxLength: 60 }),
        fc.nat(),
        fc.nat(9),
        (on, from, times) => {
          const journal = new Journal();
          const things = table();
          for (let again = 0; again <= times * 2; again += 1)
            for (const [place, each] of on.entries()) perform(journal, things, each, place);
          const mark = from % (journal.mark() + 1);
          const each: unknown[] = [];
          journal.eachSince(mark, (...told) => each.push(told));
          const told: unknown[] = [];
          const touched = journal.touchedSince(mark, (...change) => 1 << (told.push(change) % 30));
          expect(told).to.deep.equal(each);
          expect(touched).to.equal(
            each.reduce<number>((all, _, place) => all | (1 << ((place + 1) % 30)), 0),
          );
        },
      ),
    );
  });
});
