import { describe, it } from 'node:test';
import { expect } from 'chai';
import { ReferenceEngine } from '../port/in-process';
import { type Campaign, runCampaign } from './campaign';
import { CampaignReport } from './report';
import { apnap } from './rulebooks/legions-of-will/invariants/apnap';
import { capacity } from './rulebooks/legions-of-will/invariants/capacity';
import { mandatoryLoops, optionalLoops } from './rulebooks/legions-of-will/invariants/loops';
import { refill } from './rulebooks/legions-of-will/invariants/refill';
import { mandatoryTable, optionalTable } from './rulebooks/legions-of-will/looping-tables';
import { tableFrom } from './rulebooks/legions-of-will/random-tables';
import { saboteur } from './rulebooks/legions-of-will/saboteurs';

const campaign = (changes: Partial<Campaign>): Campaign => ({
  port: new ReferenceEngine(),
  games: 3,
  most: 150,
  table: (numbers) => tableFrom(numbers, { deck: 10 }),
  invariants: [capacity, apnap, refill],
  off: [],
  seed: 5,
  ...changes,
});

const sabotaged = (name: string): Pick<Campaign, 'port'> => ({
  port: saboteur(name)(new ReferenceEngine()),
});

describe('a campaign', () => {
  it('is the same for the same seed', () => {
    const [first, second] = [runCampaign(campaign({})), runCampaign(campaign({}))];
    expect(first.failure).to.equal(undefined);
    expect(first.report.describe()).to.equal(second.report.describe());
  });

  it('fails in the very same way when replayed from seed and path', () => {
    const plan = campaign({ off: ['301.3b'], most: 150, games: 20 });
    const { failure } = runCampaign(plan);
    expect(failure?.violation.invariant).to.equal(capacity);
    const again = runCampaign({ ...plan, seed: failure?.seed ?? 0, path: failure?.path }).failure;
    expect(again?.violation.message).to.equal(failure?.violation.message);
    expect(again?.numbers).to.deep.equal(failure?.numbers);
    expect(again?.choices).to.deep.equal(failure?.choices);
  });

  it('leaves a failing game as it was found where nobody reads it, and that game can be replayed and made simpler', () => {
    const plan = campaign({ off: ['301.3b'], most: 150, games: 20 });
    const asFound = runCampaign({ ...plan, simplify: false }).failure;
    const simple = runCampaign(plan).failure;
    expect(asFound?.violation.invariant).to.equal(simple?.violation.invariant);
    expect(asFound?.path).to.match(/^\d+$/);
    expect(asFound?.choices.length).to.be.above(simple?.choices.length ?? Infinity);
    const again = runCampaign({ ...plan, simplify: false, path: asFound?.path }).failure;
    expect(again?.violation.message).to.equal(asFound?.violation.message);
  });

  it('plays the games of a seed once, however many of them are asked for', () => {
    class Counting extends ReferenceEngine {
      games = 0;
      override setup(...request: Parameters<ReferenceEngine['setup']>): void {
        this.games += 1;
        super.setup(...request);
      }
    }
    const port = new Counting();
    const known: NonNullable<Campaign['known']> = [];
    for (const [games, played] of [
      [2, 2],
      [4, 4],
      [3, 4],
    ] as const) {
      const { report } = runCampaign(campaign({ port, games, known }));
      expect(port.games).to.equal(played);
      expect(report.describe()).to.equal(runCampaign(campaign({ games })).report.describe());
    }
  });

  it('finds a failing game behind those that were played before, and it can be replayed', () => {
    const plan = campaign({ off: ['301.3b'], seed: 3, most: 150, games: 20, simplify: false });
    const { failure } = runCampaign(plan);
    const before = Number(failure?.path);
    expect(before).to.be.above(0);
    const known: NonNullable<Campaign['known']> = [];
    expect(runCampaign({ ...plan, games: before, known }).failure).to.equal(undefined);
    expect(known).to.have.length(before);
    expect(runCampaign({ ...plan, known }).failure).to.deep.equal(failure);
    expect(runCampaign({ ...plan, known, path: failure?.path }).failure).to.deep.equal(failure);
  });

  it('says what the games did not come to', () => {
    const short = new CampaignReport().shortcomings({ averageDecisions: 1, actions: 1, rules: 1 }, [
      capacity,
    ]);
    expect(short).to.have.length(3 + Object.keys(capacity.mustReach).length);
  });
});

describe('planted faults are found', () => {
  it('in the refilling of hands', () => {
    expect(runCampaign(campaign({ off: ['704.5i'] })).failure?.violation.invariant).to.equal(refill);
  });

  it('in how the chain of events lies', () => {
    const { failure } = runCampaign(
      campaign({ ...sabotaged('the chain of events lies upside down'), games: 20 }),
    );
    expect(failure?.violation.invariant).to.equal(apnap);
  });

  it('in what is drawn from an empty deck', () => {
    const { failure } = runCampaign(campaign(sabotaged('drawing from an empty deck never ends')));
    expect(failure?.violation.message).to.contain('empty deck');
  });

  it('in a loop that is played for ever', () => {
    const loop = { table: mandatoryTable, invariants: [mandatoryLoops] };
    const { failure } = runCampaign(campaign({ ...loop, ...sabotaged('a drawn game goes on for ever') }));
    expect(failure?.violation.invariant).to.equal(mandatoryLoops);
  });

  it('in a game that is cut short by counting', () => {
    const loop = { table: optionalTable, games: 20, invariants: [optionalLoops] };
    const { failure } = runCampaign(
      campaign({ ...loop, ...sabotaged('eight passes in a row are called a draw') }),
    );
    expect(failure?.violation.invariant).to.equal(optionalLoops);
  });
});
