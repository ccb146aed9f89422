import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { readResult } from '../fuzz/merge/result-text';
import type { RangeResult } from '../fuzz/range-result';
import { fuzzedRulebooks } from '../fuzz/rulebooks';
import { Workplace } from './test/command';
import { oneSentence } from './test/one-sentence';
import { runHere } from './test/run-here';

const place = new Workplace();
after(() => place.remove());

const at = (...parts: string[]): string => path.join(place.folder, ...parts);
const text = (...parts: string[]): string => readFileSync(at(...parts), 'utf8');

/** Few and short games: what they come to doesn't matter here. */
const short = ['--decisions', '4', '--check', 'cheap', '--seed', '3'];
const binary = path.join(__dirname, '..', 'bin', 'rulewright.js');

function resultIn(...folder: string[]): RangeResult {
  const read = readResult(text(...folder, 'result.json'));
  if (!read.fine) throw new Error(read.wrong);
  return read.value;
}

describe('rulewright fuzz without --rulebook', () => {
  it('plays all that can be played: a share of the games each, which are what they are by themselves', async () => {
    const { out, code } = await runHere('fuzz', ...short, '--runs', '4', '--out', at('all'), '--json');
    const { rulebooks }: { rulebooks: { rulebook: string; games: number }[] } = JSON.parse(out);
    expect(rulebooks.map(({ rulebook }) => rulebook)).to.deep.equal(fuzzedRulebooks);
    expect(rulebooks.map(({ games }) => games)).to.deep.equal([2, 1, 1]);
    expect(code).to.equal(2);

    const [, second = ''] = fuzzedRulebooks;
    await runHere('fuzz', ...short, '--rulebook', second, '--runs', '1', '--out', at('one'));
    expect(text('one', 'result.json') === text('all', second, 'result.json')).to.equal(true);
  });

  it('ends with the exit code of the worst: what is found in one is found', async () => {
    // Without 704.5i no hand is refilled, which is found in most games; only one rulebook has that rule.
    const off = ['--runs', '6', '--off', '704.5i'];
    const found = await runHere('fuzz', ...short, ...off, '--out', at('found'));
    expect(found.out).to.match(/1 kind of violation found/);
    expect(existsSync(at('found', 'riftbound'))).to.equal(false);
    expect(found.code).to.equal(1);
  });

  it('goes on with the rulebook at which it was killed', async () => {
    const args = ['fuzz', ...short, '--runs', '12', '--out', at('killed')];
    const isOver = (): boolean =>
      existsSync(at('killed', 'round.json')) &&
      text('killed', 'round.json').includes('"over":["legions-of-will"]');
    const child: ChildProcess = spawn(process.execPath, [binary, ...args], { stdio: 'ignore' });
    while (!isOver() && child.exitCode === null) await pause(5);
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(existsSync(at('killed', 'legions-of-will', 'result.json'))).to.equal(true);
    const { mtimeMs } = statSync(at('killed', 'legions-of-will', 'result.json'));

    const { out } = await runHere(...args);
    expect(statSync(at('killed', 'legions-of-will', 'result.json')).mtimeMs).to.equal(mtimeMs);
    expect(out).to.match(/^Legions of Will[\s\S]*^Riftbound/m);
    expect(fuzzedRulebooks.map((id) => resultIn('killed', id).games)).to.deep.equal([4, 4, 4]);
    expect(JSON.parse(text('killed', 'round.json'))).to.include({ isOver: true });
  });

  it('is played in parts, whose folders are merged rulebook by rulebook', async () => {
    for (const part of ['1/2', '2/2'])
      await runHere('fuzz', ...short, '--runs', '8', '--shard', part, '--out', at(`part-${part[0]}`));
    await runHere('fuzz', ...short, '--runs', '8', '--out', at('whole'));
    const { out, code } = await runHere('fuzz', 'merge', at('part-2'), at('part-1'), '--out', at('merged'));
    for (const id of fuzzedRulebooks)
      expect(text('merged', id, 'result.json') === text('whole', id, 'result.json')).to.equal(true);
    expect(out).to.match(/^Legions of Will[\s\S]*^Riftbound/m);
    expect(code).to.equal(2);
  });
});

describe('games of several rulebooks that can not be played end in one sentence:', () => {
  const wrong = async (args: string[], wanted: RegExp): Promise<void> => {
    oneSentence(await runHere('fuzz', ...args), wanted);
  };

  it('too few of them, rules of different rulebooks, nothing to merge, a damaged state', async () => {
    const none = ['--out', at('none')];
    await wrong([...none, '--runs', '1'], /^--runs 1 is too few for games of 3 rulebooks: ask for 3 or more/);
    await wrong(
      [...none, '--runs', '3', '--shard', '1/2'],
      /too few for games of 3 rulebooks in 2 parts: ask for 6/,
    );
    await wrong(
      [...none, '--off', '704.5z'],
      /^--off 704\.5z: There is no rule 704\.5z in Legions.* Riftbound.* and /,
    );
    await wrong(
      [...none, '--off', '704.5c', '--off', '322.4'],
      /^None of the rulebooks .* 704\.5c and 322\.4/,
    );
    mkdirSync(at('empty'));
    await wrong(['merge', at('empty')], /^There is no result\.json in the folder/);
    expect(existsSync(at('none'))).to.equal(false);
    await runHere('fuzz', ...short, '--runs', '3', '--out', at('damaged'));
    place.write('damaged/round.json', '{');
    await wrong(['--out', at('damaged')], /round\.json" is damaged \(it is no JSON\): remove it/);
  });
});
