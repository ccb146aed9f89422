import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { type Finding, kindOf, readFinding } from '../fuzz/finding';
import { playRange } from '../fuzz/range';
import { type RangeResult, type RangeSettings, withAlarms } from '../fuzz/range-result';
import { ReferenceEngine } from '../port/in-process';
import { FuzzFolder, scenarioBeside } from './fuzz-folder';
import { describeSummary, type FuzzSummary, fuzzExitCode, summaryOf } from './fuzz-summary';

const out = mkdtempSync(path.join(tmpdir(), 'rulewright-alarms-'));
after(() => rmSync(out, { recursive: true, force: true }));

const settings: RangeSettings = {
  rulebook: 'legions-of-will',
  seed: 1,
  most: 2,
  deck: 5,
  swarm: false,
  check: 'cheap',
  every: 16,
  off: ['704.5c'],
  engine: 'an engine',
  code: 'a digest',
};
const plain = playRange(settings, { from: 0, to: 1 }, { port: new ReferenceEngine() });
const found: Finding = {
  finding: 1,
  rulebook: 'legions-of-will',
  invariant: { number: 'L1', name: 'capacity' },
  message: 'A base is too full.',
  seed: 1,
  game: 0,
  engine: 'an engine',
  fault: 'a fault',
  table: {
    rulebook: 'legions-of-will',
    seed: 1,
    from: 'the beginning',
    off: ['704.5c'],
    players: [{ name: 'Alice' }, { name: 'Bob' }],
  },
  answers: [[0]],
  decisions: 1,
};
const kind = kindOf(found);
const finding = { kind, games: 2, first: found };
const result: RangeResult = { ...plain, findings: [finding], alarms: [] };
const alarming = withAlarms(result, new Set([kind]));

function summed(played: RangeResult, changes: Partial<RangeSettings> = {}): FuzzSummary {
  const written = FuzzFolder.at(path.join(out, 'summed')).keep(played);
  const whole = { ...played, settings: { ...settings, ...changes } };
  return summaryOf(whole, written, { isPart: false, hasTrace: true, isKept: true });
}

describe('an alarm', () => {
  it('is kept apart from findings, as a game of the engine without what is wrong with it', () => {
    const folder = FuzzFolder.at(path.join(out, 'kept'));
    const [kept] = folder.keep(result);
    if (!kept) throw new Error('Nothing was kept.');
    folder.write(scenarioBeside(kept.file), 'Feature: one');
    const { file } = folder.keepAsAlarm(kept);
    expect(path.relative(out, file)).to.match(/^kept.alarms.L1-capacity-\w+\.json$/);
    const read = readFinding(readFileSync(file, 'utf8'));
    expect(read.fine && read.value).to.deep.include({ alarm: true, message: found.message });
    expect(read.fine && read.value.table.off).to.deep.equal([]);
    expect([kept.file, scenarioBeside(kept.file)].map((each) => existsSync(each))).to.deep.equal([
      false,
      false,
    ]);
    // What is kept of the result afterwards is the same file.
    const before = readFileSync(file, 'utf8');
    expect(folder.keep(alarming).map((each) => each.file)).to.deep.equal([file]);
    expect(readFileSync(file, 'utf8')).to.equal(before);
  });

  it('is told in words of its own, in JSON in a place of its own', () => {
    const summary = summed(alarming);
    expect(summary.findings).to.deep.equal([]);
    expect(summary.alarms.map(({ games, invariant }) => [games, invariant])).to.deep.equal([
      [2, 'L1 capacity'],
    ]);
    const text = describeSummary(summary);
    expect(text).to.contain(
      'Alarm of the invariant or a bug of the reference: L1 capacity: A base is too full.',
    );
    expect(text).to.match(/\n1 alarm: the reference engine with nothing switched off breaks the same\./);
    expect(text).not.to.contain('kind of violation');
    expect(describeSummary(summed(result))).to.match(
      /\nL1 capacity: A base is too full\.[\s\S]*\n1 kind of violation found\.$/,
    );
  });

  it('proves nothing against an engine, and something against the reference engine', () => {
    expect(fuzzExitCode(summed(result), false)).to.equal(1);
    expect(fuzzExitCode(summed(alarming), false)).to.equal(2);
    expect(fuzzExitCode(summed(alarming, { command: 'engine', off: [] }), false)).to.equal(2);
    expect(fuzzExitCode(summed(alarming, { off: [] }), false)).to.equal(1);
  });
});
