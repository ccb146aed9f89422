import { describe, it } from 'node:test';
import { expect } from 'chai';
import { shownClaim } from './shown-claims';

const feature = (...given: readonly string[]): string =>
  [
    'Feature: one',
    '  Example: "Ox" is wrong',
    '    Given a game',
    ...given.map((line) => `    And ${line}`),
    '    When all players pass',
    '    Then all is well',
  ].join('\n');

describe('what a table should show', () => {
  const ox = feature('Alice controls a unit "Ox" with power 2');

  it('is a number, a place, a state or who has priority', () => {
    expect(shownClaim(ox, '"Ox" has power 4, not 2, with what "Elder" says.')).to.equal('"Ox" has power 2');
    expect(shownClaim(ox, `"Bob's base" has capacity 7, not 8, with "Wing" in it.`)).to.equal(
      "Bob's base has capacity 8",
    );
    expect(shownClaim(ox, '"Kiln" has resource production 2, not 3.')).to.equal(
      '"Kiln" has resource production 3',
    );
    expect(shownClaim(ox, '"Ox" resolves, and does not enter the battlefield in "Kiln".')).to.equal(
      '"Ox" is in "Kiln"',
    );
    expect(shownClaim(ox, '"Ox" has entered the battlefield, and is rested.')).to.equal('"Ox" is reset');
    expect(shownClaim(ox, 'Something has resolved, and Bob has priority, not Alice.')).to.equal(
      'Alice has priority',
    );
  });

  it('is not said where several objects are called so, or the vocabulary has no words for it', () => {
    const wrong = '"Ox" has power 4, not 2.';
    expect(shownClaim(feature('Alice controls 2 units "Ox"'), wrong)).to.equal(undefined);
    expect(shownClaim(feature('Alice controls a unit "Ox"', 'Bob controls a unit "Ox"'), wrong)).to.equal(
      undefined,
    );
    expect(shownClaim(ox, '"Ox" is blocked, and no unit was declared to block it.')).to.equal(undefined);
  });
});
