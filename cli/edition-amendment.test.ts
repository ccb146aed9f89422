// A process of its own: a game is added to those that the engine plays.
import './test/lanterns/added';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { LanternsPlace } from './test/lanterns/place';

const place = new LanternsPlace();
after(() => place.remove());

const feature = place.put(
  'features/lanterns-revised/glow.feature',
  `Feature: Glow
  Rule: L.1.2 Who has so much glow wins

    Example: three
      Given a Lanterns game between Alice and Bob
      And Alice has 1 glow
      And Alice controls a lantern "Beacon" with shine 2
      When Alice passes
      Then Alice wins the game
`,
);

const amendment = (...lines: readonly string[]): string =>
  place.put('amended.yaml', ['name: three glow', 'rulebook: lanterns-revised', ...lines, ''].join('\n'));

describe("an amendment to a rulebook that is not its game's first", () => {
  it('says its numbers, and is what its scenarios are played under', async () => {
    expect((await place.runHere('check', feature)).code).to.equal(1);
    for (const edition of [[], ['edition: 2027-01-01']]) {
      const file = amendment(...edition, 'changes: [set L.1.2 to 3]');
      const { code, out, error } = await place.runHere('check', feature, '--amend', file);
      expect(code, out + error).to.equal(0);
    }
  });

  it('is refused where it was written for another edition, or names a number of another one', async () => {
    const old = await place.runHere(
      'check',
      feature,
      '--amend',
      amendment('edition: 2026-01-01', 'changes: [off L.1.2]'),
    );
    expect(old.error).to.match(
      /it was written for the edition "2026-01-01" of lanterns-revised, and the engine plays 2027-01-01/,
    );
    const other = await place.runHere('check', feature, '--amend', amendment('changes: [off 100.2]'));
    expect(other.error).to.match(/100\.2/);
    expect(other.code).to.equal(2);
  });
});
