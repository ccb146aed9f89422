import { describe, it } from 'node:test';
import { expect } from 'chai';
import { ReferenceEngine } from '../port/in-process';
import { describedGames } from '../port/in-process-games';
import { type Campaign, runCampaign } from './campaign';
import { inTwoPlaces, leaking, withoutRule } from './canaries/of-every-game';
import { describedRulebook } from './described-game';
import type { Canary } from './rulebooks';

const engine = (): ReferenceEngine => new ReferenceEngine();

for (const described of describedGames) {
  const { title, zones } = described.description;
  const rulebook = describedRulebook(described);
  const [deck, hand] = ['nobody', 'owner'].map(
    (who) => zones.find(({ each, seenBy }) => each === 'player' && seenBy === who)?.name ?? '',
  );
  const campaign = (plant: Canary['plant'], games: number): Campaign => ({
    port: plant(engine()),
    another: () => plant(engine()),
    ...rulebook.properties.random(12),
    ...{ games, most: 150, off: [], seed: 5, simplify: false },
  });
  const foundWith = (plant: Canary['plant']): string | undefined =>
    runCampaign(campaign(plant, 30)).failure?.violation.invariant.number;

  describe(`random games of ${title}, of which only its description is known`, () => {
    it('are many games, in which what is true of every game holds', () => {
      const { failure, report } = runCampaign(campaign((inner) => inner, 12));
      expect(failure?.violation.message).to.equal(undefined);
      expect(report.averageDecisions).to.be.above(20);
      expect(report.exercised.length).to.be.above(40);
    });

    it('find faults that an engine for any game can have', () => {
      for (const { name, plant, foundBy } of rulebook.canaries)
        expect(foundBy, name).to.include(foundWith(plant));
      expect(foundWith(inTwoPlaces(deck ?? ''))).to.equal('G3');
      expect(foundWith(leaking(hand ?? ''))).to.equal('G9');
      expect(foundWith(withoutRule('begin'))).to.equal('G5');
    });
  });
}
