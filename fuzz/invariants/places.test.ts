import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Observation } from '../../port/contract';
import { ReferenceEngine } from '../../port/in-process';
import { PassedOn } from '../../port/passed-on';
import { Moment, Reach } from '../invariant';
import { seeded } from '../numbers';
import { byNumbers, playGame, type Violation } from '../play';
import { tableFrom } from '../rulebooks/legions-of-will/random-tables';
import { wrongOffer } from './offers';
import { onePlace } from './places';

/** An engine that shows another table than there is. */
class Showing extends PassedOn {
  constructor(private readonly shown: (seen: Observation) => Observation) {
    super(new ReferenceEngine());
  }

  override observe(viewer?: number): Observation {
    return this.shown(super.observe(viewer));
  }
}

function violation(shown: (seen: Observation) => Observation): Violation | undefined {
  const table = tableFrom(
    { shape: 0, deal: 5, things: [1, 22, 333, 4444, 55555], moves: [], rest: 0 },
    { deck: 12 },
  );
  const port = new Showing(shown);
  return playGame(port, table, { most: 20, invariants: [onePlace], answer: byNumbers(seeded(4)) }).violation;
}

describe('one place', () => {
  it('is kept by a game as it is', () => {
    expect(violation((seen) => seen)).to.equal(undefined);
  });

  it('is not, where an object is listed twice', () => {
    const twice = violation(({ objects, ...seen }) => ({
      ...seen,
      objects: [...objects, ...objects.slice(2, 3)],
    }));
    expect(twice?.invariant).to.equal(onePlace);
    expect(twice?.message).to.match(/^".+" is listed twice\.$/);
  });

  it('is not, where an object is attached to nothing that is there', () => {
    const lost = violation(({ objects, ...seen }) => {
      const base = objects.find((object) => object.at !== undefined)?.at;
      return { ...seen, objects: objects.filter(({ id }) => id !== base) };
    });
    expect(lost?.message).to.match(/^".+" is attached to something that isn't on the table\.$/);
  });
});

describe('an offer', () => {
  it('is wrong with an object that is not on the table', () => {
    const port = new Showing(({ objects, ...seen }) => ({ ...seen, objects: objects.slice(1) }));
    port.setup(tableFrom({ shape: 0, deal: 5, things: [], moves: [], rest: 0 }, { deck: 12 }));
    const first = port.observe().objects[0]?.id;
    const decision = {
      player: 0,
      kind: 'choose' as const,
      purpose: 'priority',
      rule: '111.1',
      options: [{ label: 'Play it', action: 'play', object: 'o0' }],
      minimum: 1,
      maximum: 1,
      amount: 0,
      minimums: [],
    };
    const judged = new Set(['play']);
    const wrong = (object: string | undefined): string | undefined =>
      wrongOffer(
        new Moment(
          port,
          { ...decision, options: decision.options.map((option) => ({ ...option, object })) },
          [],
          new Reach(),
        ),
        judged,
        () => undefined,
      );
    expect(wrong('nowhere')).to.match(/is offered to play "nowhere", which is not on the table\.$/);
    expect(wrong(first)).to.equal(undefined);
    expect(wrong(undefined)).to.equal(undefined);
  });
});
