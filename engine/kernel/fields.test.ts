import { describe, it } from 'node:test';
import { expect } from 'chai';
import { constantLanes } from './constants';
import {
  amount,
  constant,
  flag,
  hidden,
  identity,
  list,
  optional,
  record,
  reference,
  table,
  turnNumber,
  value,
} from './counting';
import { type CountedField, type Fields, RecordFields } from './fields';
import { Hasher } from './hash';
import { Position } from './position';

/** An object of a game: in some place, or in none any more. */
class Token {
  constructor(
    readonly place: number,
    readonly colour = 'red',
    readonly next?: Token,
  ) {}
}

const tokens = new RecordFields<Token>({
  place: hidden('tokens are told by where they are'),
  colour: value,
  next: reference,
});

const positionAt = (turn: number): Position => {
  const position = new Position(turn, {
    placeOf: (held) => (held instanceof Token ? held.place : undefined),
    addRecord: (hasher, held) => {
      if (held instanceof Token) tokens.add(hasher, held, position);
      return held instanceof Token;
    },
  });
  return position;
};

const hashed = <V>(how: CountedField<V>, held: V, turn = 1): string => {
  const [hasher, position] = [new Hasher(), positionAt(turn)];
  if (!how.isNothing(held) && !how.isPast?.(held, position)) how.add(hasher, held, position);
  return hasher.digest();
};

/** Are all of these told apart? */
const areApart = <V>(how: CountedField<V>, ...all: readonly V[]): boolean =>
  new Set(all.map((held) => hashed(how, held))).size === all.length;

describe('how a field counts', () => {
  it('is by its value', () => {
    expect(areApart(flag, false, true)).to.equal(true);
    expect(areApart(amount, 0, 1, -1)).to.equal(true);
    expect(areApart(value, undefined, 0, false, '', '0')).to.equal(true);
  });

  it('is by what a constant says, which may be said by another object', () => {
    const tree = (amount: number) => ({ do: 'sequence', effects: [{ do: 'draw', amount }] });
    expect(areApart(constant, undefined, {}, tree(1), tree(2), [tree(1)])).to.equal(true);
    expect(hashed(constant, { one: 1, two: undefined, three: [3] })).to.equal(
      hashed(constant, { three: [3], one: 1 }),
    );
    expect(() => constantLanes({ object: new Token(1) })).to.throw(TypeError, 'A Token is no constant');
    expect(() => constantLanes(() => 1)).to.throw(TypeError, 'A function is no constant');
  });

  it('is by where an object is, and by what it last was once it is nowhere', () => {
    expect(hashed(reference, new Token(1))).to.equal(hashed(reference, new Token(1, 'blue')));
    const gone = [
      new Token(0),
      new Token(0, 'blue'),
      new Token(0, 'red', new Token(1)),
      new Token(0, 'red', new Token(0)),
    ];
    expect(areApart(reference, undefined, new Token(1), new Token(2), ...gone)).to.equal(true);
    const one = new Token(0);
    expect(areApart(list(reference), [one, one], [one, new Token(0)])).to.equal(true);
  });

  it('ends where objects that are nowhere any more speak of each other', () => {
    const next = (many: number): Token => new Token(0, 'red', many === 0 ? undefined : next(many - 1));
    expect(hashed(reference, next(10))).to.equal(hashed(reference, next(1000)));
  });

  it('is element by element in lists and tables, whatever was noted first in a table', () => {
    expect(areApart(list(value), [], ['ab'], ['a', 'b'], ['b', 'a'])).to.equal(true);
    expect(areApart(optional(list(value)), undefined, [], [1])).to.equal(true);
    expect(areApart(table(value), {}, { a: 1 }, { b: 1 }, { a: 1, b: 1 })).to.equal(true);
    expect(hashed(table(value), { a: 1, b: 2 })).to.equal(hashed(table(value), { b: 2, a: 1 }));
  });

  it('is only whether a turn is the present one, and which numbers are the same', () => {
    expect(hashed(turnNumber, 3, 3)).to.equal(hashed(turnNumber, 9, 9));
    expect(hashed(turnNumber, 3, 4)).to.equal(hashed(turnNumber, 0, 4));
    expect(hashed(turnNumber, 3, 3)).not.to.equal(hashed(turnNumber, 3, 4));
    const numbers = list(identity);
    expect(hashed(numbers, [3, 3, 7])).to.equal(hashed(numbers, [8, 8, 2]));
    expect(areApart(numbers, [3, 3, 7], [3, 7, 7], [3, 7, 3])).to.equal(true);
  });

  it('is not mixed up between fields and records beside each other', () => {
    interface Two {
      readonly one: number;
      readonly other: number;
    }
    const fields: Fields<Two> = { one: amount, other: amount };
    expect(areApart(record(fields), { one: 1, other: 0 }, { one: 0, other: 1 })).to.equal(true);
    const pairs = list(record(fields));
    expect(
      areApart(
        pairs,
        [
          { one: 1, other: 1 },
          { one: 0, other: 0 },
        ],
        [
          { one: 1, other: 0 },
          { one: 0, other: 1 },
        ],
      ),
    ).to.equal(true);
  });

  it('must be declared, and by something that takes what the field holds', () => {
    // @ts-expect-error: "colour" and "next" are not declared
    const incomplete: Fields<Token> = { place: amount };
    // @ts-expect-error: a flag is no number
    const mistaken: Fields<Token> = { place: flag, colour: value, next: reference };
    expect([incomplete, mistaken]).to.have.length(2);
  });
});
