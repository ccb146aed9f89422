import { describe, it } from 'node:test';
import { expect } from 'chai';
import { playRange } from '../fuzz/range';
import type { RangeSettings } from '../fuzz/range-result';
import type { Act, ActResult, SetupRequest } from '../port/contract';
import { ReferenceEngine } from '../port/in-process';
import { PassedOn } from '../port/passed-on';
import { stepsIn } from './canary-scenarios';
import { differenceScenario } from './difference-scenario';

/** Counts what an engine is asked to do. */
class Counted extends PassedOn {
  games = 0;
  answers = 0;

  constructor() {
    super(new ReferenceEngine());
  }
  override setup(request: SetupRequest): void {
    this.games += 1;
    super.setup(request);
  }
  override act(act: Act): ActResult {
    this.answers += 1;
    return super.act(act);
  }
}

const settings: RangeSettings = {
  rulebook: 'legions-of-will',
  seed: 1,
  most: 300,
  deck: 20,
  swarm: true,
  check: 'cheap',
  every: 16,
  off: [],
  engine: 'Rulewright reference engine',
  code: '',
  against: { engine: 'Rulewright reference engine', off: ['704.5c'] },
};

describe('a game of three hundred decisions', () => {
  // At the slowest rate that is promised, 30,000 decisions a second, that is well below a second for each engine.
  it('is made ten steps or fewer within four hundred games and ten thousand decisions', async () => {
    const players = { port: new ReferenceEngine(), against: new ReferenceEngine() };
    const { findings } = playRange(settings, { from: 3, to: 4 }, players);
    const finding = findings[0]?.first;
    if (!finding) throw new Error('Nothing was found.');
    expect(finding.decisions).to.be.within(250, 300);
    const [port, against] = [new Counted(), new Counted()];
    const { text } = await differenceScenario(finding, { port, against }, 'a.feature');
    expect(stepsIn(text ?? '')).to.be.within(1, 10);
    for (const { games, answers } of [port, against]) {
      expect(games).to.be.within(1, 400);
      expect(answers).to.be.at.most(10_000);
    }
  });
});
