import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { Workplace } from './test/command';

const place = new Workplace();
after(() => place.remove());
const served = `${process.execPath} ${path.join(__dirname, '..', 'bin', 'rulewright.js')} serve`;

const feature = place.write(
  'damage.feature',
  `Feature: 113. Damage

  Rule: 113.2 Damage is marked on units

    Example: too little
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Ash Hound" with will 4 and power 5 in her base "Kiln"
      And Bob has the action "Spark" in hand: "Spark deals 3 damage to target unit."
      When Bob plays "Spark" targeting "Ash Hound"
      And all players pass
      Then "Ash Hound" has 2 damage marked
`,
);

describe('the transcript of a scenario that failed', () => {
  it('holds its steps, what was expected and what was seen; its replay ends with them', async () => {
    await place.runHere(
      'check',
      feature,
      '--engine',
      served,
      '--deadline',
      '20000',
      '--transcripts',
      'talks',
    );
    const [talk = ''] = readdirSync(path.join(place.folder, 'talks'));
    const file = path.join('talks', talk);
    const lines = readFileSync(path.join(place.folder, file), 'utf8').trimEnd().split('\n');
    const steps = lines.flatMap((line) => JSON.parse(line).step ?? []);
    expect(steps).to.deep.equal([
      'Bob plays "Spark" targeting "Ash Hound"',
      'all players pass',
      '"Ash Hound" has 2 damage marked',
    ]);
    expect(JSON.parse(lines.at(-1) ?? '').claim).to.deep.equal({
      step: '"Ash Hound" has 2 damage marked',
      what: 'What "Ash Hound" has.',
      expected: '2 damage marked',
      seen: '3 damage marked',
    });
    const { code, out } = await place.runHere('replay', file, '--deadline', '20000');
    expect(out).to.match(
      /each got the same answer as before\.\nSo it fails as before:\n {2}at the step "[^\n]*\n {2}What "Ash Hound" has\.\n {2}expected: 2 damage marked\n {2}seen: {5}3 damage marked\n {2}The game last answered in message \d+, at the step "[^\n]*\.\n$/,
    );
    expect(code).to.equal(0);
    // Another engine answers otherwise: what failed before is said all the same.
    const other = await place.runHere('replay', file, '--engine', 'while read -r line; do echo "{}"; done');
    expect(other.out).to.contain('The scenario failed before:\n  at the step "');
    expect(other.code).to.equal(1);
  });
});
