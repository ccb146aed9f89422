import { describe, it } from 'node:test';
import { expect } from 'chai';
import { findingsIn, orchard } from './test/orchard';

const withRules = (...rules: readonly string[]) =>
  findingsIn(orchard.replace(/^201\. State-Based Actions\n\n(?=201\.1)/m, `${rules.join('\n')}\n$&`))
    .filter(({ code }) => code === 'contradiction')
    .map(({ severity, rule, message }) => `${severity} ${rule} ${message}`);

describe('rules that contradict each other', () => {
  it('give one quantity two figures', () => {
    const basket = '200.3. Each gardener has a maximum basket size, which is normally two apples.';
    const cleared = (much: string) =>
      `200.4. If a basket holds more than the maximum basket size (normally ${much}), it is emptied.`;
    expect(withRules(basket, cleared('2'))).to.deep.equal([]);
    expect(withRules(basket, cleared('three'))).to.have.length(1);
    expect(withRules(basket, cleared('three'))[0]).to.match(
      /^warning 200\.4 200\.4 says "three" of "maximum basket size", and 200\.3 on line \d+ says "two"/,
    );
  });

  it('are told by what most rules say, wherever that is printed', () => {
    const [first, ...others] = ['three', 'two', 'two'].map(
      (much, place) => `200.${place + 3}. On day ${place} the maximum basket size is normally ${much}.`,
    );
    expect(withRules(first ?? '', ...others).map((each) => each.slice(0, 13))).to.deep.equal([
      'warning 200.3',
    ]);
  });

  it('may be an exception where one of them is about a case of its own', () => {
    const small = '200.3. There is a maximum basket size, which is normally 4.';
    const large = '200.4. In a large orchard there is a maximum basket size of 9.';
    expect(withRules(small, large).map((each) => each.slice(0, 10))).to.deep.equal(['note 200.4']);
    expect(
      withRules(large, large.replace('200.4. In a large', '200.5. In a dry').replace('9', '3')),
    ).to.deep.equal([]);
  });

  it('call one thing two kinds of ability', () => {
    const grafting = (kind: string) => `Grafting is ${kind} ability that lets a tree bear pears.`;
    expect(withRules(`200.3. ${grafting('a static')}`, `200.4. ${grafting('a static')}`)).to.deep.equal([]);
    expect(
      withRules(`200.3. ${grafting('a static')}`, `200.4. Pruning is an activated ability.`),
    ).to.deep.equal([]);
    const second = (kind: string) => `Apples have two abilities. The second is ${kind} ability.`;
    expect(withRules(`200.3. ${second('a static')}`, `200.4. ${second('an activated')}`)).to.deep.equal([]);
    expect(withRules(`200.3. ${grafting('a static')}`, `200.4. ${grafting('an activated')}`)[0]).to.contain(
      '200.4 says "activated ability" of "Grafting", and 200.3',
    );
  });
});
