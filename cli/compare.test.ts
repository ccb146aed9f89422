import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import { Workplace } from './test/command';
import { lethalFeature } from './test/lethal-feature';
import { oneSentence } from './test/one-sentence';

const place = new Workplace();
after(() => place.remove());

const feature = place.write(
  'damage.feature',
  `${lethalFeature}
    Example: less than its power
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Ash Hound" with will 4 and power 5 in her base "Kiln"
      And Bob has the action "Spark" in hand: "Spark deals 3 damage to target unit."
      When Bob plays "Spark" targeting "Ash Hound"
      And all players pass
      Then "Ash Hound" has 3 damage marked
`,
);

before(async () => {
  await place.runHere('check', feature, '--report', 'with');
  await place.runHere('check', feature, '--report', 'without', '--off', '704.5c');
});

describe('rulewright compare', () => {
  it('says what fails without a rule, and which rungs that costs', async () => {
    const { code, out, error } = await place.runHere('compare', 'with', 'without');
    expect(error).to.equal('');
    expect(out).to.contain('2 scenarios are in both runs, 1 of them end as before: 1 newly failing');
    expect(out).to.match(/off: 704\.5c, 2 scenarios/);
    expect(out).to.match(
      /Newly failing\n {2}1 failed: [^\n]+\n {4}damage equal to its power \(704\.5c\) {2}damage\.feature:5/,
    );
    expect(out).to.contain('legions-of-will, both ways → linked: 704.5c');
    expect(code).to.equal(1);
  });

  it('says that nothing is worse the other way round, and of a run beside itself', async () => {
    const back = await place.runHere('compare', 'without', 'with');
    expect(back.out).to.contain('Newly passing\n  failed → passed: damage equal to its power');
    expect(back.code).to.equal(0);
    const same = await place.runHere('compare', 'with', 'with/results.json', '--markdown');
    expect(same.out).to.match(
      /^## Nothing is worse than before\n\n2 scenarios are in both runs, 2 of them end as before\./,
    );
    expect(same.code).to.equal(0);
  });

  it('is the same as JSON', async () => {
    const { out } = await place.runHere('compare', 'with', 'without', '--json');
    const { newlyFailing, rungs, after } = JSON.parse(out);
    expect(newlyFailing[0].scenarios[0].at).to.equal('damage.feature:5');
    expect(rungs[0]).to.deep.include({ rule: '704.5c', from: 'both ways', to: 'linked' });
    expect(after.off).to.deep.equal(['704.5c']);
  });

  it('refuses what are no results, and two ways to write them', async () => {
    oneSentence(
      await place.runHere('compare', 'with', 'nowhere'),
      /"nowhere" can't be read: give a report's folder/,
    );
    oneSentence(
      await place.runHere('compare', place.write('odd.json', '{'), 'with'),
      /"odd\.json" is no JSON: give the results\.json/,
    );
    const results: { scenarios: { steps?: string }[] } = JSON.parse(
      readFileSync(path.join(place.folder, 'with', 'results.json'), 'utf8'),
    );
    for (const scenario of results.scenarios) delete scenario.steps;
    oneSentence(
      await place.runHere('compare', 'with', place.write('old.json', JSON.stringify(results))),
      /"old\.json" has no results of a run as this version of rulewright writes them: run /,
    );
    oneSentence(
      await place.runHere('compare', 'with', 'without', '--json', '--markdown'),
      /--json and --markdown are two ways/,
    );
  });
});
