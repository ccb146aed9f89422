// A vocabulary that ends in every way that a scenario can, for the tests of the reports.
import { type DataTable, Given, Then, When, type World } from '@cucumber/cucumber';
import { expect } from 'chai';
import { EngineCrash, SetupProblem } from '../../port/contract';

function attachTrace(world: World, exercised: readonly string[]): void {
  const trace = [
    { what: 'decision', rule: '111.1', kind: 'priority', text: 'Bob: priority: play "Spark"' },
    { what: 'event', rule: '704.5c', kind: 'destroy', text: '"Ash Hound" is destroyed </script><b>' },
  ];
  const body = JSON.stringify({ rulebook: 'legions-of-will', exercised, trace });
  world.attach(body, 'application/vnd.rulewright.trace+json');
}

Given('a game that exercises {string}', function (this: World, numbers: string) {
  attachTrace(this, numbers.split(' '));
});

When('it is played', (_with: DataTable) => {});

Then('{int} equals {int}', (actual: number, wanted: number) => {
  expect(actual).to.equal(wanted);
});

Then('the table cannot be set up', () => {
  throw new SetupProblem('There is no base "Kiln": name one that is on the table.');
});

Then('the engine breaks', () => {
  throw new EngineCrash('The engine crashed: no such zone');
});

Then('it never ends', { timeout: 10 }, () => new Promise<void>(() => {}));

Then('it is left out', () => 'skipped');

Then('{string} is ambiguous', () => {});
Then('"twice" is ambiguous', () => {});
