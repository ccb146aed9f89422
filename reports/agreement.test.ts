import { describe, it } from 'node:test';
import { expect } from 'chai';
import { claimsThatSomethingHappens, isAboutScenarios } from './evidence';
import type { StepResult } from './model';

const steps = (...texts: readonly string[]): { steps: readonly StepResult[] } => ({
  steps: texts.map((each, line) => {
    const [keyword = '', ...words] = each.split(' ');
    return { keyword, text: words.join(' '), line, verdict: 'passed' };
  }),
});

describe('what a scenario that passed is evidence of', () => {
  const positive = (...texts: readonly string[]): boolean => claimsThatSomethingHappens(steps(...texts));

  it('is that something happens, where it claims so', () => {
    expect(positive('When Alice passes', 'Then "Imp" is in Alice\'s graveyard')).to.equal(true);
    expect(positive('When Alice passes', 'Then "Imp" is still rested', 'And Bob has 1 point')).to.equal(true);
  });

  it('is only that nothing happens, where it claims no more', () => {
    expect(positive('When Alice passes', 'Then Bob can\'t play "Imp"', 'And "Imp" is not rested')).to.equal(
      false,
    );
    expect(positive('When Bob tries to play "Imp"', 'Then it is refused')).to.equal(false);
    expect(positive('Given Bob has 1 point', 'And "Imp" is rested', 'Then Bob still has 1 point')).to.equal(
      false,
    );
  });

  it('is not misled by what a name or a text says', () => {
    expect(positive('Then "Never Still" is rested')).to.equal(true);
  });

  it('is nothing for an engine, where it is about scenarios', () => {
    expect(isAboutScenarios(steps('When this scenario is run:', 'Then it can\'t be set up: "13"'))).to.equal(
      true,
    );
    expect(isAboutScenarios(steps('When Alice passes', 'Then Bob has priority'))).to.equal(false);
  });
});
