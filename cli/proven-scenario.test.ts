import { describe, it } from 'node:test';
import { expect } from 'chai';
import { hunt } from '../fuzz/canaries/hunt';
import { without } from '../fuzz/canaries/of-every-game';
import type { Finding } from '../fuzz/finding';
import { fuzzedRulebook } from '../fuzz/rulebooks';
import { targets } from '../fuzz/rulebooks/riftbound/invariants/targets';
import type { CardSpecification, EnginePort, PermanentSetup, PlayerSetup } from '../port/contract';
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

/** A target is offered that isn't what its text says: nothing else can be chosen, so without the fault nobody may try. */
function withoutChoice(): Finding {
  const named = (name: string, types: readonly string[], text = ''): CardSpecification => ({
    name,
    types,
    text,
  });
  const { number, name } = targets;
  const unit = (each: string): PermanentSetup => ({ card: { ...named(each, ['unit']), might: 3 } });
  const side = (player: string, permanents: readonly PermanentSetup[], legend: string): PlayerSetup => ({
    name: player,
    bases: [],
    permanents,
    zones: {
      hand: [],
      trash: [],
      banishment: [],
      'main deck': [],
      'rune deck': [],
      'champion zone': [],
      'legend zone': [named(`${player}'s legend`, ['legend'], legend)],
    },
  });
  return {
    finding: 1,
    rulebook: 'riftbound',
    invariant: { number, name },
    message: '"Ash Hound" is offered as a target for "Buff a friendly unit.".',
    seed: 1,
    game: 0,
    engine: 'the engine',
    table: {
      rulebook: 'riftbound',
      seed: 1,
      off: ['352.8.b'],
      from: { activePlayer: 0, part: 'action phase', turn: 3 },
      players: [
        side('Alice', [], '[E]: Buff a friendly unit.'),
        side('Bob', [unit('Ash Hound'), unit('Old Ox')], ''),
      ],
    },
    answers: [[1]],
    decisions: 1,
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

  it('ends with what is refused without the fault where nothing else shows it', async () => {
    const engines = { port: new ReferenceEngine(), mended: new ReferenceEngine() };
    const { text = '' } = await provenScenario(withoutChoice(), engines, 'a.feature');
    expect(text).to.match(/\n +Then Alice can't activate "Alice's legend"\n$/);
    expect(text).not.to.contain('It fails on');
  });
});
