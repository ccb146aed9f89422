import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { findHome } from './home';

const { root } = findHome();
const folder = mkdtempSync(path.join(tmpdir(), 'rulewright-properties-'));
after(() => rmSync(folder, { recursive: true }));

/** Checks a scenario in a process of its own: how it ended, and whether the steps of properties were loaded. */
function check(last: string) {
  const feature = path.join(folder, 'one.feature');
  writeFileSync(
    feature,
    `Feature: one
  Example: damage
    Given a Legions of Will game between Alice and Bob
    And Alice controls a unit "Ash Hound" with will 4 and power 5 in her base "Kiln"
    And Bob has the action "Spark" with cost 2 in hand: "Spark deals 3 damage to target unit."
    When Bob plays "Spark" targeting "Ash Hound"
    And all players pass
    Then "Ash Hound" has 3 damage marked
    And ${last}\n`,
  );
  const code = `const { main } = require('./cli/main.ts');
    main(['check', ${JSON.stringify(feature)}]).then((code) =>
      console.log(code, Object.keys(require.cache).some((file) => /fuzz.steps\\.ts$/.test(file))));`;
  const { stdout } = spawnSync(process.execPath, ['--require', './scripts/typescript.cjs', '-e', code], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout.trim().split('\n').at(-1);
}

describe('the steps of properties', () => {
  it('are not loaded where no scenario has one', () => {
    expect(check('"Ash Hound" is still on the battlefield')).to.equal('0 false');
  });

  it('are loaded where one has, whatever its tags', () => {
    expect(check('what changes numbers for a turn is over as the next one begins')).to.equal('0 true');
  });
});
