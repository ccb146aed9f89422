import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import { applyLayers, type ContinuousEffect, type Working } from './characteristics';

/** What is looked at and written: a few numbers by name. */
type Looks = Readonly<Record<string, number>>;
type Effect = ContinuousEffect<number, Looks>;

const NAMES = ['a', 'b', 'c'];
const OBJECTS = [0, 1, 2, 3];
const printed = (object: number): Looks => ({ a: object, b: 1, c: 0 });
const copying = { copy: (looks: Looks): Looks => ({ ...looks }) };

/** "Where `looked` is odd, `written` becomes what `source` is, and `more`", by an effect that exists while some a is below a bound. */
interface Said {
  readonly looked: number;
  readonly written: number;
  readonly source: number;
  readonly more: number;
  readonly below: number;
  readonly defining: boolean;
  readonly timestamp: number;
}

const said: fc.Arbitrary<Said> = fc.record({
  looked: fc.nat(2),
  written: fc.nat(2),
  source: fc.nat(2),
  more: fc.nat(3),
  below: fc.nat(9),
  defining: fc.boolean(),
  timestamp: fc.nat(5),
});

function effectOf({ looked, written, source, more, below, defining, timestamp }: Said): Effect {
  const [look = '', write = '', from = ''] = [NAMES[looked], NAMES[written], NAMES[source]];
  const value = (object: number, working: Working<number, Looks>) => (working.of(object)[from] ?? 0) + more;
  return {
    timestamp,
    characteristicDefining: defining,
    writes: new Set([write]),
    reads: new Set([look, from, 'a']),
    exists: (working) => OBJECTS.some((object) => (working.of(object).a ?? 0) < below),
    affects: (object, working) => (working.of(object)[look] ?? 0) % 2 === 1,
    does: (object, working) => `${write}=${value(object, working)}`,
    apply: (object, working) => Object.assign(working.own(object), { [write]: value(object, working) }),
  };
}

type Table = Readonly<Record<number, Looks>>;

const tableOf = (of: (object: number) => Looks): Table =>
  Object.fromEntries(OBJECTS.map((object) => [object, { ...of(object) }]));

function applied(effect: Effect, table: Table): Table {
  const working = workingOn(table);
  if (!effect.exists(working)) return table;
  const affected = OBJECTS.filter((object) => effect.affects(object, working));
  for (const object of affected) effect.apply(object, working);
  return tableOf(working.of);
}

function workingOn(table: Table): Working<number, Looks> {
  const own = new Map(OBJECTS.map((object) => [object, { ...table[object] }]));
  const of = (object: number): Looks => own.get(object) ?? {};
  return { of, own: of };
}

const outcome = (effect: Effect, table: Table): string => {
  const working = workingOn(table);
  if (!effect.exists(working)) return 'gone';
  return OBJECTS.map((object) =>
    effect.affects(object, working) ? effect.does(object, working) : '',
  ).join();
};

/** The same as the kernel, with everything tried each time that it might matter. */
function byTrying(effects: readonly Effect[]): Table {
  const waiting = [...effects].sort(
    (one, other) =>
      Number(other.characteristicDefining) - Number(one.characteristicDefining) ||
      one.timestamp - other.timestamp,
  );
  let table = tableOf(printed);
  while (waiting.length > 0) {
    const depends = (one: Effect, other: Effect): boolean =>
      one !== other &&
      one.characteristicDefining === other.characteristicDefining &&
      [...other.writes].some((name) => one.reads.has(name)) &&
      outcome(one, table) !== outcome(one, applied(other, table));
    const direct = waiting.map((one) => waiting.map((other) => depends(one, other)));
    const reached = direct.map((row) => [...row]);
    for (const middle of waiting.keys())
      for (const from of waiting.keys())
        for (const to of waiting.keys())
          if (reached[from]?.[middle] && reached[middle]?.[to]) reached[from].splice(to, 1, true);
    const ready = waiting.findIndex((_, from) =>
      waiting.every((_other, to) => !reached[from]?.[to] || reached[to]?.[from]),
    );
    const [next] = waiting.splice(Math.max(0, ready), 1);
    if (next) table = applied(next, table);
  }
  return table;
}

describe('effects that depend on each other', () => {
  it('come to what they come to when each is tried with each', () => {
    let inTurn = 0;
    fc.assert(
      fc.property(fc.array(said, { minLength: 2, maxLength: 6 }), (list) => {
        const effects = list.map(effectOf);
        const { of } = applyLayers(OBJECTS, printed, [() => effects], copying);
        expect(tableOf(of)).to.deep.equal(byTrying(effects));
        const inOrder = [...effects].sort((one, other) => one.timestamp - other.timestamp);
        const plain = inOrder.reduce((table, effect) => applied(effect, table), tableOf(printed));
        if (JSON.stringify(plain) !== JSON.stringify(tableOf(of))) inTurn += 1;
      }),
      { numRuns: 1500, seed: 3 },
    );
    expect(inTurn).to.be.greaterThan(100);
  });
});
