import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { ScenarioResult } from '../reports/model';
import { explanationsOf, type Failed } from './explanations';

const rulebook = 'legions-of-will';
const newestFirst = ['111.4', '406.5', '500.2'];

/** A scenario that failed on another engine, at a claim about some rules. */
const failed = (id: number, ...about: readonly string[]): Failed => ({
  id: `a.feature:${id}`,
  uri: 'a.feature',
  line: id,
  name: '',
  feature: '',
  rulebook,
  rules: about,
  tags: [],
  verdict: 'failed',
  milliseconds: 1,
  steps: [],
  exercised: [],
  trace: [],
  failure: { axis: 'behaviour', what: '', signature: `as ${id}`, cause: '', about, affected: [] },
});

/** What explains failures, where some are shown alike by each rule; and how many scenarios were played for it. */
async function explain(
  failures: readonly Failed[],
  exercised: readonly string[],
  alike: Readonly<Record<string, (result: Failed) => boolean>>,
) {
  let played = 0;
  const asked: string[] = [];
  const explanations = await explanationsOf(
    failures,
    new Map(failures.map(({ id }) => [id, exercised])),
    async (ids, off) => {
      played += ids.length;
      asked.push(off);
      return failures
        .filter((each) => ids.includes(each.id))
        .flatMap((each): readonly ScenarioResult[] =>
          alike[off]?.(each) ? [each] : [{ ...each, verdict: 'passed', failure: undefined }],
        );
    },
  );
  const told = explanations.map(({ number, variant, ids }) => [number, variant, ids.size] as const);
  return { told, played, asked };
}

describe('what lets the reference engine fail as another engine did', () => {
  it('is looked for among rules that failing claims are about, and among variants of what is exercised', async () => {
    const failures = [1, 2, 3, 4, 5].map((id) => failed(id, id > 3 ? '605.2c' : '405.1'));
    const { told, asked } = await explain(failures, newestFirst, {
      '405.1': ({ id }) => id === 'a.feature:1',
      'vary 111.4 in which order: the oldest first': () => true,
    });
    expect(asked.slice(0, 4)).to.deep.equal([
      '405.1',
      '605.2c',
      'vary 111.4 in which order: the oldest first',
      'vary 111.4 which: all but one',
    ]);
    expect(told.at(-1)).to.deep.equal(['111.4', 'the oldest first instead of the newest first', 5]);
    expect((await explain(failures, [], {})).asked).to.deep.equal(['405.1', '605.2c']);
  });

  it('plays no more than two thousand scenarios, and few of each where much is suspected', async () => {
    const failures = Array.from({ length: 1500 }, (_, id) => failed(id, '605.2c', '405.1', '704.5c'));
    const { told, played } = await explain(failures, newestFirst, {
      'vary 111.4 in which order: the oldest first': () => true,
      '605.2c': ({ id }) => Number(id.slice('a.feature:'.length)) % 2 === 0,
    });
    expect(played).to.be.most(2000);
    expect(told).to.deep.equal([['111.4', 'the oldest first instead of the newest first', 1500]]);
  });

  it('is nothing that no rulebook knows', async () => {
    expect((await explain([failed(1, '999.9')], [], {})).asked).to.deep.equal([]);
  });
});
