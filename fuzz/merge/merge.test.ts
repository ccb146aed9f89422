import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Finding } from '../finding';
import type { RangeResult } from '../range-result';
import { gaps, MergeProblem, merged, missingIn } from './merge';
import { readResult, writeResult } from './result-text';

const settings: RangeResult['settings'] = {
  rulebook: 'legions-of-will',
  seed: 7,
  most: 100,
  deck: 20,
  swarm: true,
  check: 'all',
  every: 16,
  off: [],
  engine: 'an engine',
  code: 'a digest',
};

const alice = { name: 'Alice' };
const bob = { name: 'Bob' };

const finding = (game: number, message: string): Finding => ({
  finding: 1,
  rulebook: 'legions-of-will',
  invariant: { number: 'G1', name: 'soundness' },
  message,
  seed: 7,
  game,
  engine: 'an engine',
  table: { rulebook: 'legions-of-will', seed: game, from: 'the beginning', players: [alice, bob] },
  answers: [[0]],
  decisions: 1,
});

/** What games from one to before another came to: each reaches something of its own and something that all reach. */
const part = (from: number, to: number, changes: Partial<RangeResult> = {}): RangeResult => {
  const games = Array.from({ length: to - from }, (_, place) => from + place);
  return {
    result: 1,
    settings,
    of: 30,
    ranges: [{ from, to }],
    games: games.length,
    decisions: 10 * games.length,
    turns: games.length,
    ended: games.length,
    drawn: 0,
    broken: 0,
    unsupported: 0,
    actions: ['priority: pass', ...games.map((game) => `priority: ${game}`)].sort(),
    rules: ['704.5c'],
    reach: { 'full bases': games.length, [`seen in ${from}`]: 1 },
    coverage: ['common', ...games.map((game) => `own ${game}`)].sort(),
    findings: [{ kind: 'soundness', games: games.length, first: finding(from, 'It broke.') }],
    alarms: [{ kind: 'soundness', games: 1, first: { ...finding(from + 1, 'It broke.'), alarm: true } }],
    discoveries: [
      {
        game: from,
        keys: { common: 2, [`own ${from}`]: 1 },
        entry: {
          entry: 1,
          rulebook: 'legions-of-will',
          shape: from,
          deal: 0,
          things: [],
          rest: 0,
          decisions: [],
        },
      },
      {
        game: from + 1,
        keys: { rare: 3 },
        entry: {
          entry: 1,
          rulebook: 'legions-of-will',
          shape: 99,
          deal: 0,
          things: [],
          rest: 0,
          decisions: [],
        },
      },
    ],
    ...changes,
  };
};

const parts = [part(0, 10), part(10, 20), part(20, 30)] as const;

describe('results of parts of a campaign', () => {
  it('make the same whole in any order and any grouping', () => {
    const whole = writeResult(merged(parts));
    const [one, two, three] = parts;
    expect(writeResult(merged([three, one, two]))).to.equal(whole);
    expect(writeResult(merged([merged([three, two]), one]))).to.equal(whole);
    expect(writeResult(merged([merged([one, three]), two]))).to.equal(whole);
    expect(merged(parts)).to.deep.include({ ranges: [{ from: 0, to: 30 }], games: 30, decisions: 300 });
  });

  it('count once where they are given twice', () => {
    expect(writeResult(merged([...parts, ...parts]))).to.equal(writeResult(merged(parts)));
  });

  it('keep the earliest game of each kind of violation, and count the others', () => {
    const { findings } = merged([...parts].reverse());
    expect(findings.map(({ games, first }) => [games, first.game])).to.deep.equal([[30, 0]]);
  });

  it('add up what invariants came to look at', () => {
    expect(merged(parts).reach).to.deep.equal({
      'full bases': 30,
      'seen in 0': 1,
      'seen in 10': 1,
      'seen in 20': 1,
    });
  });

  it('keep a game as a discovery only for what no earlier one reached', () => {
    expect(merged(parts).discoveries.map(({ game, keys }) => [game, keys])).to.deep.equal([
      [0, { common: 2, 'own 0': 1 }],
      [1, { rare: 3 }],
      [10, { 'own 10': 1 }],
      [20, { 'own 20': 1 }],
    ]);
  });

  it('say which games are missing', () => {
    expect(missingIn(merged(parts))).to.deep.equal([]);
    expect(missingIn(merged([parts[1]]))).to.deep.equal([
      { from: 0, to: 10 },
      { from: 20, to: 30 },
    ]);
    expect(gaps([{ from: 2, to: 4 }], { from: 3, to: 6 })).to.deep.equal([{ from: 4, to: 6 }]);
    expect(gaps([], { from: 3, to: 3 })).to.deep.equal([]);
  });

  it('are refused where games overlap, or are of another campaign', () => {
    const why = (...some: RangeResult[]): unknown => {
      try {
        return merged(some);
      } catch (error) {
        return error instanceof MergeProblem ? `${error.place}: ${error.message}` : error;
      }
    };
    expect(why(parts[0], part(5, 15))).to.equal('1: games 5 to 9 are in another one, too');
    expect(why(parts[0], part(9, 15))).to.equal('1: game 9 is in another one, too');
    const other = part(10, 20, { settings: { ...settings, seed: 8 } });
    expect(why(parts[0], other)).to.equal('1: its seed is 8 instead of 7');
    const off = part(10, 20, { settings: { ...settings, fault: 'a leak' } });
    expect(why(parts[0], off)).to.equal('1: its fault is "a leak" instead of not set');
    expect(why(parts[0], part(10, 20, { of: 40 }))).to.equal('1: it is of 40 games instead of 30');
  });
});

describe('a result as text', () => {
  it('is read as it was written', () => {
    const read = readResult(writeResult(merged(parts)));
    expect(read.fine && read.value).to.deep.equal(merged(parts));
  });

  it('is refused with what is wrong and where', () => {
    const wrongIn = (changes: object): string => {
      const read = readResult(JSON.stringify({ ...merged(parts), ...changes }));
      return read.fine ? 'nothing' : read.wrong;
    };
    expect(wrongIn({})).to.equal('nothing');
    expect(wrongIn({ result: 2 })).to.contain('at /result');
    expect(wrongIn({ games: 31 })).to.equal('at /games: 31, but its ranges have 30');
    expect(wrongIn({ ranges: [{ from: 30, to: 0 }] })).to.equal('at /ranges: 30 to 0 is out of order');
    expect(wrongIn({ findings: [{ kind: 'x', games: 1, first: {} }] })).to.contain('at /findings/0/first');
  });
});
