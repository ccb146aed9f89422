import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { RangeResult } from '../fuzz/range-result';
import { fuzzedRulebook } from '../fuzz/rulebooks';
import { shortcomings } from './fuzz-floor';

const invariants = fuzzedRulebook('legions-of-will')?.invariants ?? [];

/** What games came to where each thing that may be looked at was seen so often. */
function resultOf(games: number, seen: (least: number, seldom: boolean) => number): RangeResult {
  const reach = invariants.flatMap(({ mustReach, seldom }) =>
    Object.entries(mustReach).map(([what, least]) => [what, seen(least, seldom === true)] as const),
  );
  return {
    result: 1,
    settings: {
      rulebook: 'legions-of-will',
      seed: 1,
      most: 300,
      deck: 20,
      swarm: true,
      check: 'all',
      every: 16,
      off: [],
      engine: 'an engine',
      code: '',
    },
    ranges: [{ from: 0, to: games }],
    games,
    decisions: games * 50,
    turns: games * 10,
    ended: 0,
    drawn: 0,
    broken: 0,
    unsupported: 0,
    actions: ['pass', 'play', 'attack', 'block', 'activate'],
    rules: Array.from({ length: 30 }, (_, place) => `10${place}.1`),
    reach: Object.fromEntries(reach),
    coverage: [],
    findings: [],
    alarms: [],
    discoveries: [],
  };
}

describe('games come to enough', () => {
  it('in full from 1000 games on', () => {
    expect(shortcomings(resultOf(1000, (least) => least))).to.deep.equal([]);
    expect(shortcomings(resultOf(1000, (least) => least - 1))).to.have.length.greaterThan(10);
    expect(shortcomings(resultOf(5000, (least) => least))).to.deep.equal([]);
  });

  it('where fewer come to as much less', () => {
    expect(shortcomings(resultOf(500, (least) => Math.floor(least / 2)))).to.deep.equal([]);
    expect(shortcomings(resultOf(500, () => 0))).to.include(
      'Seen by the capacity invariant: permanents beyond capacity: 0, but at least 2 are needed.',
    );
  });

  it('but nothing is asked of which luck decides whether so few games come to it', () => {
    const without = (games: number, what: string) => {
      const result = resultOf(games, (least) => least);
      return shortcomings({ ...result, reach: { ...result.reach, [what]: 0 } });
    };
    for (const games of [200, 280, 294, 602, 1000])
      expect(without(games, 'a target that was to be changed'), String(games)).to.deep.equal([]);
    expect(without(2000, 'a target that was to be changed')).to.have.length(1);
    expect(without(399, 'permanents beyond capacity')).to.deep.equal([]);
    expect(without(400, 'permanents beyond capacity')).to.have.length(1);
  });

  it('with tables that few games are played on from 200 games on', () => {
    const without = (games: number) => shortcomings(resultOf(games, (least, seldom) => (seldom ? 0 : least)));
    expect(without(199)).to.deep.equal([]);
    expect(without(400)).to.include(
      'Seen by the mandatory loops invariant: a draw by 103.4b: 0, but at least 2 are needed.',
    );
  });

  it('of an engine elsewhere without what takes a second one', () => {
    const result = resultOf(1000, (least) => least);
    const pairs = invariants.flatMap(({ withAnother = [] }) => withAnother);
    const alone = Object.entries(result.reach).filter(([what]) => !pairs.includes(what));
    const lonely = { ...result, reach: Object.fromEntries(alone) };
    expect(pairs).not.to.be.empty;
    expect(shortcomings(lonely)).to.have.length(pairs.length);
    const settings = { ...result.settings, command: 'an engine' };
    expect(shortcomings({ ...lonely, settings })).to.deep.equal([]);
  });

  it('not where each game ends at once', () => {
    const nothing = { ...resultOf(1000, () => 0), decisions: 0, actions: [], rules: [] };
    expect(shortcomings(nothing)).to.include('Decisions a game on average: 0, but at least 10 are needed.');
    expect(shortcomings({ ...nothing, games: 0 })).to.deep.equal(['No game was played.']);
  });
});
