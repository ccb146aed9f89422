import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import type { ScenarioResult } from '../reports/model';
import { Workplace } from './test/command';

const root = path.join(__dirname, '..');

/** A sample: what effects end, what triggers, what is offered and paid for. */
const SECTIONS = [
  'features/legions-of-will/5-turn-structure/506-battle-phase.feature',
  'features/riftbound/300-playing-the-game/364-replacement-effects.feature',
];

describe('scenarios without shortcuts', () => {
  const place = new Workplace();
  after(() => place.remove());

  /** Verdict and trace of each scenario. */
  function played(shortcuts: 'all' | 'none'): readonly unknown[] {
    const report = path.join(place.folder, shortcuts);
    const command = [path.join(root, 'bin', 'rulewright.js'), 'check', ...SECTIONS, '--report', report];
    const env = { ...process.env, RULEWRIGHT_SHORTCUTS: shortcuts, NODE_TEST_CONTEXT: undefined };
    const { status } = spawnSync(process.execPath, command, { cwd: root, env });
    expect(status).to.equal(0);
    const { scenarios }: { readonly scenarios: readonly ScenarioResult[] } = JSON.parse(
      readFileSync(path.join(report, 'results.json'), 'utf8'),
    );
    return scenarios.map(({ id, verdict, trace }) => ({ id, verdict, trace }));
  }

  it('have the same verdicts and traces', () => {
    const all = played('all');
    expect(all.length).to.be.greaterThan(20);
    expect(played('none')).to.deep.equal(all);
  });
});
