import { describe, it } from 'node:test';
import { expect } from 'chai';
import { EngineCrash, type EnginePort } from '../port/contract';
import { ReferenceEngine } from '../port/in-process';
import { PassedOn } from '../port/passed-on';
import { EngineGone } from '../port/problems';
import { mix } from './corpus/game-plan';
import { mutated } from './corpus/mutate';
import { entryOfDiscovery, merged } from './merge/merge';
import { writeResult } from './merge/result-text';
import { type Corpus, EngineIsGone, entryOf, lostGame, playRange } from './range';
import type { RangeSettings } from './range-result';
import { fuzzedRulebooks } from './rulebooks';

const settings: RangeSettings = {
  rulebook: 'legions-of-will',
  seed: 7,
  most: 12,
  deck: 10,
  swarm: true,
  check: 'cheap',
  every: 8,
  off: [],
  engine: 'Rulewright reference engine',
  code: 'a digest',
};

const play = (from: number, to: number, corpus?: Corpus, port: EnginePort = new ReferenceEngine()) =>
  playRange(settings, { from, to }, { port, corpus });

const corpus = (): Corpus => {
  const first = [entryOf(settings, 100), entryOf(settings, 101)];
  return { first, entries: first, known: new Set() };
};

describe('the games of a campaign', () => {
  it('are the same however they are cut into ranges', () => {
    const whole = writeResult(play(0, 6));
    expect(writeResult(merged([play(3, 6), play(0, 3)])) === whole).to.equal(true);
    expect(play(0, 6).games).to.equal(6);
  });

  it('are the same with a corpus, too, whose entries are played first', () => {
    const whole = writeResult(play(0, 6, corpus()));
    expect(writeResult(merged([play(2, 6, corpus()), play(0, 2, corpus())])) === whole).to.equal(true);
    expect(entryOf(settings, 1, corpus())).to.deep.equal(entryOf(settings, 101));
  });

  it('are others for another seed, and no two of one seed are the same', () => {
    expect(entryOf({ ...settings, seed: 8 }, 0)).to.not.deep.equal(entryOf(settings, 0));
    const seeds = new Set(Array.from({ length: 5000 }, (_, game) => mix(7, game)));
    expect(seeds.size).to.equal(5000);
  });

  it('count turns, whatever the rulebook says that a turn begins with', () => {
    for (const rulebook of fuzzedRulebooks) {
      const long = { ...settings, rulebook, most: 400 };
      const { turns } = playRange(long, { from: 0, to: 4 }, { port: new ReferenceEngine() });
      expect(turns, rulebook).to.be.above(4);
    }
  });

  it('end where somebody says so', () => {
    const { ranges } = playRange(
      settings,
      { from: 4, to: 9 },
      { port: new ReferenceEngine() },
      { isStopped: () => true },
    );
    expect(ranges).to.deep.equal([{ from: 4, to: 5 }]);
  });

  it('are discoveries when they reach something new, and reach it again when they are played', () => {
    const { discoveries } = play(0, 4, { first: [], entries: [], known: new Set() });
    expect(discoveries.length).to.be.greaterThan(1);
    const entries = discoveries.map(entryOfDiscovery);
    const again = play(0, entries.length, { first: entries, entries, known: new Set() });
    for (const { keys } of discoveries) expect(again.coverage).to.include.members(Object.keys(keys));
    const known = play(0, 4, { first: [], entries: [], known: new Set(play(0, 4).coverage) });
    expect(known.discoveries).to.deep.equal([]);
  });

  it('made of others are the same for the same seed', () => {
    const { entries } = corpus();
    expect(mutated(entries, 5)).to.deep.equal(mutated(entries, 5));
    const made = new Set(Array.from({ length: 40 }, (_, seed) => JSON.stringify(mutated(entries, seed))));
    expect(made.size).to.be.greaterThan(35);
  });
});

/** Breaks in the third act of a game, in every game or for good. */
class Breaks extends PassedOn {
  private acts = 0;

  constructor(
    inner: EnginePort,
    private readonly error: Error,
  ) {
    super(inner);
  }
  override setup(...args: Parameters<EnginePort['setup']>): void {
    this.acts = 0;
    super.setup(...args);
  }
  override act(...args: Parameters<EnginePort['act']>): ReturnType<EnginePort['act']> {
    this.acts += 1;
    if (this.acts === 3) throw this.error;
    return super.act(...args);
  }
}

describe('an engine that breaks', () => {
  it('is a finding, with the answers that led there, and is counted', () => {
    const result = play(0, 3, undefined, new Breaks(new ReferenceEngine(), new EngineCrash('It fell over.')));
    // A game may be over before its third act.
    expect(result.broken).to.be.greaterThan(0);
    const found = result.findings.find(({ first }) => first.message === 'It fell over.');
    expect(found?.games).to.equal(result.broken);
    expect(found?.first.decisions).to.equal(3);
    expect(found?.first.answers).to.have.length(3);
  });

  it('ends the range when it is gone for good, with what was played until then', () => {
    const gone = new Breaks(new ReferenceEngine(), new EngineGone('It is gone.'));
    const playing = (): unknown => play(5, 8, undefined, gone);
    expect(playing).to.throw(EngineIsGone, 'It is gone.');
  });

  it('is a finding, too, when it took its process with it', () => {
    const lost = lostGame(settings, 4, 'The engine hangs.');
    expect(lost).to.deep.include({ games: 1, broken: 1, ranges: [{ from: 4, to: 5 }] });
    expect(lost.findings[0]?.first).to.deep.include({ message: 'The engine hangs.', game: 4, answers: [] });
    expect(merged([lost, play(0, 2)]).games).to.equal(3);
  });
});
