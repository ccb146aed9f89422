import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Filter } from '../../text/tree/shared';
import { type Marble, Marbles, type MarbleTypes } from '../test/marbles';
import { describing, sharedParts } from './filters';

/** A number that stands in a marble's name; some have none. */
const weightOf = (name: string): number | undefined => {
  const found = /\d+/.exec(name);
  return found ? Number(found[0]) : undefined;
};

const parts = sharedParts<MarbleTypes>(
  {
    players: (_game, who, { controller }) => (who.who === 'you' ? [controller] : []),
    amount: (_game, of) => (of.amount === 'number' ? of.value : 0),
  },
  (_game, seat, whose, { controller }) => (whose === 'you') === (seat === controller),
  {
    isOfAnyType: (_game, _marble, { name }, types) => types.some((type) => name.includes(type)),
    subtypesOf: (_game, { name }) => name.split(' '),
    hasStatus: (_game, { isChipped }, status) => status === 'chipped' && isChipped,
    hasKeyword: (_game, _marble, { name }, keyword) => name.startsWith(keyword),
    numberOf: (_game, _marble, { name }) => weightOf(name),
    controllerOf: ({ owner }) => owner,
    isNoOther: () => false,
  },
);
const fits = describing<MarbleTypes>(parts);

class Knowing {
  readonly game = new Marbles({});
  readonly mine = this.game.put('red glass 3', 0, this.game.inPlay);
  readonly yours = this.game.put('blue glass 5', 1, this.game.inPlay);
  readonly plain = this.game.put('clay', 1, this.game.inPlay);

  /** Names of what a description means, as one of the marbles says it. */
  named(filter: Filter, source: Marble = this.mine): readonly string[] {
    const context = this.game.contextOf(source);
    return this.game.inPlay.objects
      .filter((marble) => fits(this.game, filter, marble, context))
      .map(({ card }) => card.name);
  }
}

describe('a description', () => {
  it('without parts means everything', () => {
    expect(new Knowing().named({})).to.deep.equal(['red glass 3', 'blue glass 5', 'clay']);
  });

  it('means what every part of it fits', () => {
    const table = new Knowing();
    expect(table.named({ types: ['glass'] })).to.deep.equal(['red glass 3', 'blue glass 5']);
    expect(table.named({ types: ['glass'], notSubtypes: ['red'] })).to.deep.equal(['blue glass 5']);
    expect(table.named({ types: ['glass'], controller: 'you' })).to.deep.equal(['red glass 3']);
    expect(table.named({ names: ['clay'], keyword: 'clay' })).to.deep.equal(['clay']);
  });

  it('with "other" means neither who says it nor what was spoken of', () => {
    const table = new Knowing();
    expect(table.named({ other: true })).to.deep.equal(['blue glass 5', 'clay']);
    expect(table.named({ other: true }, table.plain)).to.deep.equal(['red glass 3', 'blue glass 5']);
  });

  it('by a number means what has the number, whatever it is compared with', () => {
    const table = new Knowing();
    const weighing = (is: 'at least' | 'at most' | 'exactly', value: number): Filter => ({
      compare: [{ characteristic: 'weight', is, amount: { amount: 'number', value } }],
    });
    expect(table.named(weighing('at most', 4))).to.deep.equal(['red glass 3']);
    expect(table.named(weighing('at least', 0))).to.deep.equal(['red glass 3', 'blue glass 5']);
    expect(table.named(weighing('exactly', 0))).to.deep.equal([]);
  });

  it('by a status means what has it now', () => {
    const table = new Knowing();
    const chipped: Filter = { statuses: ['chipped'] };
    expect(table.named(chipped)).to.deep.equal([]);
    table.game.set(table.yours, 'isChipped', true);
    expect(table.named(chipped)).to.deep.equal(['blue glass 5']);
  });

  it('can be asked of objects as they would be', () => {
    const table = new Knowing();
    const context = table.game.contextOf(table.mine);
    const asGlass = () => ({ name: 'glass', supertypes: [] });
    expect(fits(table.game, { types: ['glass'] }, table.plain, context)).to.equal(false);
    expect(fits(table.game, { types: ['glass'] }, table.plain, context, asGlass)).to.equal(true);
  });
});
