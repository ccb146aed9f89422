import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Finding } from '../fuzz/finding';
import { playRange } from '../fuzz/range';
import type { RangeSettings } from '../fuzz/range-result';
import type { Act, ActResult, SetupRequest } from '../port/contract';
import { ReferenceEngine } from '../port/in-process';
import { PassedOn } from '../port/passed-on';
import { stepsIn } from './canary-scenarios';
import { differenceScenario } from './difference-scenario';
import { provenScenario } from './proven-scenario';
import { keptFinding } from './test/kept-finding';

/** Counts what an engine is asked to do. */
class Counted extends PassedOn {
  games = 0;
  answers = 0;

  constructor(inner = new ReferenceEngine()) {
    super(inner);
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
  // Poison is rare, and what it does often shows late.
  against: { engine: 'Rulewright reference engine', off: ['114.1b'] },
};

/** The first difference that shows only after about three hundred decisions. */
function longFinding(): Finding | undefined {
  const players = { port: new ReferenceEngine(), against: new ReferenceEngine() };
  for (let game = 0; game < 1000; game += 1) {
    const { findings } = playRange(settings, { from: game, to: game + 1 }, players);
    const finding = findings[0]?.first;
    // What else may come of it, the vocabulary may have no words for.
    const isPlain = finding?.message.endsWith(`"nothing more".`) === true;
    if (finding && isPlain && finding.decisions >= 250 && finding.decisions <= 300) return finding;
  }
  return undefined;
}

describe('a game of three hundred decisions', () => {
  // At the slowest rate that is promised, 30,000 decisions a second, that is well below a second for each engine.
  it('is made ten steps or fewer within four hundred games and ten thousand decisions', async () => {
    const finding = keptFinding('poison-of-three-hundred-decisions', new ReferenceEngine(), longFinding);
    const [port, against] = [new Counted(), new Counted()];
    const { text } = await differenceScenario(finding, { port, against }, 'a.feature');
    expect(stepsIn(text ?? '')).to.be.within(1, 10);
    for (const { games, answers } of [port, against]) {
      expect(games).to.be.within(1, 400);
      expect(answers).to.be.at.most(10_000);
    }
  });
});

describe('a game in which the engine hangs', () => {
  /** It takes itself to hang after fewer steps than it would: to go on as long shows the same, and takes ten times as long. */
  const found = (): ReferenceEngine => new ReferenceEngine(100_000);
  const { against, ...alone } = settings;
  const { findings } = playRange(
    { ...alone, rulebook: 'riftbound', check: 'all', off: ['340'] },
    { from: 0, to: 1 },
    { port: found(), another: found },
  );
  const finding = findings[0]?.first;

  /** Makes it simpler, and says how often the engine itself was set up for it. */
  async function shown(mostSteps: number): Promise<{ text: string; games: number; hasty: number }> {
    if (!finding) throw new Error('Nothing was found.');
    expect(finding.message).to.match(/^The engine took \d+ steps without a decision/);
    const [port, hasty] = [new Counted(found()), new Counted(new ReferenceEngine(mostSteps))];
    const engines = { port, hasty, mended: new ReferenceEngine() };
    const { text = '' } = await provenScenario(finding, engines, 'a.feature');
    return { text, games: port.games, hasty: hasty.games };
  }

  it('is made simpler on one that takes itself to hang sooner, and proven on the one that it was found on', async () => {
    const { text, games, hasty } = await shown(10_000);
    expect(stepsIn(text)).to.be.within(1, 10);
    expect(hasty).to.be.above(20);
    expect(games).to.be.within(1, 2);
  });

  it('is made simpler on that one itself where the other takes everything for a hang', async () => {
    const { text, games } = await shown(30);
    expect(stepsIn(text)).to.be.within(1, 10);
    expect(text).not.to.contain('# It fails').and.not.to.contain('# Played once more');
    expect(games).to.be.above(20);
  });
});
