import { describe, it } from 'node:test';
import { expect } from 'chai';
import { claimingRefusal, isEitherWay, offerClaims } from './offer-claims';

const feature = (...steps: readonly string[]): string =>
  `Feature: G1 soundness\n\n  Example: one\n${steps.map((step) => `    ${step}\n`).join('')}`;
const claim = 'Then every legal answer is accepted, and taking it back restores the position';
const lastOf = (text = ''): string => text.trimEnd().split('\n').at(-1) ?? '';
const refused = 'A legal answer was refused: There is not enough resource in the reserve (112.3).';

describe('what is claimed of an act that is refused', () => {
  it('is that it can not be done, of whichever kind it is, without how it was announced', () => {
    const claimed = (act: string): string => lastOf(claimingRefusal(feature(`When ${act}`, claim), act));
    expect(claimed('Alice plays "Gale"')).to.equal(`    Then Alice can't play "Gale"`);
    expect(claimed('Alice plays "Gale" targeting "Crow", "Ox"')).to.equal(`    Then Alice can't play "Gale"`);
    expect(claimed('Bob activates the second ability of "Kiln" with X = 2')).to.equal(
      `    Then Bob can't activate the second ability of "Kiln"`,
    );
    expect(claimed('Bob moves "Crow" to "Kiln"')).to.equal(`    Then Bob can't move "Crow" to "Kiln"`);
    expect(claimed('Bob turns up "Kiln"')).to.equal(`    Then Bob can't turn up "Kiln"`);
    expect(claimed('Bob attacks "Kiln" with "Crow and Ox"')).to.equal(
      `    Then Bob can't attack "Kiln" with "Crow and Ox"`,
    );
  });

  it('is nothing where the scenario has no such act, or one of several things', () => {
    expect(claimingRefusal(feature('When Bob passes', claim), 'Bob passes')).to.equal(undefined);
    expect(claimingRefusal(feature(claim), 'Alice plays "Gale"')).to.equal(undefined);
    const several = 'Bob attacks "Kiln" with "Crow" and "Ox"';
    expect(claimingRefusal(feature(`When ${several}`, claim), several)).to.equal(undefined);
  });
});

describe('what is claimed of an engine that contradicts itself', () => {
  const text = feature('Given a game', 'When Alice plays "Gale"', 'And Bob plays "Ox"', claim);

  it('is that what it offers and refuses can not be done: first the step that failed', () => {
    expect(offerClaims(text, refused, 'Alice plays "Gale"').map(lastOf)).to.deep.equal([
      `    Then Alice can't play "Gale"`,
      `    Then Bob can't play "Ox"`,
    ]);
    expect(
      offerClaims(text, 'The answer "Ox" to "choose targets" is allowed, but refused: no.', '').map(lastOf),
    ).to.deep.equal([`    Then Bob can't play "Ox"`, `    Then Alice can't play "Gale"`]);
  });

  it('is that what it does not offer and could do can be done, or can not: either may be wrong', () => {
    const before = ['Given a game', 'When Alice plays "Gale"', 'And Bob plays "Ox"'];
    for (const how of ['it could be done', 'it is done all the same']) {
      const message = `Bob is not offered to play "Gale", and ${how}.`;
      expect(offerClaims(text, message, '')).to.deep.equal([
        feature(...before, 'Then Bob can play "Gale"'),
        feature(...before, `Then Bob can't play "Gale"`),
      ]);
      expect(isEitherWay(message)).to.equal(true);
    }
  });

  it('is that what it refuses, and is changed by, can not be done', () => {
    const message = 'Bob is not offered to move "Crow" to "Kiln", and being refused leaves another position.';
    expect(offerClaims(text, message, '').map(lastOf)).to.deep.equal([
      `    Then Bob can't move "Crow" to "Kiln"`,
    ]);
    expect(isEitherWay(message)).to.equal(false);
  });

  it('is that what is offered wrongly can not be done, and what is withheld wrongly can', () => {
    const claimed = (message: string): readonly string[] => offerClaims(text, message, '').map(lastOf);
    expect(claimed('Bob is offered to play "Gale", which costs 3, and has 2 resource.')).to.deep.equal([
      `    Then Bob can't play "Gale"`,
    ]);
    expect(claimed('Bob is offered to move "Crow" to "Kiln", which holds 1 of 1.')).to.deep.equal([
      `    Then Bob can't move "Crow" to "Kiln"`,
    ]);
    expect(claimed('Bob is not offered to play "Ox", which costs 2, with 2 resource.')).to.deep.equal([
      `    Then Bob can play "Ox"`,
    ]);
    expect(claimed('Bob is offered to attack "Crow", which is rested.')).to.deep.equal([]);
  });

  it('is that what could be done wrongly can not be done, with nothing after it', () => {
    const moves = feature('When Alice moves "Ox" to "Kiln"', 'And Bob plays "Ox"', 'And Alice passes', claim);
    expect(offerClaims(moves, 'Alice could move "Ox" to "Mill", and it has no legs.', '')).to.deep.equal([
      feature(`Then Alice can't move "Ox" to "Kiln"`),
    ]);
    expect(offerClaims(moves, 'Bob could move "Ox" to "Mill", and it has no legs.', '')).to.deep.equal([]);
    const hides = feature('When Alice hides "Gale" at "Kiln"', claim);
    const message = 'Alice could hide "Gale" as it is hidden for 0 Power, which costs 1.';
    expect(offerClaims(hides, message, '').map(lastOf)).to.deep.equal([
      `    Then Alice can't hide "Gale" at "Kiln"`,
    ]);
  });

  it('is that what has nothing to be chosen for it can not be done', () => {
    const message = '"Ox" is offered as a target for "Kill an enemy unit."';
    expect(offerClaims(text, `${message}, and nothing else is.`, '').map(lastOf)).to.deep.equal([
      `    Then Bob can't play "Ox"`,
    ]);
    expect(offerClaims(text, `${message}.`, '')).to.deep.equal([]);
  });

  it('is nothing where something else is wrong', () => {
    expect(offerClaims(text, 'The last answer could not be taken back.', 'Bob plays "Ox"')).to.deep.equal([]);
  });
});

describe('what is claimed of choices in the wrong order', () => {
  const message = `Alice was asked to "discard" before Carol, in Bob's turn.`;

  it('is that the other is asked, where the first of them chose', () => {
    const before = ['Given a game', 'When Bob plays "Gale"', 'And all players pass'];
    const text = feature(...before, 'And Alice chooses "Ox"', 'And Carol chooses "Crow"', claim);
    expect(offerClaims(text, message, '')).to.deep.equal([
      feature(...before, 'Then Carol is asked to discard'),
    ]);
    const unfinished = feature(...before, 'And Alice chooses "Ox"', claim);
    expect(offerClaims(unfinished, message, '')).to.deep.equal([
      feature(...before, 'Then Carol is asked to discard'),
    ]);
  });

  it("is that the other is asked where somebody chose in the other's place", () => {
    const inPlace =
      'Bob was asked to "choose a replacement effect" instead of Alice, who controls what is affected.';
    const before = ['Given a game', 'When Bob activates "Warden"', 'And all players pass'];
    expect(offerClaims(feature(...before, 'And Bob chooses "Warden (1)"', claim), inPlace, '')).to.deep.equal(
      [feature(...before, 'Then Alice is asked to choose a replacement effect')],
    );
  });

  it('is nothing where nobody chose', () => {
    expect(offerClaims(feature('Given a game', claim), message, '')).to.deep.equal([]);
  });
});
