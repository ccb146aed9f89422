import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { merged } from '../fuzz/merge/merge';
import { readResult, writeResult } from '../fuzz/merge/result-text';
import { playRange } from '../fuzz/range';
import type { RangeResult } from '../fuzz/range-result';
import { ReferenceEngine } from '../port/in-process';
import { Workplace } from './test/command';

const place = new Workplace();
after(() => place.remove());

const GAMES = 100;
const binary = path.join(__dirname, '..', 'bin', 'rulewright.js');
const out = path.join(place.folder, 'out');
const file = path.join(out, 'result.json');

/** Without 704.5i no hand is refilled, which is found in most games. */
const command = ['fuzz', '--runs', String(GAMES), '--decisions', '5', '--check', 'cheap'];
const options = [
  '--rulebook',
  'legions-of-will',
  '--off',
  '704.5i',
  '--seed',
  '6',
  '--jobs',
  '2',
  '--out',
  out,
];

function start(): { readonly child: ChildProcess; readonly said: () => string } {
  const child = spawn(process.execPath, [binary, ...command, ...options], { cwd: place.folder });
  let said = '';
  child.stdout.on('data', (text) => {
    said += String(text);
  });
  child.stderr.on('data', (text) => {
    said += String(text);
  });
  return { child, said: () => said };
}

const changedAt = (): number => (existsSync(file) ? statSync(file).mtimeMs : 0);

function result(): RangeResult {
  const read = readResult(readFileSync(file, 'utf8'));
  if (!read.fine) throw new Error(read.wrong);
  return read.value;
}

/** Waits until more games are counted than before. */
async function untilSaved(child: ChildProcess): Promise<void> {
  const before = changedAt();
  while (changedAt() === before && child.exitCode === null) await pause(5);
}

describe('a campaign that is ended before it is over', () => {
  it('goes on where it was, loses no finding and counts nothing twice', async () => {
    const killed = start();
    await untilSaved(killed.child);
    killed.child.kill('SIGKILL');
    await once(killed.child, 'close');
    const first = result();
    expect(first.games).to.be.greaterThan(0).and.lessThan(GAMES);
    expect(first.findings.length).to.be.greaterThan(0);
    expect(readdirSync(path.join(out, 'findings')).length).to.be.at.least(first.findings.length);

    const interrupted = start();
    await untilSaved(interrupted.child);
    interrupted.child.kill('SIGINT');
    const [code] = await once(interrupted.child, 'close');
    expect(interrupted.said()).to.contain(
      `Going on with a run that was not over: ${first.games} of its games are played.`,
    );
    for (const { first: found } of first.findings)
      expect(interrupted.said()).to.contain(`Found in game ${found.game} already: ${found.message}`);
    expect(interrupted.said()).to.contain('Interrupted: the same command goes on from here.');
    expect(code).to.equal(1);
    const second = result();
    expect(second.games).to.be.greaterThan(first.games).and.lessThan(GAMES);

    const { error } = await place.runHere(...command, ...options);
    expect(error).to.contain(`${second.games} of its games are played.`);
    const { settings, findings } = result();
    const whole = playRange(settings, { from: 0, to: GAMES }, { port: new ReferenceEngine() });
    expect(writeResult(result()) === writeResult(merged([{ ...whole, of: GAMES }]))).to.equal(true);
    expect(readdirSync(path.join(out, 'findings')).filter((name) => name.endsWith('.json'))).to.have.length(
      findings.length,
    );

    // Asked for again, it would begin anew.
    expect(JSON.parse(readFileSync(path.join(out, 'campaign.json'), 'utf8'))).to.deep.include({
      isOver: true,
    });
  });
});
