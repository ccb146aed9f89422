// A process of its own: the steps are loaded for a library that only this test has, and are loaded but once.
import { before, describe, it } from 'node:test';
import { supportCodeLibraryBuilder } from '@cucumber/cucumber';
import { expect } from 'chai';
import { execWithIndices } from './match-indices';
import { rememberMatches } from './step-matches';
import { vocabulary } from './vocabulary';

type Library = ReturnType<typeof supportCodeLibraryBuilder.finalize>;
type Step = Library['stepDefinitions'][number];

const texts = vocabulary
  .map(({ example }) => example.split('\n')[0] ?? '')
  .map((line) => line.slice(line.indexOf(' ') + 1));

/** What is known of a match. */
const told = (step: Step, text: string): unknown =>
  step.expression.match(text)?.map(({ group, parameterType }) => ({ group, type: parameterType.name })) ??
  null;

describe('matches of steps that are remembered', () => {
  let steps: readonly Step[];
  let plain: readonly (readonly unknown[])[];

  before(() => {
    supportCodeLibraryBuilder.reset(process.cwd(), () => '1');
    require('./register');
    const library = supportCodeLibraryBuilder.finalize();
    steps = library.stepDefinitions;
    expect(steps.length).to.be.above(50);
    plain = texts.map((text) => steps.map((step) => told(step, text)));
    rememberMatches(library);
  });

  it('are those of the expressions', () => {
    const remembered = () => texts.map((text) => steps.map((step) => told(step, text)));
    expect(remembered(), 'the first time').to.deep.equal(plain);
    expect(remembered(), 'the second time').to.deep.equal(plain);
    const matching = texts.map((text) => steps.map((step) => step.matchesStepName(text)));
    expect(matching).to.deep.equal(plain.map((row) => row.map((match) => match !== null)));
  });

  it('are none where nothing matches', () => {
    expect(steps.some((step) => step.matchesStepName('the moon is full'))).to.equal(false);
    expect(steps.map((step) => step.expression.match('the moon is full'))).to.deep.equal(
      steps.map(() => null),
    );
  });
});

describe('places of groups', () => {
  it('are those of the text, none for a group that takes no part', () => {
    const match = execWithIndices(/(a)|b(?<rest>c+)/, 'xbccc');
    expect([...(match?.indices ?? [])]).to.deep.equal([[1, 5], undefined, [2, 5]]);
    expect(execWithIndices(/(a)/, 'b')).to.equal(null);
  });

  it('move on where the expression does', () => {
    const expression = /o/g;
    expect(execWithIndices(expression, 'foo')?.index).to.equal(1);
    expect(execWithIndices(expression, 'foo')?.index).to.equal(2);
    expect(execWithIndices(expression, 'foo')).to.equal(null);
  });
});
