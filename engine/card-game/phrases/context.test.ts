import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SharedTree } from '../../text/tree/shared';
import type { ObjectTypes } from '../types';
import { Context } from './context';

/** A made-up game: marbles, and bags that they lie in. */
interface Marble {
  readonly id: number;
  readonly card: { readonly name: string; readonly text: string };
}

interface Marbles extends ObjectTypes {
  object: Marble;
  card: Marble['card'];
  context: Known;
  target: { readonly object?: Marble; readonly player?: number };
  tree: SharedTree;
}

class Known extends Context<Marbles> {
  override copy(): Known {
    const other = new Known(this.controller, this.source);
    this.handOn(other);
    return other;
  }
}

const marble = (id: number): Marble => ({ id, card: { name: `marble ${id}`, text: '' } });

const [source, red, blue, green] = [marble(0), marble(1), marble(2), marble(3)];

describe('what a context means by "it"', () => {
  it('is what was spoken of last in play, where only what is in play can be meant', () => {
    const discarded = new Known(0, source).with({ that: [blue], spoken: [red], elsewhere: true });
    expect(discarded.thatInPlay).to.deep.equal([red]);
    expect(discarded.with({ elsewhere: false }).thatInPlay).to.deep.equal([blue]);
    expect(discarded.with({ spoken: [] }).thatInPlay).to.deep.equal([blue]);
  });

  it('is each one in turn, where something is said of several', () => {
    const both = new Known(0, source).with({ that: [red, blue], spoken: [green], elsewhere: true });
    const one = both.ofOne({ ref: 'that' }, blue);
    expect(one).to.deep.include({ that: [blue], named: [blue], before: [green], elsewhere: false });
    expect(both).to.deep.include({ that: [red, blue], named: [], elsewhere: true });
  });

  it('is one target of several, where it is said of targets', () => {
    const chosen = new Known(0, source).with({
      targets: [[{ player: 1 }], [{ object: red }, { object: blue }]],
    });
    const one = chosen.ofOne({ ref: 'target', target: 1 }, blue);
    expect(one.targets).to.deep.equal([[{ player: 1 }], [{ object: blue }]]);
    expect(one).to.deep.include({ named: [blue], that: [] });
  });

  it('stays what it was, where the source speaks of itself', () => {
    const itself = new Known(0, source).with({ that: [red] });
    expect(itself.ofOne({ ref: 'this' }, source)).to.deep.include({ named: [source], that: [red] });
  });
});
