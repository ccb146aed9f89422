import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Rulebook, RuleRow } from '../rulebooks/model';
import { coverRulebook, type KnownRulebook } from './coverage';
import type { LinkedScenario } from './ladder';
import type { RulebookResult, Verdict } from './model';
import {
  compareWithPromises,
  type Promises,
  parsePromises,
  promiseAnew,
  serialisePromises,
  stillLowered,
} from './promises';

const row = (key: string): RuleRow => ({
  number: key,
  occurrence: 1,
  key,
  depth: 1,
  line: 1,
  digest: '0123456789abcdef',
  words: 3,
  examples: 0,
  references: [],
});
const scenario = (verdict: Verdict, exercised: boolean, own = true): LinkedScenario => ({
  name: 'a throw',
  at: 'a.feature:3',
  verdict,
  exercised,
  hasTrace: true,
  own,
  stale: false,
});

/** An invented rulebook whose rules stand where the scenarios put them. */
function pebbles(
  keys: readonly string[],
  linked: Readonly<Record<string, LinkedScenario[]>>,
  classified: readonly string[] = keys,
): RulebookResult {
  const rulebook: Rulebook = {
    id: 'pebbles',
    title: 'Pebbles',
    edition: '2024-05-01',
    chapters: [
      { number: '1', title: 'Play', sections: [{ number: '100', title: 'All', rules: keys.map(row) }] },
    ],
  };
  const known: KnownRulebook = {
    rulebook,
    rulings: [],
    implemented: [],
    killed: new Map([['100.4', { isKilled: true, mutants: [] }]]),
    classification: {
      rulebook: 'pebbles',
      edition: '2024-05-01',
      rules: classified.map((rule) => ({ rule, kind: 'testable' })),
    },
  };
  return coverRulebook(known, { linked: new Map(Object.entries(linked)), exercised: new Set() });
}

const keys = ['100.1', '100.2', '100.3', '100.4', '100.10'];
const shown = {
  '100.2': [scenario('passed', true)],
  '100.3': [scenario('passed', true), scenario('passed', false)],
};
const standing = pebbles(keys, { ...shown, '100.4': [scenario('passed', false)] });
const none: Promises = { rulebooks: [], regressions: [] };
const promised: Promises = { ...none, rulebooks: promiseAnew(none, [standing]).rulebooks };

describe('promises', () => {
  it('are of the rung that each rule stands on', () => {
    expect(Object.fromEntries(promised.rulebooks[0]?.rules ?? [])).to.deep.equal({
      '100.1': 'classified',
      '100.2': 'exercised',
      '100.3': 'both ways',
      '100.4': 'kills',
      '100.10': 'classified',
    });
  });

  it('are the same after writing and reading, a rule a line, sorted as people count', () => {
    const regressions = [{ rulebook: 'pebbles', rule: '100.9', from: 'passes', reason: 'gone' } as const];
    const text = serialisePromises({ ...promised, regressions });
    expect(text.indexOf('"100.10"')).to.be.greaterThan(text.indexOf('"100.4"'));
    expect(parsePromises(text, 'x')).to.deep.equal({ ...promised, regressions });
    expect(serialisePromises(parsePromises(text, 'x'))).to.equal(text);
    expect(text.split('\n').filter((line) => line.includes('100.'))).to.have.length(6);
  });

  it('are kept by what stands as it stood', () => {
    expect(compareWithPromises(standing, promised)).to.deep.equal({
      breaches: [],
      kept: 5,
      risen: 0,
      unpromised: 0,
    });
  });

  it('are broken by a fall, by a new rule that nobody classified, and by a rule that is gone', () => {
    const failing = { ...shown, '100.2': [scenario('passed', true), scenario('failed', false)] };
    const now = pebbles([...keys.slice(0, 4), '100.5', '100.6'], failing, [...keys.slice(0, 4), '100.6']);
    const { breaches, unpromised } = compareWithPromises(now, promised);
    expect(breaches.map(({ rule, what, now: rung }) => `${rule} ${what} ${rung}`)).to.deep.equal([
      '100.2 fallen linked',
      '100.4 fallen classified',
      '100.5 unclassified unclassified',
      '100.10 gone undefined',
    ]);
    expect(unpromised).to.equal(1);
  });

  it('count what has risen', () => {
    const risen = pebbles(keys, {
      ...shown,
      '100.1': [scenario('passed', true)],
      '100.4': [scenario('passed', false)],
    });
    expect(compareWithPromises(risen, promised)).to.deep.include({ breaches: [], risen: 1 });
  });

  it('say which of them a new writing lowers or drops', () => {
    const now = pebbles(keys.slice(0, 4), shown, keys.slice(0, 3));
    expect(promiseAnew(promised, [now]).lowered).to.deep.equal([
      { rulebook: 'pebbles', rule: '100.4', from: 'kills' },
      { rulebook: 'pebbles', rule: '100.10', from: 'classified' },
    ]);
    expect([...(promiseAnew(promised, [now]).rulebooks[0]?.rules.keys() ?? [])]).to.deep.equal(
      keys.slice(0, 3),
    );
  });

  it('are no longer listed as lowered once they are kept again', () => {
    const lowered = (rule: string, from: 'both ways' | 'exercised') =>
      ({ rulebook: 'pebbles', rule, from, to: 'passes', reason: 'x' }) as const;
    const still = lowered('100.2', 'both ways');
    const gone = lowered('100.9', 'exercised');
    const regressions = [lowered('100.2', 'exercised'), still, lowered('100.4', 'both ways'), gone];
    expect(stillLowered(regressions, promised.rulebooks)).to.deep.equal([still, gone]);
  });

  for (const text of [
    '',
    '[]',
    '{"rulebooks": []}',
    '{"rulebooks": [{"rulebook": "a"}], "regressions": []}',
    '{"rulebooks": [{"rulebook": "a", "rules": {"1.1": "great"}}], "regressions": []}',
    '{"rulebooks": [], "regressions": [{"rule": "1.1"}]}',
  ]) {
    it(`are refused in one sentence: ${text}`, () => {
      expect(() => parsePromises(text, 'coverage.json')).to.throw(
        /^coverage\.json is no promise file \([^\n]+\)/,
      );
    });
  }
});
