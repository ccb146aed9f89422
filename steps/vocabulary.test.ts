import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { supportCodeLibraryBuilder } from '@cucumber/cucumber';
import { expect } from 'chai';
import { SetupProblem } from '../port/contract';
import { parameterForms } from './parameter-forms';
import { parameterTerms } from './parameter-types';
import { vocabulary } from './vocabulary';
import { vocabularyPage } from './vocabulary-page';

type Library = ReturnType<typeof supportCodeLibraryBuilder.finalize>;

describe('the vocabulary', () => {
  let steps: Library['stepDefinitions'];

  before(() => {
    let ids = 0;
    supportCodeLibraryBuilder.reset(join(__dirname, '..'), () => {
      ids += 1;
      return String(ids);
    });
    require('./register');
    steps = supportCodeLibraryBuilder.finalize().stepDefinitions;
  });

  for (const { expression, example, keyword } of vocabulary) {
    it(`has an example for: ${expression}`, () => {
      const [line = ''] = example.split('\n');
      const [word = '', text = ''] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
      expect(keyword.split(' or ')).to.include(word);
      const matching = steps.filter((step) => step.matchesStepName(text)).map(({ pattern }) => pattern);
      expect(matching).to.deep.equal([expression]);
    });
  }

  for (const { name, pattern, example, read } of parameterTerms) {
    it(`reads the example of {${name}}`, () => {
      expect(example).to.match(new RegExp(`^${pattern}$`));
      expect(() => read(example)).not.to.throw();
    });
  }

  for (const [gap, forms] of Object.entries(parameterForms)) {
    it(`reads every form of {${gap}}, each of them as something else`, () => {
      const term = parameterTerms.find(({ name }) => name === gap);
      for (const form of forms) {
        expect(form).to.match(new RegExp(`^${term?.pattern}$`));
        expect(() => term?.read(form), form).not.to.throw();
      }
      expect(forms).to.deep.equal([...new Set(forms)]);
    });
  }

  it('refuses a word that is said twice of one object, and numbers that none has', () => {
    const cards = parameterTerms.find(({ name }) => name === 'cards');
    for (const [text, wrong] of [
      ['a unit "Imp", rested, reset', 'both "rested" and "reset"'],
      ['a unit "Imp" with power 2 and power 3', 'both "power 2" and "power 3"'],
      ['a trap "Snare", face up, face down', 'both "face up" and "face down"'],
      ['a unit "Imp" with 1 ice counter and 2 ice counters', 'both "1 ice counter" and "2 ice counters"'],
      ['a base "Kiln" with capacity -1', 'capacity -1'],
      ['a unit "Imp" with power 99999999999999999999', 'beyond what can be counted with'],
      ['a unit "Imp" with 99999999999999999999 damage marked', 'beyond what can be counted with'],
      ['4000000000 units "Imp"', 'room for 10000'],
    ] as const)
      expect(() => cards?.read(text), text).to.throw(SetupProblem, wrong);
    expect(cards?.read('an upgrade "Debris" with capacity -1')).to.be.an('object');
  });

  it('says each thing once', () => {
    const expressions = vocabulary.map(({ expression }) => expression);
    expect(expressions).to.deep.equal([...new Set(expressions)]);
  });

  it('is described by its page in docs/', () => {
    expect(readFileSync(join(__dirname, '..', 'docs', 'vocabulary.md'), 'utf8')).to.equal(vocabularyPage());
  });
});
