import { describe, it } from 'node:test';
import { expect } from 'chai';
import { lastStep, leanScenario } from './lean-scenario';

const scenario = (...steps: readonly string[]): string =>
  `${['Feature: one', '', '  Example: it', ...steps.map((step) => `    ${step}`)].join('\n')}\n`;

const long = scenario(
  'Given a game',
  'And Alice has a card',
  '  | name | Ox |',
  'And Bob has a card',
  'When Alice waits',
  'And Bob plays it',
  'Then it is so',
);

describe('a scenario without the steps that it does not need', () => {
  it('keeps the first and the last, and what is needed with what belongs to it', async () => {
    const needed = ['Alice has a card', 'Bob plays it'];
    const { text, isLeast } = await leanScenario(long, async (fewer) =>
      needed.every((step) => fewer.includes(step)),
    );
    expect(text).to.equal(
      scenario(
        'Given a game',
        'And Alice has a card',
        '  | name | Ox |',
        'When Bob plays it',
        'Then it is so',
      ),
    );
    expect(isLeast).to.equal(true);
  });

  it('leaves out what only another step needed', async () => {
    const { text } = await leanScenario(
      long,
      async (fewer) => !fewer.includes('Bob plays it') || fewer.includes('Bob has a card'),
    );
    expect(text).to.equal(scenario('Given a game', 'Then it is so'));
  });

  it('is the same where every step is needed', async () => {
    expect(await leanScenario(long, async () => false)).to.deep.equal({ text: long, isLeast: true });
  });

  it('says so where there is more to try than is tried', async () => {
    const steps = Array.from({ length: 80 }, (_, place) => `And ${place} is so`);
    const { isLeast } = await leanScenario(
      scenario('Given a game', ...steps, 'Then it is'),
      async () => false,
    );
    expect(isLeast).to.equal(false);
  });

  it('ends with its claim', () => {
    expect(lastStep(long)).to.equal('it is so');
  });
});
