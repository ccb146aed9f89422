import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { Workplace } from './test/command';
import { worthwhileJobs } from './worthwhile-jobs';

const place = new Workplace();
after(() => place.remove());

describe('the number of processes that scenarios are played in', () => {
  const plenty = { processors: 8, memory: 2 ** 34 };

  it('is one for few scenarios and for another engine, else one for every two processors', () => {
    expect(worthwhileJobs(undefined, 30, plenty)).to.equal(1);
    expect(worthwhileJobs(undefined, 0, plenty)).to.equal(1);
    expect(worthwhileJobs(undefined, 1700, plenty)).to.equal(2);
    expect(worthwhileJobs(undefined, 9000, plenty)).to.equal(4);
    expect(worthwhileJobs('python3 engine.py', 9000, plenty)).to.equal(1);
  });

  it('is one where there are two processors, or where there is no memory for more', () => {
    expect(worthwhileJobs(undefined, 9000, { ...plenty, processors: 2 })).to.equal(1);
    expect(worthwhileJobs(undefined, 9000, { ...plenty, processors: 1 })).to.equal(1);
    expect(worthwhileJobs(undefined, 9000, { ...plenty, memory: 2 ** 30 })).to.equal(2);
    expect(worthwhileJobs(undefined, 9000, { ...plenty, memory: 0 })).to.equal(1);
  });

  it('changes nothing: results, their order and the files are those of one', async () => {
    const features = path.join(__dirname, '..', 'features', 'legions-of-will', '5-turn-structure');
    const files = readdirSync(features).slice(1, 4);
    const outputs = async (jobs: string): Promise<readonly unknown[]> => {
      mkdirSync(path.join(place.folder, jobs));
      const given = files.map((file) => path.join(features, file));
      const junit = path.join(jobs, 'junit.xml');
      const report = path.join(jobs, 'report');
      const args = [
        'check',
        ...given,
        '--off',
        '502.1',
        '--jobs',
        jobs,
        '--report',
        report,
        '--junit',
        junit,
      ];
      const { code, error } = jobs === '1' ? await place.runHere(...args) : place.run(...args);
      const results = JSON.parse(readFileSync(path.join(place.folder, report, 'results.json'), 'utf8'));
      return [
        code,
        error,
        withoutTimes(results),
        withoutTimes(readFileSync(path.join(place.folder, junit), 'utf8')),
      ];
    };
    const one = await outputs('1');
    expect(JSON.stringify(one)).to.match(/"scenarios":\[\{.*"verdict":"failed"/);
    expect(await outputs('2')).to.deep.equal(one);
  });
});

/** Results, or a file, without what differs from run to run: when and how long. */
function withoutTimes(results: unknown): unknown {
  if (typeof results === 'string') return results.replace(/ time(?:stamp)?="[^"]*"/g, '');
  return JSON.parse(
    JSON.stringify(results, (key, value) => (['origin', 'milliseconds'].includes(key) ? undefined : value)),
  );
}
