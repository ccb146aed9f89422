import { describe, it } from 'node:test';
import { expect } from 'chai';
import { Marbles, type MarbleTypes } from '../test/marbles';
import { preventionBy } from './prevention';

const game = new Marbles({});
const marble = game.put('opal', 0, game.inPlay);

/** Chips that fly off a marble, of which a cloth keeps some back; nothing keeps back those of a marble that is chipped already. */
const keepingBack = preventionBy<MarbleTypes>({
  amountPrevented: (_game, damage, most) => Math.min(damage, most),
  cantBePrevented: (_game, { about }) => about.chipped === true,
  dealing: (event, amount) => event.with({ amount }),
  tells: (on, { about: { object } }, amount) => [
    on.event('keep back', object ? { object, amount } : { amount }),
  ],
});

const chipping = (amount: number, chipped = false) => game.event('chip', { object: marble, amount, chipped });

const told = (amount: number, most: number, chipped = false) => {
  const { modified, prevented } = keepingBack(game, chipping(amount, chipped), most);
  return { prevented, events: modified.events.map(({ kind, about }) => `${kind} ${about.amount}`) };
};

describe('preventing damage', () => {
  it('leaves the rest of it, and tells how much was prevented', () => {
    expect(told(3, 2)).to.deep.equal({ prevented: 2, events: ['chip 1', 'keep back 2'] });
  });

  it('leaves no event of damage where all of it was prevented', () => {
    expect(told(3, Number.POSITIVE_INFINITY)).to.deep.equal({ prevented: 3, events: ['keep back 3'] });
  });

  it('prevents nothing of what it can do nothing about', () => {
    expect(told(3, 0)).to.deep.equal({ prevented: 0, events: ['chip 3'] });
    expect(told(3, 2, true)).to.deep.equal({ prevented: 0, events: ['chip 3'] });
  });
});
