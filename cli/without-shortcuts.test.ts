import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type SpeedUpMode, speedUps } from '../engine/kernel';
import { Interruption } from './interruption';
import { playAll } from './play-all';

/** A sample: what effects end, what triggers, what is offered and paid for. */
const SECTIONS = [
  'features/legions-of-will/5-turn-structure/506-battle-phase.feature',
  'features/riftbound/300-playing-the-game/364-replacement-effects.feature',
];

/** Verdict and trace of each scenario. */
async function played(mode: SpeedUpMode): Promise<readonly object[]> {
  const before = speedUps.mode;
  const interruption = new Interruption();
  speedUps.mode = mode;
  try {
    const options = { tags: '', off: [], seed: 0, engines: [], jobs: 1, deadline: 10_000, restarts: 0 };
    const { results } = await playAll(SECTIONS, options, interruption);
    return results.flatMap(({ scenarios }) =>
      scenarios.map(({ id, verdict, trace }) => ({ id, verdict, trace })),
    );
  } finally {
    interruption.end();
    speedUps.mode = before;
  }
}

describe('scenarios without shortcuts', () => {
  it('have the same verdicts and traces', async () => {
    const all = await played('all');
    expect(all.length).to.be.greaterThan(20);
    expect(JSON.stringify(all)).to.contain('506.4');
    expect(await played('none')).to.deep.equal(all);
  });
});
