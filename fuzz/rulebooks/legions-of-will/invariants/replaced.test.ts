import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { replaced } from './replaced';

const ant = (of: Partial<StagedObject> = {}): StagedObject => ({
  id: 'Ant',
  zone: 'battlefield',
  types: ['unit'],
  controller: 1,
  ...of,
});

describe('what is replaced in a made-up game (L69)', () => {
  const happens = (
    text: string,
    line: StagedLine,
    ...others: readonly StagedObject[]
  ): string | undefined => {
    const elder: StagedObject = {
      id: 'Elder',
      zone: 'battlefield',
      types: ['unit'],
      controller: 0,
      abilities: [text],
    };
    return saidOf(replaced, [
      { objects: [elder, ant(), ...others] },
      { lines: [line], objects: [elder, ant(), ...others] },
    ]);
  };
  const dies: StagedLine = { kind: 'destroy', object: 'Ant', detail: 'graveyard' };

  it('never happens to the units that the text names', () => {
    const text = 'If a unit would be destroyed, expel it instead.';
    expect(happens(text, dies)).to.equal(`"destroy", and "Elder" says: ${text}`);
    expect(happens(text, { kind: 'expel', object: 'Ant', detail: 'expelled' })).to.equal(undefined);
    expect(happens('If a unit you control would be destroyed, expel it instead.', dies)).to.equal(undefined);
    expect(happens('If a unit an opponent controls would be destroyed, expel it instead.', dies)).to.contain(
      'Elder',
    );
    expect(happens('If this unit would be destroyed, expel it instead.', dies)).to.equal(undefined);
    expect(happens('If a unit would be put into a graveyard, expel it instead.', dies)).to.contain('Elder');
  });

  it('never happens to players, and is changed in number as the text says', () => {
    const gains = (player: number, amount: number): StagedLine => ({ kind: 'gain resource', player, amount });
    expect(happens('If you would gain resource, draw a card instead.', gains(0, 1))).to.contain('Elder');
    expect(happens('If you would gain resource, draw a card instead.', gains(1, 1))).to.equal(undefined);
    expect(happens('If you would gain resource, you gain twice that much instead.', gains(0, 4))).to.equal(
      undefined,
    );
    expect(happens('If you would gain resource, you gain twice that much instead.', gains(0, 3))).to.contain(
      'Elder',
    );
    expect(
      happens('If an opponent would draw a card, that player discards a card instead.', {
        kind: 'draw a card',
        player: 1,
      }),
    ).to.contain('Elder');
    const discards: StagedLine = { kind: 'discard a card', object: 'Ox', player: 1 };
    expect(happens('If a card would be discarded, expel it instead.', discards)).to.contain('Elder');
  });

  it('may be where something else in play replaces things', () => {
    const other: StagedObject = {
      id: 'Other',
      zone: 'battlefield',
      abilities: ['If you would draw a card, you gain 1 resource instead.'],
    };
    expect(happens('If a unit would be destroyed, expel it instead.', dies, other)).to.equal(undefined);
  });
});
