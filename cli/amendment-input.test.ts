import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { readAmendmentInput, triedChanges } from './amendment-input';
import { titlesIn } from './amendment-reading';
import { Problem } from './problem';
import { knownRulebooks } from './rules';

const example = (name: string) =>
  readAmendmentInput({ amend: path.join(__dirname, '..', 'examples', 'amendments', name) });

const changesOf = (name: string) => {
  const amendment = example(name);
  if (!amendment) return [];
  return knownRulebooks([amendment.rulebook]).flatMap((known) =>
    triedChanges(amendment, titlesIn(known), known.implemented),
  );
};

describe('the changes that an amendment tries', () => {
  it('have the number and the title of the rule that is changed: of several, of that which has the number', () => {
    expect(
      changesOf('three-runes.yaml').map(({ change, rule, title }) => [change, rule, title]),
    ).to.deep.equal([['set 315.3.b to 3', '315.3.b', 'The Turn Player channels 2 runes']]);
    expect(changesOf('legends-by-owner.yaml')[0]?.title).to.match(/legendary permanents/);
  });

  it('have those of a rule that comes on top', () => {
    const [change] = changesOf('at-most-five-units.yaml');
    expect(change).to.deep.include({ change: 'add ./at-most-five-units.ts', rule: '704.5j' });
    expect(change?.title).to.contain('more than five units');
    expect(change?.off.join()).to.match(/^add \/.*at-most-five-units\.ts$/);
  });

  it('are refused in sentences where there are none', () => {
    expect(() => example('nowhere.yaml')).to.throw(Problem, /nowhere\.yaml/);
  });
});
