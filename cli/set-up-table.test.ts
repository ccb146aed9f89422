import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { cardsOfSetup } from '../fuzz/cards-of-setup';
import type { Finding } from '../fuzz/finding';
import type { Invariant } from '../fuzz/invariant';
import { shrink } from '../fuzz/shrink/shrink';
import { type CardSpecification, SetupProblem, type SetupRequest } from '../port/contract';
import { ReferenceEngine } from '../port/in-process';
import { PassedOn } from '../port/passed-on';
import { games } from '../steps/terms';
import { arrangeIn } from './scene-arrangement';
import { runHere } from './test/run-here';

/** Sets up no table on which there is no Ox. */
class WantsAnOx extends PassedOn {
  override setup(request: SetupRequest): void {
    if (!cardsOfSetup(request).some(({ name }) => name === 'Ox')) throw new SetupProblem('There is no Ox.');
    super.setup(request);
  }
}

/** Broken by whatever anybody does. */
const neverAsked: Invariant = {
  number: 'X1',
  name: 'never asked',
  rules: ['111.1'],
  cost: 'cheap',
  documentation: '',
  gherkin: '',
  broken: '',
  mustReach: {},
  watch: () => {
    let asked = 0;
    return {
      look: () => {
        asked += 1;
        return asked > 1 ? 'Somebody was asked twice.' : undefined;
      },
    };
  },
};

const unit = (name: string): CardSpecification => ({
  name,
  types: ['unit'],
  fields: { cost: 1, will: 2, power: 3 },
});
const keep: CardSpecification = { name: 'Keep', types: ['base'], fields: { defense: 8, capacity: 3 } };
const found: Finding = {
  finding: 1,
  rulebook: 'legions-of-will',
  invariant: { number: 'X1', name: 'never asked' },
  message: 'Somebody was asked twice.',
  seed: 1,
  game: 0,
  engine: 'an engine',
  decisions: 1,
  answers: [[0]],
  table: {
    rulebook: 'legions-of-will',
    seed: 1,
    from: { activePlayer: 0, part: 'prebattle main phase', turn: 3 },
    stops: 'every priority',
    players: ['Alice', 'Bob'].map((name) => ({
      name,
      permanents: [{ card: { ...keep, name: `${name}'s Keep` }, attached: [{ card: unit('Ox') }] }],
    })),
  },
};

describe('the table of a finding that is made simpler', () => {
  const oxen = (engines: { readonly reference?: WantsAnOx }): number => {
    const words = games.find(({ rulebook }) => rulebook === 'legions-of-will');
    if (!words) throw new Error('There are no words for the game.');
    const port = new ReferenceEngine();
    const made = shrink(found, { port, invariant: neverAsked, arrange: arrangeIn(words), ...engines });
    if (!made) throw new Error('Nothing was made of it.');
    return cardsOfSetup(made.request).filter(({ name }) => name === 'Ox').length;
  };

  it('is one that the engine that is taken to be right sets up', () => {
    expect(oxen({})).to.equal(0);
    expect(oxen({ reference: new WantsAnOx(new ReferenceEngine()) })).to.equal(1);
  });
});

describe('a table of which a scenario says no more than matters', () => {
  it('has hands of as many cards as the rule says that is played, so that it is one that games come to', async () => {
    const feature = path.join(__dirname, '..', 'features', 'legions-of-will', '4-zones', '401-deck.feature');
    const { out } = await runHere('check', feature, '--off', 'set 402.2 to 3');
    expect(out).to.match(/^\d+ scenarios: \d+ passed, \d+ failed/m);
    expect(out).not.to.contain('setup error');
  });
});
