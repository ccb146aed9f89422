import { describe, it } from 'node:test';
import { expect } from 'chai';
import { GameEvent } from './event';
import { begin } from './frame';
import { Hasher } from './hash';
import { Journal } from './journal';
import { Position } from './position';
import { procedure } from './procedure';

/** An object of a game, which counts by where it is. */
class Token {
  constructor(readonly place: number) {}
}

class Move extends GameEvent<never> {
  readonly kind = 'move';

  constructor(readonly about: object) {
    super();
  }
  apply(): void {}
  describe(): string {
    return this.kind;
  }
}

const placeOf = (value: object): number | undefined => (value instanceof Token ? value.place : undefined);

interface Data {
  first?: number;
  second?: number;
  third?: number;
}

function digest<D extends object>(data: D): string {
  const hasher = new Hasher();
  begin(procedure('playing', []), data).addTo(hasher, new Position(1, { placeOf, addRecord: () => false }));
  return hasher.digest();
}

describe('the part of a hash that a procedure under way adds', () => {
  it('counts a field that was written and taken back like one that never was there', () => {
    const data: Data = {};
    const journal = new Journal();
    const before = digest(data);
    journal.set(data, 'second', 2);
    expect(digest(data)).not.to.equal(before);
    journal.rollback(0);
    expect(Object.keys(data)).to.deep.equal(['second']);
    expect(digest(data)).to.equal(before);
  });

  it('does not depend on which field was written first', () => {
    expect(digest({ first: 1, second: 2 })).to.equal(digest({ second: 2, first: 1 }));
    for (let first = 0; first < 20; first += 1)
      for (let second = 0; second < first; second += 1)
        expect(digest({ first, second })).not.to.equal(digest({ first: second, second: first }));
  });

  it('tells objects, lists and what stands in them apart', () => {
    const positions = [
      { object: { id: 1 }, list: [1, 2] },
      { object: { id: 2 }, list: [1, 2] },
      { object: { id: 1 }, list: [2, 1] },
      { object: { id: 1 }, list: [1, 2, 3] },
      { object: { id: 1, list: [1, 2] } },
      { object: { id: 1 }, list: [[1], 2] },
      { object: { id: 1 }, list: new Set([1]) },
      { object: { id: 1 }, list: new Map([[1, 3]]) },
      { object: new Token(1), list: [1, 2] },
      { object: new Token(2), list: [1, 2] },
      { object: { id: 1 }, list: [new Token(1), new Token(2)] },
      { object: { id: 1 }, list: [new Token(2), new Token(1)] },
    ];
    expect(new Set(positions.map(digest))).to.have.length(positions.length);
  });

  it('is the same for new objects in the same places', () => {
    expect(digest({ object: new Token(3), list: [new Token(1)] })).to.equal(
      digest({ list: [new Token(1)], object: new Token(3) }),
    );
  });

  it('tells events that may still happen apart by what they are about, and not by what became of them', () => {
    const happened = new Move({ object: new Token(1) });
    happened.hasHappened = true;
    expect(digest({ events: [happened] })).to.equal(digest({ events: [new Move({ object: new Token(1) })] }));
    expect(digest({ events: [happened] })).not.to.equal(
      digest({ events: [new Move({ object: new Token(2) })] }),
    );
  });

  it('ends, whatever stands in a circle', () => {
    const circle: { next?: object } = {};
    circle.next = circle;
    expect(digest(circle)).to.equal(digest(circle));
  });
});
