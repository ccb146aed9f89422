import { describe, it } from 'node:test';
import { expect } from 'chai';
import { parseCardText } from '.';
import { action, target, unit } from './test/read';

const steps = (text: string) => {
  const { effect } = action(text);
  return effect.do === 'sequence' ? effect.steps : [effect];
};

describe('what is delayed', () => {
  it('has targets of its own, counted from its own first one', () => {
    const { targets } = action('Rest target unit. When that unit is destroyed, destroy target base.');
    const [, delayed] = steps('Rest target unit. When that unit is destroyed, destroy target base.');
    expect(targets.map(({ text }) => text)).to.deep.equal(['target unit']);
    expect(delayed).to.include({ do: 'delayed trigger' });
    expect(delayed).to.have.nested.property('targets[0].filter.types[0]', 'base');
    expect(delayed).to.have.deep.property('effect', { do: 'destroy', object: target(0) });
  });

  it('has none where it speaks of what was targeted before', () => {
    const [, delayed] = steps('Rest target unit. At the beginning of the next end step, destroy it.');
    expect(delayed).to.not.have.property('targets');
  });

  it('leaves a target to the card where the time comes last', () => {
    const { targets } = action('Destroy target unit at the beginning of the next end step.');
    expect(targets).to.have.length(1);
    expect(targets[0]?.filter).to.deep.equal(unit);
  });
});

describe('a sentence that ends with "instead"', () => {
  it('replaces the sentence before it and nothing else', () => {
    const effects = steps(
      'Draw a card. Ash Hound deals 2 damage to target unit. If that unit is a Demon, Ash Hound deals 4 damage to it instead.',
    );
    expect(effects.map((effect) => effect.do)).to.deep.equal(['draw', 'instead']);
    expect(effects[1]).to.have.nested.property('effect.do', 'damage');
    expect(effects[1]).to.have.nested.property('instead.amount.value', 4);
  });
});

describe('instructions at the end of an ability', () => {
  it('are no part of its effect, in more words either', () => {
    const { abilities } = parseCardText(
      "Whenever you gain resource, draw a card. This ability can't be prevented from resolving.",
      { name: 'Ash Hound', types: ['unit'] },
    );
    expect(abilities[0]).to.deep.include({ instructions: ["can't be prevented"] });
    expect(abilities[0]).to.have.nested.property('effect.do', 'draw');
  });
});

describe('"its" in a sentence about several objects', () => {
  it('is of what was spoken of before them', () => {
    const [, second] = steps('Destroy target unit. Units you control gain power equal to its power.');
    expect(second).to.have.deep.nested.property('modifications[0].by.object', { ref: 'that', types: [] });
  });

  it("is each one's own where each is spoken of", () => {
    const [, second] = steps('Destroy target unit. Each unit you control gains power equal to its power.');
    expect(second).to.have.deep.nested.property('modifications[0].by.object', { ref: 'that' });
  });

  it('is refused where nothing was spoken of before', () => {
    const text = 'Units you control gain power equal to its power.';
    expect(() => parseCardText(text, { name: 'Feast', types: ['action'] })).to.throw(
      'column 39: “its” is not understood, as only several were spoken of; perhaps “their” is meant',
    );
  });
});
