import { describe, it } from 'node:test';
import { expect } from 'chai';
import { hunt } from '../fuzz/canaries/hunt';
import { without } from '../fuzz/canaries/of-every-game';
import type { Finding } from '../fuzz/finding';
import { fuzzedRulebook } from '../fuzz/rulebooks';
import type { EnginePort } from '../port/contract';
import { ReferenceEngine } from '../port/in-process';
import { provenScenario } from './proven-scenario';

const ID = 'legions-of-will';
const NAME = 'poison does nothing';
const wrong = (): EnginePort => without('114.1b')(new ReferenceEngine());

/** A game in which poison does nothing. */
function found(): Finding {
  const rulebook = fuzzedRulebook(ID);
  const canary = rulebook?.canaries.find(({ name }) => name === NAME);
  if (!rulebook || !canary) throw new Error(`There is no fault "${NAME}".`);
  const { violation, table, answers } = hunt(rulebook, canary, 1000, () => new ReferenceEngine());
  if (!violation) throw new Error('Nothing was found.');
  const { number, name } = violation.invariant;
  return {
    finding: 1,
    rulebook: ID,
    invariant: { number, name },
    message: violation.message,
    seed: 1000,
    game: 0,
    engine: 'the engine',
    table,
    answers,
    decisions: answers.length,
  };
}

describe('a scenario that is played before it is written', () => {
  const finding = found();

  it('says nothing of itself where it fails with the fault and passes without', async () => {
    const engines = { port: wrong(), another: wrong, mended: new ReferenceEngine() };
    const { text = '' } = await provenScenario(finding, engines, 'a.feature');
    expect(text).to.contain('poison');
    expect(text.match(/^#.*/gm)?.map((line) => line.split(' ')[1])).to.deep.equal(['Found', 'Replay:']);
  });

  it('says so where it fails on an engine that is taken to be right as well', async () => {
    const { text = '' } = await provenScenario(finding, { port: wrong(), reference: wrong() }, 'a.feature');
    expect(text).to.match(
      /^# It fails on the reference engine as well, at "nothing that should have been destroyed .*": L9 .* is broken: .*poison.*\n# Replay: /m,
    );
  });

  it('says so where it passes when it is played once more', async () => {
    const engines = { port: wrong(), another: () => new ReferenceEngine() };
    const { text = '' } = await provenScenario(finding, engines, 'a.feature');
    expect(text).to.match(/^# Played once more it passed: .*\n# Replay: /m);
  });
});
