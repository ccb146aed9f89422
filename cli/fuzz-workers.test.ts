import { execFileSync } from 'node:child_process';
import { before, describe, it } from 'node:test';
import { expect } from 'chai';
import { merged } from '../fuzz/merge/merge';
import { writeResult } from '../fuzz/merge/result-text';
import { lostGame, playRange } from '../fuzz/range';
import type { RangeResult, RangeSettings } from '../fuzz/range-result';
import { ReferenceEngine } from '../port/in-process';
import { FuzzWorkers } from './fuzz-workers';

const settings: RangeSettings = {
  rulebook: 'legions-of-will',
  seed: 7,
  most: 4,
  deck: 10,
  swarm: true,
  check: 'cheap',
  every: 16,
  off: [],
  engine: 'an engine',
  code: 'a digest',
};

/** A game that takes a second: whoever begins it is still at it when it is killed. */
const LONG = 7;

/** Plays the long game and three more, and kills the process that plays so many times as it begins. */
async function playKilling(times: number): Promise<{ results: RangeResult[]; lost: number[] }> {
  const results: RangeResult[] = [];
  const lost: number[] = [];
  let killed = 0;
  const workers = new FuzzWorkers({ settings, options: { deadline: 1000, restarts: 0 } }, 1, ({ games }) => {
    if (games > 0 || killed >= times) return;
    killed += 1;
    // The newest: those of other tests may still be about to end.
    const child = execFileSync('pgrep', ['-n', '-f', '-P', String(process.pid), 'fuzz-part'], {
      encoding: 'utf8',
    });
    process.kill(Number(child.trim()), 'SIGKILL');
  });
  const ranges = [{ from: LONG, to: LONG + 4 }];
  try {
    await workers.play({
      next: () => ranges.shift(),
      done: (result) => results.push(result),
      lost: (game, why) => {
        lost.push(game);
        results.push(lostGame(settings, game, why));
      },
    });
  } finally {
    workers.close();
  }
  return { results, lost };
}

const playedHere = (from: number, to: number): RangeResult =>
  playRange(settings, { from, to }, { port: new ReferenceEngine() });

describe('a process that plays games', () => {
  const unfilled = { ...settings, off: ['704.5i'] };
  const range = { from: 8, to: 16 };
  const told: number[] = [];
  const results: RangeResult[] = [];
  before(async () => {
    const ranges = [range];
    const job = { settings: unfilled, options: { deadline: 1000, restarts: 0 } };
    const workers = new FuzzWorkers(job, 1, ({ games }) => told.push(games));
    try {
      await workers.play({
        next: () => ranges.shift(),
        done: (result) => results.push(result),
        lost: () => expect.fail('Nothing was lost.'),
      });
    } finally {
      workers.close();
    }
  });

  it('tells of each one, so that the one at which it hangs is known', () => {
    expect(told).to.deep.equal([0, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('tells at once of what it finds, and of the rest of its range in the end', () => {
    const [first] = results;
    expect(first?.findings).to.have.length(1);
    expect(first?.ranges).to.deep.equal([{ from: 8, to: (first?.findings[0]?.first.game ?? NaN) + 1 }]);
    expect(first?.games).to.be.lessThan(8);
    const whole = playRange(unfilled, range, { port: new ReferenceEngine() });
    expect(writeResult(merged(results)) === writeResult(merged([whole]))).to.equal(true);
  });
});

describe('a process that plays games and is killed', () => {
  it('is followed by another one that plays its range again', async () => {
    const { results, lost } = await playKilling(1);
    expect(lost).to.deep.equal([]);
    expect(writeResult(merged(results)) === writeResult(playedHere(LONG, LONG + 4))).to.equal(true);
  });

  it('makes a finding of the game at which that happens twice, and the others are played', async () => {
    const { results, lost } = await playKilling(2);
    expect(lost).to.deep.equal([LONG]);
    const { games, broken, findings } = merged(results);
    expect({ games, broken }).to.deep.equal({ games: 4, broken: 1 });
    expect(findings[0]?.first.message).to.match(/ended the process that it ran in, twice at the same game/);
    expect(merged(results).coverage).to.deep.equal(playedHere(LONG + 1, LONG + 4).coverage);
  });
});
