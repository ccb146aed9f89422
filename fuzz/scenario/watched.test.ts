import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Observation, SetupRequest } from '../../port/contract';
import { ReferenceEngine } from '../../port/in-process';
import { PassedOn } from '../../port/passed-on';
import { fuzzedRulebook, fuzzedRulebooks } from '../rulebooks';
import { everyInvariant, holdsIn } from './watched';

/** Shows everybody everything. */
class Glass extends PassedOn {
  override observe(): Observation {
    return super.observe();
  }
}

const table: SetupRequest = {
  rulebook: 'legions-of-will',
  seed: 0,
  players: ['Alice', 'Bob'].map((name) => ({
    name,
    zones: { hand: [] },
    permanents: [
      {
        card: { name: `${name}'s base`, types: ['base'], fields: { defense: 10, capacity: 7 } },
        attached: [{ card: { name: `${name}'s trap`, types: ['trap'] }, statuses: ['face down'] }],
      },
    ],
  })),
  from: { activePlayer: 0, part: 'prebattle main phase', turn: 3 },
  stops: 'every priority',
};

describe('an invariant that a scenario speaks of', () => {
  it('is that of the rulebook whose game is played, where several have one sentence', () => {
    const sentence = 'no player sees, or is offered, anything that depends on the opponents';
    const said = everyInvariant.find(({ gherkin }) => gherkin.startsWith(sentence));
    const twins = fuzzedRulebooks.map((id) =>
      fuzzedRulebook(id)?.invariants.find(({ gherkin }) => gherkin === said?.gherkin),
    );
    expect(new Set(twins).size, 'each rulebook has its own').to.equal(fuzzedRulebooks.length);
    if (!said) throw new Error('No invariant says so.');
    const played = (engine: PassedOn | ReferenceEngine) => ({
      engine,
      request: table,
      acts: [],
      acknowledge: () => {},
    });
    expect(() => holdsIn(played(new Glass(new ReferenceEngine())), said)).to.throw("Bob's");
    expect(() => holdsIn(played(new ReferenceEngine()), said)).not.to.throw();
  });
});
