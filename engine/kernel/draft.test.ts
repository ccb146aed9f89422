import { describe, it } from 'node:test';
import { expect } from 'chai';
import { asIf, draft } from './draft';

interface Token {
  readonly owner: number;
  readonly damage: number | undefined;
}

describe('an object of the state', () => {
  const token: Token = { owner: 1, damage: 2 };

  it('is filled in as it is made', () => {
    const made: Token = { owner: 0, damage: undefined };
    draft(made).damage = 3;
    expect(made).to.deep.equal({ owner: 0, damage: 3 });
  });

  it('is asked about as if some of its fields were others, and is as before afterwards', () => {
    const told = asIf(token, { damage: undefined }, () => ({ ...token }));
    expect(told).to.deep.equal({ owner: 1, damage: undefined });
    expect(token).to.deep.equal({ owner: 1, damage: 2 });
  });

  it('is as before, too, where the question comes to no answer', () => {
    const ask = (): never => {
      throw new Error(`no answer at ${token.damage}`);
    };
    expect(() => asIf(token, { damage: 9, owner: 4 }, ask)).to.throw('no answer at 9');
    expect(token).to.deep.equal({ owner: 1, damage: 2 });
  });
});
