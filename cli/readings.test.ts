import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { playableReadings } from '../rulebooks/readings';
import { runHere } from './test/run-here';

const folder = mkdtempSync(path.join(tmpdir(), 'readings-'));
after(() => rmSync(folder, { recursive: true }));

/** How scenarios ended, each as its name and its verdict. */
async function endings(...args: readonly string[]): Promise<readonly (readonly [string, string])[]> {
  const { out } = await runHere('check', ...args, '--jobs', '1', '--json');
  const {
    scenarios,
  }: { readonly scenarios: readonly { readonly name: string; readonly verdict: string }[] } = JSON.parse(out);
  return scenarios.map(({ name, verdict }) => [name, verdict]);
}

const verdictsOf = async (...args: readonly string[]) =>
  new Set((await endings(...args)).map(([, verdict]) => verdict));

for (const rulebook of ['legions-of-will', 'riftbound']) {
  const own = path.join('features', 'harness', 'readings', `${rulebook}.feature`);

  describe(`the readings of ${rulebook} that can be played`, () => {
    it('hold in their scenarios, each of which fails as the rulebook is read', async () => {
      expect(await verdictsOf(own)).to.deep.equal(new Set(['passed']));
      const taken = path.join(folder, `${rulebook}.feature`);
      writeFileSync(taken, readFileSync(own, 'utf8').replaceAll(/ under ruling \S+ "[^"]+"/g, ''));
      expect(await verdictsOf(taken)).to.deep.equal(new Set(['failed']));
    });

    for (const { ruling, reading } of playableReadings(rulebook))
      it(`break scenarios of their ruling: ${ruling.id}=${reading.name}`, async () => {
        const files = new Set(ruling.scenarios.map((each) => each.replace(/(?<=\.feature): .*$/, '')));
        const tags = ['--tags', `@ruling:${ruling.id}`];
        const ended = await endings(...files, ...tags, '--ruling', `${ruling.id}=${reading.name}`);
        expect(ended.filter(([, verdict]) => verdict === 'failed')).not.to.deep.equal([]);
      });
  });
}
