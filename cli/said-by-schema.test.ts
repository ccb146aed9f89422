import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { times } from '../engine/kernel/test/deep';
import { ReferenceEngine } from '../port/in-process';
import { heldToSchemas } from '../port/test/held-to-schemas';
import { useEngine } from '../port/under-test';
import type { ScenarioResult } from '../reports/model';
import { Scenarios } from '../reports/scenarios';
import { bookWritten } from './edition-written';
import { filesBelow, findHome, stepFiles } from './home';
import { play } from './run';

const BOOKS = ['magic', 'magic-rulings-summary'];
const features = path.join(__dirname, '..', 'features');

/** Every so many files of scenarios, evenly; all of them in a deep run. */
const EVERY = times(12, 1);
const files = BOOKS.flatMap((book) => filesBelow(path.join(features, book), '.feature')).filter(
  (_, place) => place % EVERY === 0,
);

describe('what is said between runner and engine in scenarios of Magic', () => {
  after(() => useEngine(new ReferenceEngine()));

  it('is what the published schemas say, in each edition', async () => {
    const { engine, said } = heldToSchemas();
    useEngine(engine);
    const scenarios = new Scenarios(bookWritten(BOOKS));
    const played: ScenarioResult[] = [];
    await play(
      { files, tags: 'not @property', off: [], seed: 1 },
      stepFiles(findHome()),
      false,
      (message) => {
        const result = scenarios.update(message);
        if (result) played.push(result);
      },
    );
    const others = played.filter(({ verdict }) => verdict !== 'passed');
    expect(others.map(({ id, failure }) => `${id}: ${failure?.what}`)).to.deep.equal([]);
    expect(played.length).to.be.above(50);
    for (const message of ['setup', 'legal', 'act', 'observe', 'trace'])
      expect(said.get(message), message).to.be.above(0);
  });
});
