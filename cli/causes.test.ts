import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { Workplace } from './test/command';
import { runHere } from './test/run-here';

const place = new Workplace();
after(() => place.remove());

const scenario = (player: string, unit: string) => `
    Example: a unit of ${player}
      Given a Legions of Will game between Ida and Max
      And ${player} controls a unit "${unit}" with will 4 and power 5 in her base "Kiln"
      And Max has the action "Spark" in hand: "Spark deals 3 damage to target unit."
      When Max plays "Spark" targeting "${unit}"
      And all players pass
      Then "${unit}" has 2 damage marked
`;
const feature = place.write(
  'damage.feature',
  `Feature: 113. Damage

  Rule: 113.2 Damage is marked on units
${scenario('Ida', 'Ash Hound')}${scenario('Max', 'Wary Imp')}${scenario('Max', 'Ash')}`,
);
mkdirSync(path.join(place.folder, '.git'));
mkdirSync(path.join(place.folder, 'deep', 'down'), { recursive: true });

describe('failures of one cause', () => {
  it('are shown together: one of them whole, with the line of its step and its chapter', async () => {
    const { code, out } = await place.runHere('check', feature);
    expect(out).to.match(
      /^3 failures have one cause:\n\n3 scenarios: What "Ash Hound" has\. Expected: 2 damage marked; seen: 3 damage marked\n/,
    );
    expect(out.match(/^failed: /gm)).to.have.length(1);
    expect(out).to.match(
      /\n {2}damage\.feature:11, 113\.2, chapter 1 Game Concepts\n {2}Then "Ash Hound" has/,
    );
    expect(out).to.contain('and 2 more of this cause: damage.feature:19, damage.feature:27 (--failures all');
    expect(out).to.contain('rules that this is about: 113.2');
    expect(code).to.equal(1);
  });

  it('are all shown whole on request', async () => {
    const { out } = await place.runHere('check', feature, '--failures', 'all');
    expect(out.match(/^failed: /gm)).to.have.length(3);
    expect(out).to.not.contain('--failures all');
  });

  it('are one cause in JSON, and one row in Markdown', async () => {
    const { out } = await place.runHere('check', feature, '--json', '--summary', 'summary.md');
    const [group, ...others] = JSON.parse(out).causes;
    expect(others).to.deep.equal([]);
    expect(group.scenarios).to.deep.equal(['damage.feature:5', 'damage.feature:13', 'damage.feature:21']);
    expect(group.cause).to.not.match(/Ida|Max|Hound|Imp/);
    const summary = readFileSync(path.join(place.folder, 'summary.md'), 'utf8');
    expect(summary).to.contain('3 failures of one cause');
    expect(summary.match(/`\) \|$/gm)).to.have.length(1);
  });

  it('have the same address and fingerprint in SARIF from whatever folder the command runs', async () => {
    const results = async (folder: string, file: string) => {
      const before = process.cwd();
      process.chdir(path.join(place.folder, folder));
      try {
        await runHere('check', file, '--sarif', 'run.sarif');
        return JSON.parse(readFileSync('run.sarif', 'utf8')).runs[0].results;
      } finally {
        process.chdir(before);
      }
    };
    const above = await results('.', feature);
    const below = await results(path.join('deep', 'down'), path.join('..', '..', feature));
    expect(above).to.have.length(3);
    expect(above).to.deep.equal(below);
    expect(above[0].locations[0].physicalLocation).to.deep.equal({
      artifactLocation: { uri: 'damage.feature', uriBaseId: '%SRCROOT%' },
      region: { startLine: 11 },
    });
    const fingerprints = above.map((each: { partialFingerprints: object }) =>
      JSON.stringify(each.partialFingerprints),
    );
    expect(new Set(fingerprints).size).to.equal(3);
  });
});
