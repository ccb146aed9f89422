import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  type Answer,
  answerFrom,
  type Choose,
  type Decision,
  type Distribute,
  firstAnswer,
  type Option,
  type Order,
  type PickNumber,
  refusal,
  soleAnswer,
} from './decision';
import { oneAfterAnother } from './division';

const asked = { player: 0, purpose: 'a test', rule: '1' };
const options = (size: number): Option[] =>
  Array.from({ length: size }, (_, place) => ({ label: `${place}` }));

const choose = (size: number, minimum: number, maximum: number): Choose => ({
  ...asked,
  kind: 'choose',
  options: options(size),
  minimum,
  maximum,
  isPriority: false,
});
const order = (size: number): Order => ({ ...asked, kind: 'order', options: options(size) });
const pickNumber = (minimum: number, maximum: number): PickNumber => ({
  ...asked,
  kind: 'number',
  minimum,
  maximum,
});
const distribute = (
  amount: number,
  minimums: readonly number[],
  thresholds?: readonly number[],
  after = thresholds && oneAfterAnother(thresholds.length),
): Distribute => ({
  ...asked,
  kind: 'distribute',
  amount,
  options: options(minimums.length),
  minimums,
  thresholds,
  after,
});

const upTo = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max });
const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

const chooses = fc
  .tuple(upTo(5), upTo(5), upTo(6))
  .map(([size, least, more]) => choose(size, Math.min(size, least), Math.min(size, least) + more));
const orders = upTo(4).map(order);
const numbers = fc
  .tuple(fc.integer({ min: -3, max: 3 }), upTo(4))
  .map(([least, more]) => pickNumber(least, least + more));
const splits = fc
  .tuple(fc.array(upTo(3), { minLength: 1, maxLength: 4 }), upTo(4))
  .map(([minimums, more]) => distribute(sum(minimums) + more, minimums));
const splitsInOrder = fc
  .tuple(fc.array(upTo(3), { minLength: 1, maxLength: 4 }), upTo(6))
  .map(([thresholds, amount]) =>
    distribute(
      amount,
      thresholds.map(() => 0),
      thresholds,
    ),
  );
/** Which of the earlier places each place waits for. */
const partialOrders = (size: number): fc.Arbitrary<readonly (readonly number[])[]> =>
  fc.tuple(...Array.from({ length: size }, (_, place) => fc.subarray([...Array(place).keys()])));
const splitsInPartialOrder = fc
  .tuple(fc.array(fc.tuple(upTo(3), fc.constantFrom(0, 0, 1, 2)), { minLength: 1, maxLength: 4 }), upTo(4))
  .chain(([each, more]) => {
    const thresholds = each.map(([threshold]) => threshold);
    const minimums = each.map(([, minimum]) => minimum);
    return partialOrders(each.length).map((after) =>
      distribute(leastIn(minimums, thresholds, after) + more, minimums, thresholds, after),
    );
  });
const decisions: fc.Arbitrary<Decision> = fc.oneof(
  chooses,
  orders,
  numbers,
  splits,
  splitsInOrder,
  splitsInPartialOrder,
);

/** The least amount that can be split, found by trying. */
const leastIn = (
  minimums: readonly number[],
  thresholds: readonly number[],
  after: readonly (readonly number[])[],
): number => {
  let amount = sum(minimums);
  while (!lists(minimums.length, 0, 3).some((each) => fits(each, amount))) amount += 1;
  return amount;
  function fits(each: readonly number[], of: number): boolean {
    return refusal(distribute(of, minimums, thresholds, after), each) === undefined;
  }
};

/** Lists of `length` numbers from `least` to `most`. */
const lists = (length: number, least: number, most: number): number[][] =>
  length === 0
    ? [[]]
    : lists(length - 1, least, most).flatMap((list) =>
        Array.from({ length: most - least + 1 }, (_, more) => [...list, least + more]),
      );

/** Every answer there could be, tried one by one; of a choice only in the order of its places. */
function legalAnswers(decision: Decision): readonly Answer[] {
  const fits = (answer: Answer): boolean => refusal(decision, answer) === undefined;
  switch (decision.kind) {
    case 'choose': {
      const size = decision.options.length;
      return lists(size, 0, 1)
        .map((taken) => taken.flatMap((is, place) => (is === 1 ? [place] : [])))
        .filter(fits);
    }
    case 'order':
      return lists(decision.options.length, 0, decision.options.length - 1).filter(fits);
    case 'number':
      return lists(1, decision.minimum - 2, decision.maximum + 2).filter(fits);
    case 'distribute':
      return lists(decision.options.length, 0, decision.amount).filter(fits);
  }
}

const inOrder = (answer: Answer): string => [...answer].sort((first, second) => first - second).join();
const told = (decision: Decision, answer: Answer): string =>
  decision.kind === 'choose' ? inOrder(answer) : answer.join();

/** Gives the numbers of a list, then nothing but zero. */
const from = (given: readonly number[]): (() => number) => {
  let at = 0;
  return () => {
    at += 1;
    return given[at - 1] ?? 0;
  };
};

describe('an answer', () => {
  const refusals: readonly (readonly [Decision, Answer, RegExp])[] = [
    [choose(3, 1, 2), [], /at least 1/],
    [choose(3, 1, 2), [0, 1, 2], /at most 2/],
    [choose(3, 1, 2), [1, 1], /twice/],
    [choose(3, 1, 2), [3], /not offered/],
    [choose(3, 1, 2), [-1], /not offered/],
    [choose(3, 1, 2), [0.5], /whole/],
    [choose(3, 1, 2), [Number.NaN], /whole/],
    [order(3), [0, 1], /each option once/],
    [order(3), [0, 1, 1], /each option once/],
    [order(3), [1, 2, 3], /each option once/],
    [pickNumber(2, 4), [], /one number/],
    [pickNumber(2, 4), [2, 3], /one number/],
    [pickNumber(2, 4), [1], /from 2 to 4/],
    [pickNumber(2, 4), [5], /from 2 to 4/],
    [pickNumber(2, 4), [Number.POSITIVE_INFINITY], /whole/],
    [distribute(3, [0, 0]), [3], /each option/],
    [distribute(3, [0, 0]), [1, 1], /add up to 3/],
    [distribute(3, [0, 0]), [4, -1], /too little/],
    [distribute(3, [1, 1]), [3, 0], /too little/],
    [distribute(5, [0, 0, 0], [2, 2, 0]), [1, 4, 0], /earlier/],
    [distribute(5, [0, 0, 0], [2, 2, 0]), [4, 0, 1], /earlier/],
  ];
  for (const [decision, answer, why] of refusals) {
    it(`[${answer.join()}] is refused: ${why.source}`, () => {
      expect(refusal(decision, answer)).to.match(why);
    });
  }

  it('that fits is not refused', () => {
    expect(refusal(choose(3, 1, 2), [2])).to.equal(undefined);
    expect(refusal(choose(3, 1, 2), [2, 0])).to.equal(undefined);
    expect(refusal(choose(3, 0, 2), [])).to.equal(undefined);
    expect(refusal(order(3), [2, 0, 1])).to.equal(undefined);
    expect(refusal(pickNumber(2, 4), [4])).to.equal(undefined);
    expect(refusal(distribute(3, [1, 1]), [2, 1])).to.equal(undefined);
    expect(refusal(distribute(5, [0, 0, 0], [2, 2, 0]), [2, 2, 1])).to.equal(undefined);
    expect(refusal(distribute(5, [0, 0, 0], [2, 2, 0]), [4, 1, 0])).to.equal(undefined);
  });

  // Six damage over two blockers, the second of which takes less, and the player whom they guard.
  const blockersAndPlayer = (after?: readonly (readonly number[])[]): ((answer: Answer) => boolean) => {
    const decision: Distribute = { ...distribute(6, [0, 0, 0], [3, 1, 0]), after };
    return (answer) => refusal(decision, answer) === undefined;
  };

  it('may leave out one of two that do not wait for each other, but not pass both by', () => {
    const isLegal = blockersAndPlayer([[], [], [0, 1]]);
    expect(
      [
        [0, 6, 0],
        [3, 1, 2],
        [2, 4, 0],
      ].map(isLegal),
    ).to.deep.equal([true, true, true]);
    expect(
      [
        [0, 5, 1],
        [3, 0, 3],
        [2, 1, 3],
      ].map(isLegal),
    ).to.deep.equal([false, false, false]);
  });

  it('serves each before the next where each waits for all before it', () => {
    const isLegal = blockersAndPlayer([[], [0], [0, 1]]);
    expect(
      [
        [0, 6, 0],
        [0, 5, 1],
        [3, 0, 3],
        [3, 3, 0],
        [3, 1, 2],
        [6, 0, 0],
      ].map(isLegal),
    ).to.deep.equal([false, false, false, true, true, true]);
  });

  it('is free where none waits for another', () => {
    for (const isLegal of [blockersAndPlayer([[], [], []]), blockersAndPlayer()])
      expect(
        [
          [0, 6, 0],
          [0, 5, 1],
          [0, 0, 6],
          [2, 1, 3],
        ].map(isLegal),
      ).to.deep.equal([true, true, true, true]);
  });
});

describe('an answer read out of numbers', () => {
  const given = fc.array(fc.nat(), { maxLength: 8 });

  it('is never refused', () => {
    fc.assert(
      fc.property(decisions, given, (decision, list) => {
        expect(refusal(decision, answerFrom(decision, from(list)))).to.equal(undefined);
      }),
      { numRuns: 1000 },
    );
  });

  it('can be any legal answer', () => {
    fc.assert(
      fc.property(decisions, (decision) => {
        const length =
          decision.kind === 'number'
            ? 1
            : (decision.options.length || 1) + Number(decision.kind === 'choose');
        const most = decision.kind === 'distribute' ? decision.amount : length;
        const read = lists(length, 0, Math.max(5, most)).map((list) =>
          told(decision, answerFrom(decision, from(list))),
        );
        const legal = legalAnswers(decision).map((answer) => told(decision, answer));
        expect([...new Set(read)].sort()).to.deep.equal([...new Set(legal)].sort());
      }),
      { numRuns: 60 },
    );
  });

  it('is the sole answer where there is only one', () => {
    fc.assert(
      fc.property(decisions, given, (decision, list) => {
        const sole = soleAnswer(decision);
        if (sole) expect(told(decision, answerFrom(decision, from(list)))).to.equal(told(decision, sole));
      }),
    );
  });
});

describe('the first answer', () => {
  it('is legal', () => {
    fc.assert(
      fc.property(decisions, (decision) => {
        expect(refusal(decision, firstAnswer(decision))).to.equal(undefined);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the sole answer', () => {
  it('is there when one answer is legal, and only then', () => {
    fc.assert(
      fc.property(decisions, (decision) => {
        const legal = legalAnswers(decision);
        const sole = soleAnswer(decision);
        expect(legal.length).to.be.at.least(1);
        expect(sole && told(decision, sole)).to.equal(
          legal.length === 1 ? told(decision, legal[0] ?? []) : undefined,
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('is not refused', () => {
    fc.assert(
      fc.property(decisions, (decision) => {
        const sole = soleAnswer(decision);
        if (sole) expect(refusal(decision, sole)).to.equal(undefined);
      }),
      { numRuns: 1000 },
    );
  });

  it('is nothing when nothing is offered or nothing may be chosen', () => {
    expect(soleAnswer(choose(0, 0, 0))).to.deep.equal([]);
    expect(soleAnswer(choose(3, 0, 0))).to.deep.equal([]);
    expect(soleAnswer(order(0))).to.deep.equal([]);
  });

  it('is a choice where only the order of what is chosen is open', () => {
    expect(soleAnswer(choose(2, 2, 2))).to.deep.equal([0, 1]);
    expect(soleAnswer(order(2))).to.equal(undefined);
  });
});
