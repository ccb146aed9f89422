import { describe, it } from 'node:test';
import { expect } from 'chai';
import { earnedRungs, isBelow, type LinkedScenario, marksFrom, rungOf } from './ladder';

const passed: LinkedScenario = {
  name: 'a',
  at: 'a.feature:1',
  verdict: 'passed',
  exercised: false,
  hasTrace: true,
  own: true,
  stale: false,
};
const exercising = { ...passed, exercised: true };
const top = (scenarios: readonly LinkedScenario[], killed = false, isShared = false) =>
  rungOf(earnedRungs({ kind: 'testable', scenarios, killed, isShared }));

describe('the ladder', () => {
  it('has a rule on the highest rung that it earned', () => {
    expect(rungOf(earnedRungs({ kind: undefined, scenarios: [], killed: false, isShared: false }))).to.equal(
      'unclassified',
    );
    expect(top([])).to.equal('classified');
    expect(top([{ ...passed, verdict: 'not run' }])).to.equal('linked');
    expect(top([passed])).to.equal('passes');
    expect(top([exercising])).to.equal('exercised');
    expect(top([exercising, passed])).to.equal('both ways');
    expect(top([exercising, passed], true)).to.equal('kills');
  });

  it('takes nothing from scenarios that did not pass', () => {
    expect(top([exercising, { ...passed, verdict: 'failed' }], true)).to.equal('linked');
    expect(top([exercising, { ...passed, verdict: 'waived' }])).to.equal('exercised');
    expect(top([{ ...exercising, verdict: 'waived' }])).to.equal('linked');
    expect(top([], true)).to.equal('classified');
  });

  it("takes that a rule doesn't apply only from scenarios below its own line", () => {
    expect(top([exercising, { ...passed, own: false }])).to.equal('exercised');
    expect(top([{ ...exercising, own: false }, passed])).to.equal('both ways');
  });

  it("doesn't take that a rule doesn't apply from a scenario that played nothing", () => {
    expect(top([exercising, { ...passed, hasTrace: false }])).to.equal('exercised');
  });

  it("takes nothing for exercised that may have been another rule's", () => {
    expect(top([exercising, passed], false, true)).to.equal('passes');
    expect(top([exercising, passed], true, true)).to.equal('kills');
  });

  it('leaves out rungs that were passed over', () => {
    expect(
      earnedRungs({ kind: undefined, scenarios: [passed], killed: true, isShared: false }),
    ).to.deep.equal(['linked', 'passes', 'kills']);
  });

  it('has an order', () => {
    expect(isBelow('passes', 'exercised')).to.equal(true);
    expect(isBelow('kills', 'both ways')).to.equal(false);
    expect(isBelow('linked', 'linked')).to.equal(false);
  });

  it('has marks beside it', () => {
    expect(marksFrom([passed])).to.deep.equal([]);
    expect(
      marksFrom([
        { ...passed, stale: true },
        { ...passed, verdict: 'waived' },
        { ...passed, verdict: 'crashed' },
      ]),
    ).to.deep.equal(['failing', 'stale', 'waived']);
  });
});
