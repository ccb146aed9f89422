import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import { type Finding, kindOf } from '../fuzz/finding';
import type { Invariant } from '../fuzz/invariant';
import { numbersFrom, seeded } from '../fuzz/numbers';
import { byNumbers, playGame } from '../fuzz/play';
import { capacity } from '../fuzz/rulebooks/legions-of-will/invariants/capacity';
import { declared } from '../fuzz/rulebooks/legions-of-will/invariants/declared';
import { mandatoryLoops } from '../fuzz/rulebooks/legions-of-will/invariants/loops';
import { mandatoryTable } from '../fuzz/rulebooks/legions-of-will/looping-tables';
import { tableFrom } from '../fuzz/rulebooks/legions-of-will/random-tables';
import { saboteur } from '../fuzz/rulebooks/legions-of-will/saboteurs';
import type { EnginePort } from '../port/contract';
import { ReferenceEngine } from '../port/in-process';
import { scenarioOf } from './finding-scenario';
import { Proof } from './proof';
import { Workplace } from './test/command';
import { keptFinding } from './test/kept-finding';

const ID = 'legions-of-will';

/** A fault: an engine that has it, and the rules that are switched off for it. */
interface Fault {
  readonly off: readonly string[];
  readonly port: EnginePort;
}

const without = (rule: string): Fault => ({ off: [rule], port: new ReferenceEngine() });

/** The first findings of a fault in games on crowded tables, as many as asked for. */
function findings(name: string, fault: Fault, invariant: Invariant, count: number): readonly Finding[] {
  let searched: readonly Finding[] | undefined;
  return Array.from({ length: count }, (_, at) =>
    keptFinding(`${name}-${at + 1}`, fault.port, () => {
      searched ??= searchedFor(fault, invariant, count);
      return searched[at];
    }),
  );
}

function searchedFor({ off, port }: Fault, invariant: Invariant, count: number): readonly Finding[] {
  const found: Finding[] = [];
  for (let game = 0; found.length < count && game < 60; game += 1) {
    const next = seeded(game);
    const things = Array.from({ length: 20 }, next);
    const numbers = { shape: next(), deal: next(), things, moves: [], rest: next() };
    const table = { ...tableFrom(numbers, { deck: 10 }), off };
    const { violation, answers } = playGame(port, table, {
      most: 60,
      invariants: [invariant],
      every: 1000,
      answer: byNumbers(numbersFrom([], game)),
    });
    if (violation?.invariant !== invariant || answers.length === 0) continue;
    found.push({
      finding: 1,
      rulebook: ID,
      invariant: { number: invariant.number, name: invariant.name },
      message: violation.message,
      seed: 1,
      game,
      engine: port.hello().engine,
      table,
      answers,
      decisions: answers.length,
    });
  }
  return found;
}

/** How many lines a reader reads below "Example:". */
const stepsIn = (text: string): number =>
  text.split('\n').filter((line) => /^\s+(?:Given|When|Then|And|\||""")/.test(line)).length;

describe('a finding as a scenario', () => {
  const place = new Workplace();
  const fault = without('301.3b');
  let all: readonly Finding[] = [];

  before(() => {
    all = findings('capacity', fault, capacity, 3);
  });
  after(() => place.remove());

  it('is at most ten steps in the middle that break the same invariant in the same way', () => {
    expect(all).to.have.length(3);
    const steps = all.map((finding) => {
      const { text, shrunk } = scenarioOf(finding, { port: fault.port }, 'found.feature');
      expect(shrunk && kindOf({ ...finding, message: shrunk.message })).to.equal(kindOf(finding));
      return stepsIn(text ?? '');
    });
    const [, middle] = [...steps].sort((one, other) => one - other);
    expect(middle, `steps: ${steps.join(', ')}`).to.be.within(1, 10);
  });

  it('is played by the command: it fails with the fault and passes without', async () => {
    const [, finding] = all;
    if (!finding) throw new Error('Nothing was found.');
    const { text } = scenarioOf(finding, { port: fault.port }, 'found.feature');
    place.write('found.feature', text ?? '');
    const [, ...command] = /# Replay: npx (rulewright .*)/.exec(text ?? '')?.[1]?.split(' ') ?? [];
    expect(command).to.deep.equal(['check', 'found.feature', '--off', '301.3b']);
    const broken = await place.runHere(...command);
    expect(broken.code, broken.error).to.equal(1);
    expect(broken.out).to.contain('L1 (capacity) is broken').and.to.contain('but its capacity is');
    expect(broken.out).to.contain('301.3b');
    const mended = await place.runHere('check', 'found.feature');
    expect(mended.code, mended.out + mended.error).to.equal(0);
  });

  it('says what is rolled in it, so that it fails whatever the seed is', async () => {
    const unrested = without('508.1f');
    const [finding] = findings('rested-for-nothing', unrested, declared, 1);
    if (!finding) throw new Error('Nothing was found.');
    const { text = '' } = scenarioOf(finding, { port: unrested.port }, 'found.feature');
    expect(text)
      .to.match(/And the next will rolls? (?:is|are) /)
      .and.not.to.contain('--seed');
    for (const seed of [0, 3, 5, 8]) {
      const proof = new Proof(seed);
      const failing = await proof.failing(text, unrested.port, unrested.off);
      expect(failing?.message, `seed ${seed}`).to.contain('was not rested for it');
      expect(await proof.passes(text, unrested.port, []), `seed ${seed}`).to.equal(true);
      proof.close();
    }
  });

  it('of a loop that is no draw begins where the loop does, whether or not there is an engine that is right', async () => {
    const table = mandatoryTable({ shape: 0, deal: 0, things: [], moves: [], rest: 0 });
    const { number, name } = mandatoryLoops;
    const finding: Finding = {
      finding: 1,
      rulebook: ID,
      invariant: { number, name },
      message: 'The game goes on after 40 choices.',
      seed: 1,
      game: 1,
      engine: 'the engine',
      table,
      answers: [],
      decisions: 40,
    };
    const port = saboteur('a drawn game goes on for ever')(new ReferenceEngine());
    for (const mended of [undefined, new ReferenceEngine()]) {
      const { text = '' } = scenarioOf(finding, { port, ...(mended ? { mended } : {}) }, 'loop.feature');
      expect(text).to.contain('Echo Well').and.to.contain('every game is declared a draw by 103.4b');
      expect(stepsIn(text)).to.be.within(2, 10);
      place.write('loop.feature', text);
      const right = await place.runHere('check', 'loop.feature');
      expect(right.code, right.out + right.error).to.equal(0);
      const wrong = await place.runHere('check', 'loop.feature', '--off', '103.4b');
      expect(wrong.code, wrong.out + wrong.error).to.equal(1);
    }
  });

  it("isn't written where the game breaks nothing when it is played again, and says so", () => {
    const [finding] = all;
    if (!finding) throw new Error('Nothing was found.');
    const table = { ...finding.table, off: [] };
    const result = scenarioOf({ ...finding, table }, { port: new ReferenceEngine() }, 'found.feature');
    expect(result.text).to.equal(undefined);
    expect('why' in result && result.why).to.contain("doesn't break the invariant");
  });
});
