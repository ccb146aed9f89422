import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { merged } from '../fuzz/merge/merge';
import { readResult, writeResult } from '../fuzz/merge/result-text';
import { playRange } from '../fuzz/range';
import type { RangeResult, RangeSettings } from '../fuzz/range-result';
import { ReferenceEngine } from '../port/in-process';
import { bookFrom, pebbles } from '../rulebooks/test/pebbles';
import { Workplace } from './test/command';
import { oneSentence } from './test/one-sentence';
import { runHere } from './test/run-here';

const place = new Workplace();
after(() => place.remove());

const at = (...parts: string[]): string => path.join(place.folder, ...parts);
const text = (...parts: string[]): string => readFileSync(at(...parts), 'utf8');

/** Few and short games: what they come to doesn't matter here. */
const short = ['--rulebook', 'legions-of-will', '--decisions', '6', '--check', 'cheap', '--seed', '3'];
const play = (out: string, ...more: string[]) => place.runHere('fuzz', ...short, '--out', out, ...more);

function resultIn(folder: string): RangeResult {
  const read = readResult(text(folder, 'result.json'));
  if (!read.fine) throw new Error(read.wrong);
  return read.value;
}

/** What games come to when they are played right here. */
const playedHere = (settings: RangeSettings, from: number, to: number, of: number): RangeResult =>
  merged([{ ...playRange(settings, { from, to }, { port: new ReferenceEngine() }), of }]);

describe('rulewright fuzz', () => {
  it('comes to the same in two processes as in one, and says that it came to too little', () => {
    process.env.RULEWRIGHT_CACHE = at('kept');
    const { out, error, code } = place.run('fuzz', ...short, '--out', 'jobs', '--runs', '5', '--jobs', '2');
    delete process.env.RULEWRIGHT_CACHE;
    expect(readdirSync(at('kept', 'texts')).length, 'what was read is kept').to.be.greaterThan(0);
    const result = resultIn('jobs');
    expect(writeResult(playedHere(result.settings, 0, 5, 5)) === text('jobs', 'result.json')).to.equal(true);
    expect(error).to.match(/Result: jobs\/result\.json/);
    expect(out).to.match(/rules exercised, \d+ of the \d+ testable ones/);
    expect(out).to.contain('The games came to too little to prove anything:');
    expect(out).to.match(/Decisions a game on average: \d, but at least 10 are needed\./);
    expect(code).to.equal(2);
  });

  it('writes nothing unless it is told where, and says what to add where something is found', async () => {
    const empty = new Workplace();
    try {
      const well = await empty.runHere('fuzz', ...short, '--runs', '2');
      expect(well.error).to.not.contain('Result:').and.not.contain('Nothing was written');
      const sick = await empty.runHere(
        'fuzz',
        ...short,
        '--runs',
        '3',
        '--decisions',
        '12',
        '--off',
        '704.5i',
        '--json',
      );
      const { findings } = JSON.parse(sick.out);
      expect(findings).to.have.length.greaterThan(0);
      expect(findings[0])
        .to.include.keys('game', 'message')
        .and.not.include.keys('file', 'feature', 'replay');
      expect(sick.error).to.match(
        /^Nothing was written\. With --out report\/fuzz the same command writes each game,/m,
      );
      expect(sick.code).to.equal(1);
      const merging = await runHere('fuzz', 'merge', at('jobs'));
      expect(merging.error).to.not.contain('Result:');
      expect(readdirSync(empty.folder)).to.deep.equal([]);
    } finally {
      empty.remove();
    }
  });

  it('is played in parts that make the same whole when they are merged', async () => {
    await play('part', '--runs', '5', '--shard', '2/3');
    const part = resultIn('part');
    const { settings, ranges } = part;
    expect(ranges).to.deep.equal([{ from: 1, to: 3 }]);
    const others = [playedHere(settings, 3, 5, 5), playedHere(settings, 0, 1, 5)];
    for (const [number, each] of others.entries()) place.write(`${number}.json`, writeResult(each));
    const whole = writeResult(playedHere(settings, 0, 5, 5));
    place.write('whole.json', whole);

    const merge = (out: string, ...files: string[]) =>
      runHere('fuzz', 'merge', ...files.map((file) => at(file)), '--out', at(out));
    return merge('merged', '0.json', 'part/result.json', '1.json').then(async ({ out, code }) => {
      expect(text('merged', 'result.json') === whole).to.equal(true);
      const again = await merge('second', 'whole.json');
      expect(again.out.replaceAll('second', 'merged')).to.equal(out);
      expect(again.code).to.equal(code);

      const missing = await merge('missing', '0.json', '1.json');
      expect(missing.out).to.contain('Not played: games 1 to 2 are missing.');
      expect(missing.code).to.equal(2);

      const overlapping = await merge('both', 'whole.json', '1.json');
      expect(overlapping.error).to.match(
        /^".*1\.json" can't be merged with ".*whole.*: game 0 is in another one/,
      );
      expect(overlapping.code).to.equal(2);
    });
  });

  it('keeps games that reach something new, plays them first, and names damaged ones', async () => {
    await play('learning', '--runs', '4', '--corpus', 'corpus');
    const kept = readdirSync(at('corpus'));
    expect(kept.length).to.be.greaterThan(1);
    writeFileSync(at('corpus', 'broken.json'), '{');
    const { error } = await play('learned', '--runs', '1', '--corpus', 'corpus');
    expect(error).to.match(/corpus\/broken\.json" is skipped, for it is no entry of a corpus/);
    const learned = resultIn('learned');
    expect(learned.settings.corpus?.entries).to.equal(kept.length);
    expect(learned.games).to.equal(kept.length + 1);
    expect(learned.coverage).to.include.members([...resultIn('learning').coverage]);
  });
});

describe('wrong input of rulewright fuzz ends in one sentence:', () => {
  const wrong = async (args: string[], wanted: RegExp, wantedCode = 2): Promise<void> => {
    oneSentence(await runHere('fuzz', ...args), wanted, wantedCode);
  };

  it('a part that is written nowhere', async () => {
    await wrong(['--rulebook', 'legions-of-will', '--runs', '4', '--shard', '1/2'], /say with --out where/);
  });

  it('a rulebook, a rule or a fault that there is not', async () => {
    await wrong(['--rulebook', 'chess'], /There is no rulebook "chess" here/);
    const own = new Workplace();
    after(() => own.remove());
    const stored = path.join(own.folder, 'rulebooks/pebbles/2020-01-01.json');
    mkdirSync(path.dirname(stored), { recursive: true });
    writeFileSync(stored, JSON.stringify(bookFrom(pebbles).rulebook));
    oneSentence(
      await own.runHere('fuzz', '--rulebook', 'pebbles'),
      /^Games of pebbles can't be played at random yet; those of legions-of-will/,
    );
    await wrong(['--rulebook', 'legions-of-will', '--off', '704.5z'], /has no rule 704\.5z/);
    await wrong(['--fault', 'gremlins'], /there is no such fault/);
  });

  it('numbers, times and parts that are none', async () => {
    await wrong(['--shard', '3/2', '--runs', '4'], /--shard.*such as 1\/4 to 4\/4/);
    await wrong(['--shard', '0/2', '--runs', '4'], /such as 1\/4 to 4\/4/);
    await wrong(['--shard', '1/2'], /say how many with --runs/);
    await wrong(['--time', 'abc'], /--time.*such as 30s, 10m or 1h/);
    await wrong(['--runs', '0'], /whole number from 1 on/);
    await wrong(['--jobs', '0'], /from 1 to 99/);
    await wrong(['--check', 'some'], /Allowed choices are cheap, all/);
  });

  it('folders that are files, or where nothing can be written', async () => {
    place.write('file', 'x');
    await wrong(['--runs', '3', '--out', at('file')], /--out ".*file" is a file/);
    await wrong(
      ['--runs', '3', '--corpus', at('file')],
      /^--corpus ".*file" is a file: a corpus is a folder/,
    );
    await wrong(['--runs', '3', '--out', '/proc/fuzz'], /Nothing can be written to "\/proc\/fuzz"/);
    await wrong(['--runs', '3', '--corpus', '/proc/fuzz'], /^--corpus "\/proc\/fuzz" can't be written to/);
    expect(existsSync('/proc/fuzz')).to.equal(false);
  });

  it('a state that is damaged', async () => {
    mkdirSync(at('damaged'));
    place.write('damaged/campaign.json', '{');
    await wrong(
      ['--rulebook', 'legions-of-will', '--runs', '1', '--out', at('damaged')],
      /campaign\.json" is damaged \(it is no JSON\): remove it/,
    );
  });

  it('files to merge that are none, or of different campaigns', async () => {
    await wrong(['merge', 'nowhere.json'], /"nowhere\.json" can't be read/);
    place.write('no.json', '{}');
    await wrong(['merge', at('no.json')], /no\.json" is no result of "rulewright fuzz" \(at /);
    const settings: RangeSettings = {
      rulebook: 'legions-of-will',
      seed: 1,
      most: 2,
      deck: 5,
      swarm: false,
      check: 'cheap',
      every: 16,
      off: [],
      engine: 'an engine',
      code: 'a digest',
    };
    place.write('one.json', writeResult(playedHere(settings, 0, 1, 2)));
    place.write('two.json', writeResult(playedHere({ ...settings, seed: 2 }, 1, 2, 2)));
    await wrong(['merge', at('one.json'), at('two.json')], /: its seed is 2 instead of 1\.$/);
  });

  it('an engine that there is not', async () => {
    const none = ['--runs', '2', '--out', at('none'), '--engine', 'no-such-engine'];
    await wrong(none, /--engine "no-such-engine" can't be started/, 2);
  });
});
