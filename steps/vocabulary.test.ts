import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { supportCodeLibraryBuilder } from '@cucumber/cucumber';
import { expect } from 'chai';
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

  it('says each thing once', () => {
    const expressions = vocabulary.map(({ expression }) => expression);
    expect(expressions).to.deep.equal([...new Set(expressions)]);
  });

  it('is described by its page in docs/', () => {
    expect(readFileSync(join(__dirname, '..', 'docs', 'vocabulary.md'), 'utf8')).to.equal(vocabularyPage());
  });
});
