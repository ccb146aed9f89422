import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { CardSpecification, PlayerSetup, SetupRequest } from '../../port/contract';
import { ReferenceEngine } from '../../port/in-process';
import { Moment, Reach } from '../invariant';
import { seeded } from '../numbers';
import { inGeneratedGames } from '../rulebooks/legions-of-will';

const keep: CardSpecification = {
  name: 'Stone Keep',
  types: ['base'],
  fields: { defense: 9, capacity: 5, production: 3, activationCost: 1 },
  text: 'Pay 0: Gain 1 resource.',
};
const unit = (name: string, text = ''): CardSpecification => ({
  name,
  types: ['unit'],
  fields: { cost: 1, will: 3, power: 2 },
  text,
});
const hinge = unit('Hinge', 'If an opponent would draw a card, that player discards a card instead.');

/** Alice's and Bob's hands are refilled as the game begins; where Alice and Carol have hinges Alice discards instead, before Bob is asked. */
const table = (card: CardSpecification): SetupRequest => {
  const side = (
    name: string,
    attached: readonly CardSpecification[],
    ...hand: CardSpecification[]
  ): PlayerSetup => ({
    name,
    zones: { deck: [unit(`Last of ${name}`)], hand },
    permanents: [{ card: keep, attached: attached.map((each) => ({ card: each })) }],
  });
  return {
    rulebook: 'legions-of-will',
    seed: 1,
    from: { activePlayer: 2, part: 'resource step', turn: 3 },
    players: [
      side('Alice', [card], unit('Crow')),
      side('Bob', [], unit('Boar')),
      side('Carol', [card], unit('Ox'), unit('Elk')),
    ],
  };
};

const hidden = inGeneratedGames.find(({ number }) => number === 'G9');

/** What is said of a table at its first decision, with the opponents' cards dealt anew so often; and how often it was. */
function said(setup: SetupRequest): { readonly wrong: readonly string[]; readonly compared: number } {
  const reach = new Reach();
  const wrong: string[] = [];
  for (let seed = 1; seed <= 8; seed += 1) {
    const port = new ReferenceEngine();
    port.setup(setup);
    const another = (): ReferenceEngine => new ReferenceEngine();
    const watcher = hidden?.watch({
      port,
      table: setup,
      chance: seeded(seed),
      every: 1,
      another,
      answers: [],
    });
    const found = watcher?.look(new Moment(port, port.legal(), port.trace(), reach));
    if (found !== undefined) wrong.push(found);
  }
  return { wrong, compared: reach.of("a table with the opponents' hidden cards dealt anew") };
}

describe("the opponents' hidden cards (G9)", () => {
  it('may be seen where they have been discarded before anybody decides', () => {
    expect(said(table(hinge))).to.deep.equal({ wrong: [], compared: 0 });
  });

  it('are dealt anew where all of them are still hidden', () => {
    const { wrong, compared } = said(table(unit('Ram')));
    expect(wrong).to.deep.equal([]);
    expect(compared).to.be.above(0);
  });
});
