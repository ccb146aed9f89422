import { describe, it } from 'node:test';
import { expect } from 'chai';
import { ReferenceEngine } from '../port/in-process';
import type { Invariant } from './invariant';
import { playRange } from './range';
import type { RangeResult, RangeSettings } from './range-result';

/** It is so of no game that is long enough. */
const wrongInvariant: Invariant = {
  number: 'X1',
  name: 'few decisions',
  rules: ['111.1'],
  cost: 'cheap',
  documentation: '',
  gherkin: '',
  broken: '',
  mustReach: {},
  watch: () => {
    let asked = 0;
    return {
      look: () => {
        asked += 1;
        return asked > 40 ? `Players were asked ${asked} times.` : undefined;
      },
    };
  },
};

const GAMES = 6;
/** Without 704.5i no hand is refilled, which is found in most games. */
const OFF = '704.5i';
const settings: RangeSettings = {
  rulebook: 'legions-of-will',
  seed: 6,
  most: 60,
  deck: 10,
  swarm: true,
  check: 'cheap',
  every: 16,
  off: [OFF],
  engine: 'an engine',
  code: 'a digest',
};
const another = (): ReferenceEngine => new ReferenceEngine();
const healthy = { name: 'the right engine', port: another(), another };

function play(changes: Partial<RangeSettings>, invariants: readonly Invariant[]): RangeResult {
  const players = { port: another(), another, healthy, invariants };
  return playRange({ ...settings, ...changes }, { from: 0, to: GAMES }, players);
}

const numbersIn = (found: RangeResult['findings']): readonly string[] => [
  ...new Set(found.map(({ first }) => first.invariant.number)),
];

describe('what is broken in a random game', () => {
  it('is an alarm where the engine that is right breaks the same, which the game is of then', () => {
    const { findings, alarms } = play({ off: ['103.2a'] }, [wrongInvariant]);
    expect(findings).to.deep.equal([]);
    expect(numbersIn(alarms)).to.deep.equal(['X1']);
    expect(alarms[0]?.games).to.be.within(2, GAMES);
    const { engine, alarm, table, answers } = alarms[0]?.first ?? {};
    expect({ engine, alarm, off: table?.off }).to.deep.equal({
      engine: 'the right engine',
      alarm: true,
      off: [],
    });
    expect(answers).to.have.length(40);
  });

  it('is a finding where that engine breaks nothing, or something else', () => {
    for (const invariants of [[], [wrongInvariant]]) {
      const { findings, alarms } = play({}, invariants);
      const numbers = numbersIn(findings);
      expect(numbers.length).to.be.greaterThan(0);
      expect(numbers).not.to.include('X1');
      expect(findings[0]?.first).to.deep.include({ engine: 'an engine' });
      expect(findings[0]?.first.table.off).to.deep.equal([OFF]);
      expect(numbersIn(alarms).filter((number) => number !== 'X1')).to.deep.equal([]);
    }
  });

  it('is an alarm wherever nothing is switched off', () => {
    const { findings, alarms } = play({ off: [] }, [wrongInvariant]);
    expect([findings.length, numbersIn(alarms)]).to.deep.equal([0, ['X1']]);
  });
});
