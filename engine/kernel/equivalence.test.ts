import { describe, it } from 'node:test';
import { expect } from 'chai';
import { equivalenceOf } from './equivalence';

interface Toy {
  readonly text: string;
  readonly effect: object;
  readonly limit?: object;
  readonly secret?: true;
  readonly context: {
    readonly source: { readonly name: string };
    readonly that: readonly { readonly name: string }[];
    readonly thatMuch: number;
    readonly thatPlayer: number | undefined;
    readonly place?: number;
  };
}

const areAlike = equivalenceOf<{ readonly name: string }, Toy>({
  particular: /this|that/,
  saying: ({ effect, limit }) => [effect, limit],
  nameOf: ({ context }) => context.source.name,
  hasOwn: ({ secret }) => secret === true,
  knowsTheSame: (one, other) => one.context.place === other.context.place,
});

const owl = { name: 'Owl' };
const secondOwl = { name: 'Owl' };
const raven = { name: 'Raven' };
const by = (source: typeof owl, more: Partial<Toy['context']> = {}): Toy['context'] => ({
  source,
  that: [],
  thatMuch: 0,
  thatPlayer: undefined,
  ...more,
});
/** Each has an effect of its own, as each card has a text of its own. */
const sings = (context: Toy['context'], more: Partial<Toy> = {}): Toy => ({
  text: 'sing',
  effect: { do: 'sing' },
  context,
  ...more,
});
const healing = (context: Toy['context']): Toy => ({
  text: 'heal this',
  effect: { do: 'heal', what: 'this' },
  context,
});

describe('abilities that wait for their order', () => {
  it('are alike where objects of one name say what is the same whoever says it', () => {
    expect(areAlike([sings(by(owl)), sings(by(secondOwl)), sings(by(owl))])).to.equal(true);
    expect(areAlike([sings(by(owl)), sings(by(raven))])).to.equal(false);
  });

  it('are told apart where the words mean something else for each object', () => {
    expect(areAlike([healing(by(owl)), healing(by(secondOwl))])).to.equal(false);
  });

  it('are alike where one object says them on one occasion, whatever they mean', () => {
    expect(areAlike([healing(by(owl)), healing(by(owl))])).to.equal(true);
    for (const more of [{ that: [raven] }, { thatMuch: 1 }, { thatPlayer: 0 }, { place: 1 }])
      expect(areAlike([healing(by(owl)), healing(by(owl, more))]), JSON.stringify(more)).to.equal(false);
    const [one, same, other] = [[raven], [raven], [secondOwl]].map((that) => healing(by(owl, { that })));
    if (!one || !same || !other) throw new Error('three were made');
    expect(areAlike([one, same])).to.equal(true);
    expect(areAlike([one, other])).to.equal(false);
  });

  it('are told apart by what they do, by what limits them and by their words', () => {
    expect(areAlike([sings(by(owl)), sings(by(secondOwl), { effect: { do: 'howl' } })])).to.equal(false);
    expect(areAlike([sings(by(owl)), sings(by(secondOwl), { limit: { turns: 1 } })])).to.equal(false);
    expect(areAlike([sings(by(owl)), sings(by(secondOwl), { text: 'hum' })])).to.equal(false);
  });

  it('are alike whatever the words are that an effect was read from', () => {
    const [one, other] = ['Sing.', 'sing'].map((text) => ({ do: 'sing', text }));
    if (!one || !other) throw new Error('two were made');
    expect(areAlike([sings(by(owl), { effect: one }), sings(by(secondOwl), { effect: other })])).to.equal(
      true,
    );
  });

  it('are told apart where one of them knows something that its words don’t say', () => {
    expect(areAlike([sings(by(owl)), sings(by(owl), { secret: true })])).to.equal(false);
    expect(areAlike([sings(by(owl), { secret: true }), sings(by(owl))])).to.equal(false);
  });

  it('aren’t alike where there are none', () => {
    expect(areAlike([])).to.equal(false);
    expect(areAlike([healing(by(owl))])).to.equal(true);
  });
});
