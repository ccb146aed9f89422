import { describe, it } from 'node:test';
import { expect } from 'chai';
import { ReferenceEngine } from '../port/in-process';
import { PassedOn } from '../port/passed-on';
import { Unsupported } from '../port/problems';
import { deterministic } from './invariants/replayed';
import { exactUndo } from './invariants/undo';
import { FOUND, PropertyScenario } from './property';
import { fuzzedRulebook, fuzzedRulebooks } from './rulebooks';
import { capacity } from './rulebooks/legions-of-will/invariants/capacity';
import { refill } from './rulebooks/legions-of-will/invariants/refill';

/** A scenario that says some sentences, on an engine. */
const saying = (engine = new ReferenceEngine(), ...said: readonly string[]): PropertyScenario =>
  PropertyScenario.from('a.feature:7', { seed: 3 }, {}, engine, said);

/** An engine that is found elsewhere: it is started by a command. */
class Elsewhere extends PassedOn {
  override get command(): string {
    return 'elsewhere';
  }
}

describe('a property scenario', () => {
  it('watches what it says, and nothing else', () => {
    const silent = saying(undefined, capacity.gherkin);
    silent.randomGames('legions-of-will', 3, 1, 8);
    silent.plant('undo takes back too much');
    silent.play(150);
    expect(() => silent.isBroken(capacity)).to.throw('No such game was found');
    const watching = saying(undefined, `${FOUND} ${exactUndo.broken}`);
    watching.randomGames('legions-of-will', 3, 1, 8);
    watching.plant('undo takes back too much');
    watching.play(150);
    expect(() => watching.isBroken(exactUndo)).to.not.throw();
  });

  it('says why games of a rulebook have no such property', () => {
    const games = saying(undefined, refill.gherkin);
    games.randomGames('riftbound', 1, 1, 8);
    games.play(5);
    expect(() => games.holds(refill)).to.throw(
      'In these games of Riftbound nobody watches whether "every hand below its maximum has been refilled as far as its deck allows when a player gets priority": no rule of it bounds a hand or refills one.',
    );
    expect(() => games.loops('riftbound', 1, 'mandatory')).to.throw(
      /^No loop can begin in a game of Riftbound: .*no rule makes a game a draw\.$/,
    );
  });

  it('is unsupported where it takes two games at once and the engine can play one', () => {
    const engine = new Elsewhere(new ReferenceEngine());
    const games = PropertyScenario.from('a.feature:7', { seed: 3 }, {}, engine, [deterministic.gherkin]);
    games.randomGames('legions-of-will', 2, 1, 8);
    games.play(150);
    for (const says of [() => games.holds(deterministic), () => games.isBroken(deterministic)])
      expect(says).to.throw(Unsupported, /second game at the same time/);
  });

  it('knows why a rulebook lacks only what another one has', () => {
    const all = fuzzedRulebooks.map((id) => fuzzedRulebook(id));
    for (const rulebook of all) {
      const others = all.filter((each) => each !== rulebook).flatMap((each) => each?.invariants ?? []);
      const names = new Set(others.map(({ name }) => name));
      const own = new Set(rulebook?.invariants.map(({ name }) => name));
      for (const name of Object.keys(rulebook?.properties.without ?? {})) {
        expect(names, name).to.include(name);
        expect(own, name).not.to.include(name);
      }
    }
  });
});
