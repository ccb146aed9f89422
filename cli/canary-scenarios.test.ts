import { describe, it } from 'node:test';
import { expect } from 'chai';
import { sample } from '../engine/kernel/test/deep';
import { seedOf } from '../fuzz/canaries/measure';
import { shortened } from '../fuzz/canaries/shortened';
import { fuzzedRulebook } from '../fuzz/rulebooks';
import { stepsIn, toldCanary } from './canary-scenarios';

const ID = 'legions-of-will';
/** Faults that are found and shown within a second or two, each by another kind of invariant. */
const FAST = [
  'a reserve holds more than twenty',
  'an object is in two places',
  'a trap is activated by the wrong player',
  'refilling does not stop at an empty deck',
  // What these break is seen otherwise where players are asked at every priority, as in a scenario.
  'an illegal option is offered',
  'a loop is played for ever',
];
const MOST = 10;

describe('the scenario that shows a planted fault', () => {
  const rulebook = fuzzedRulebook(ID);
  for (const name of sample(FAST, 2))
    it(`has at most ten steps: ${name}`, async () => {
      const canary = rulebook?.canaries.find((each) => each.name === name);
      if (!rulebook || !canary) throw new Error(`There is no fault "${name}".`);
      const told = await toldCanary(rulebook, canary, seedOf(1));
      expect(stepsIn(told?.scenario.text ?? '')).to.be.within(2, MOST);
    });

  it('has at most ten steps in the middle of all that were measured', () => {
    const steps = Object.values(shortened()[ID] ?? {})
      .flat()
      .flatMap((each) => each.steps ?? [])
      .sort((one, other) => one - other);
    expect(steps[Math.floor(steps.length / 2)]).to.be.within(2, MOST);
  });
});
