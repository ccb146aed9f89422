import { describe, it } from 'node:test';
import { expect } from 'chai';
import { hunt } from '../fuzz/canaries/hunt';
import { without } from '../fuzz/canaries/of-every-game';
import type { Finding } from '../fuzz/finding';
import { type Canary, fuzzedRulebook } from '../fuzz/rulebooks';
import { targets } from '../fuzz/rulebooks/riftbound/invariants/targets';
import {
  type Act,
  type ActResult,
  type CardSpecification,
  type EnginePort,
  type PermanentSetup,
  type PlayerSetup,
  SetupProblem,
  type SetupRequest,
} from '../port/contract';
import { ReferenceEngine } from '../port/in-process';
import { PassedOn } from '../port/passed-on';
import { scenarioOf } from './finding-scenario';
import { provenScenario } from './proven-scenario';
import { asAlarm } from './scenario-remarks';
import { keptFinding } from './test/kept-finding';

const ID = 'legions-of-will';
const NAME = 'poison does nothing';
const wrong = (): EnginePort => without('114.1b')(new ReferenceEngine());

/** A planted fault of Legions of Will. */
function canaryOf(name: string): Canary {
  const canary = fuzzedRulebook(ID)?.canaries.find((each) => each.name === name);
  if (!canary) throw new Error(`There is no fault "${name}".`);
  return canary;
}

/** Loops that nobody can stop go on: the engine never comes to a decision. */
const endless: Canary = { ...canaryOf(NAME), name: 'endless loops', plant: without('103.4b') };

/** The game as it is once it was made simpler, which takes little to be made simpler again. */
const lean = (finding: Finding, port: EnginePort): Finding => {
  const { shrunk } = scenarioOf(finding, { port }, 'a.feature');
  return shrunk ? { ...finding, table: shrunk.request, answers: shrunk.answers } : finding;
};

/** The first game, of hunts with one seed after another, that shows a planted fault as it is looked for. */
function foundSaying(
  name: string,
  message: RegExp,
  canary: Canary,
  engine = (): EnginePort => new ReferenceEngine(),
): Finding {
  const port = canary.plant(engine());
  const search = (): Finding | undefined => {
    for (let seed = 1000; seed < 1100; seed += 1) {
      const finding = found(canary, engine, seed);
      if (message.test(finding.message)) return finding;
    }
    return undefined;
  };
  return keptFinding(name, port, search, (finding) => lean(finding, port));
}

/** A game that shows a planted fault. */
function found(canary: Canary, engine: () => EnginePort, seed: number): Finding {
  const rulebook = fuzzedRulebook(ID);
  if (!rulebook) throw new Error(`There are no games of ${ID}.`);
  const { violation, table, answers } = hunt(rulebook, canary, seed, engine);
  if (!violation) throw new Error('Nothing was found.');
  const { number, name } = violation.invariant;
  return {
    finding: 1,
    rulebook: ID,
    invariant: { number, name },
    message: violation.message,
    seed,
    game: 0,
    engine: 'the engine',
    table,
    answers,
    decisions: answers.length,
  };
}

/**
 * A target is offered that isn't what its text says. Where Alice has no unit nothing else can be chosen, so without the fault
 * nobody may try.
 *
 * @param own the names of Alice's units
 */
function wrongTarget(...own: readonly string[]): Finding {
  const named = (name: string, types: readonly string[], text = ''): CardSpecification => ({
    name,
    types,
    text,
  });
  const { number, name } = targets;
  const unit = (each: string): PermanentSetup => ({
    card: { ...named(each, ['unit']), fields: { ...named(each, ['unit']).fields, might: 3 } },
  });
  const side = (player: string, permanents: readonly PermanentSetup[], legend: string): PlayerSetup => ({
    name: player,
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
    message: `"Ash Hound" is offered as a target for "Buff a friendly unit."${own.length > 0 ? '' : ', and nothing else is'}.`,
    seed: 1,
    game: 0,
    engine: 'the engine',
    table: {
      rulebook: 'riftbound',
      seed: 1,
      off: ['352.8.b'],
      from: { activePlayer: 0, part: 'action phase', turn: 3 },
      players: [
        side('Alice', own.map(unit), '[E]: Buff a friendly unit.'),
        side('Bob', [unit('Ash Hound'), unit('Old Ox')], ''),
      ],
    },
    answers: [[1]],
    decisions: 1,
  };
}

/** Where an activation was taken back, it isn't accepted once more. */
class Unforgetting extends PassedOn {
  private last = '';
  private refused = '';

  override setup(request: SetupRequest): void {
    this.last = '';
    this.refused = '';
    super.setup(request);
  }

  override act(act: Act): ActResult {
    const option = act.do === 'answer' ? this.legal()?.options[act.answer[0] ?? -1] : undefined;
    const label = option?.action === 'activate' ? option.label : '';
    if (label !== '' && label === this.refused)
      return { done: false, reason: "The cost can't be paid", rule: '112.3' };
    this.last = label;
    return super.act(act);
  }

  override undo(): boolean {
    this.refused ||= this.last;
    return super.undo();
  }
}

/** Takes no table for one that a game can come to. */
class SetsNothingUp extends PassedOn {
  override setup(): void {
    throw new SetupProblem('There is no such table.');
  }
}

describe('a scenario that is played before it is written', () => {
  const finding = foundSaying('poison-that-does-nothing', / poison counters and power /, canaryOf(NAME));

  it('says nothing of itself where it fails with the fault and passes without', async () => {
    const engines = { port: wrong(), another: wrong, mended: new ReferenceEngine() };
    const { text = '' } = await provenScenario(finding, engines, 'a.feature');
    expect(text).to.contain('poison');
    expect(text.match(/^#.*/gm)?.map((line) => line.split(' ')[1])).to.deep.equal(['Found', 'Replay:']);
  });

  it('is an alarm where it fails on an engine that is taken to be right as well', async () => {
    for (const right of [{ reference: wrong() }, { mended: wrong() }]) {
      const { text = '', isAlarm } = await provenScenario(finding, { port: wrong(), ...right }, 'a.feature');
      expect(isAlarm).to.equal(true);
      expect(text).to.contain('poison').and.not.to.contain('# It fails on');
      const alarming = asAlarm(text, 'alarms/a.feature');
      expect(alarming).to.match(
        /^# Alarm of the invariant or a bug of the reference: .*\n# Found in game 0 /,
      );
      expect(alarming).to.match(/^# Replay: npx rulewright check alarms\/a\.feature( --seed \d+)?$/m);
    }
  });

  it('is no alarm where the engine that is right plays it otherwise', async () => {
    const engines = { port: wrong(), reference: new ReferenceEngine() };
    expect((await provenScenario(finding, engines, 'a.feature')).isAlarm).to.equal(false);
  });

  it('says so where its table is none on the engine that is right', async () => {
    const engines = { port: wrong(), reference: new SetsNothingUp(new ReferenceEngine()) };
    const { text = '', isAlarm } = await provenScenario(finding, engines, 'a.feature');
    expect(isAlarm).to.equal(false);
    expect(text).to.match(/^# Its table can't be set up on the reference engine: There is no such table/m);
  });

  it('says so where it passes when it is played once more', async () => {
    const engines = { port: wrong(), another: () => new ReferenceEngine() };
    const { text = '' } = await provenScenario(finding, engines, 'a.feature');
    expect(text).to.match(/^# Played once more it passed: .*\n# Replay: /m);
  });

  it('is sought on an engine that takes itself to hang sooner, and says nothing of when', async () => {
    const { plant } = endless;
    const patient = (): ReferenceEngine => new ReferenceEngine(20_000);
    let asked = 0;
    const engines = {
      port: plant(patient()),
      mended: new ReferenceEngine(),
      get hasty(): EnginePort {
        asked += 1;
        return plant(new ReferenceEngine(5_000));
      },
    };
    const hang = foundSaying('endless-loop', /steps without a decision/, endless, patient);
    const { text = '' } = await provenScenario(hang, engines, 'a.feature');
    expect(asked).to.be.greaterThan(0);
    expect(text).to.contain('The engine never comes to a decision, without repeating itself');
    expect(text).not.to.match(/\d steps/);
    expect(text).not.to.contain('It fails on');
  });

  it("doesn't say that something can't be done which is refused only after it was taken back", async () => {
    const unforgetting = (): EnginePort => new Unforgetting(new ReferenceEngine());
    const plant = (inner: EnginePort): EnginePort => new Unforgetting(inner);
    const leaving = { ...endless, name: 'undo leaves something behind', plant };
    const refused = foundSaying('undo-leaves-something-behind', /^A legal answer was refused: /, leaving);
    const { text = '' } = await provenScenario(
      refused,
      { port: unforgetting(), another: unforgetting },
      'a.feature',
    );
    expect(text)
      .to.match(/When \w+ activates /)
      .and.to.contain('Then every legal answer is accepted');
  });

  it('keeps what the players need to be asked the same without the fault', async () => {
    const engines = { port: new ReferenceEngine(), mended: new ReferenceEngine() };
    const { text = '' } = await provenScenario(wrongTarget('Gray Gull', 'Fell Fox'), engines, 'a.feature');
    expect(text).to.contain('Alice controls a unit');
    expect(text).to.match(/\n +Then what is offered as a target is what the text says\n$/);
    expect(text).not.to.contain('It fails on');
  });

  it('ends with what is refused without the fault where nothing else shows it', async () => {
    const engines = { port: new ReferenceEngine(), mended: new ReferenceEngine() };
    const { text = '' } = await provenScenario(wrongTarget(), engines, 'a.feature');
    expect(text).to.match(/\n +Then Alice can't activate "Alice's legend"\n$/);
    expect(text).not.to.contain('It fails on');
  });
});
