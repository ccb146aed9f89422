import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { After, Given, Then, When, type World } from '@cucumber/cucumber';
import { expect } from 'chai';
import { pythonCommand } from '../../port/test/python';
import { engineUnderTest, useEngine } from '../../port/under-test';
import type { RunSummary } from '../../reports/json';
import type { Outcome } from './command';

const ENGINES = path.join(__dirname, '..', '..', 'port', 'test', 'sabotaged.py');
const suite = 'suite.feature';

/** Starts an engine with a fault. */
const engineWith = (fault: string, ...args: readonly string[]): string =>
  pythonCommand(ENGINES, fault, ...args);

const folders = new WeakMap<World, string>();
const endings = new WeakMap<World, Outcome>();

function folderOf(world: World): string {
  const folder = folders.get(world) ?? mkdtempSync(path.join(tmpdir(), 'rulewright-engines-'));
  folders.set(world, folder);
  return folder;
}

function endingOf(world: World): Outcome {
  const ended = endings.get(world);
  if (!ended) throw new Error('No engine has been checked yet: "When it is checked on the engine …".');
  return ended;
}

/** Runs the command; afterwards scenarios are played on the engine that they were played on before. */
async function command(world: World, ...args: string[]): Promise<void> {
  const { runHere }: typeof import('./run-here') = require('./run-here');
  const engine = engineUnderTest();
  try {
    const { code, out, error } = await runHere(...args);
    // CI is taken for a terminal, which is spoken to in colours.
    endings.set(world, { code, out: stripVTControlCharacters(out), error: stripVTControlCharacters(error) });
  } finally {
    useEngine(engine);
  }
}

async function checkOn(world: World, fault: string, ...options: readonly string[]): Promise<void> {
  const folder = folderOf(world);
  const engine = engineWith(fault, folder);
  const transcripts = ['--transcripts', path.join(folder, 'talks')];
  await command(
    world,
    ...['check', path.join(folder, suite), '--json', '--engine', engine, ...transcripts],
    ...options,
  );
}

const summaryOf = (world: World): RunSummary => {
  const { out, error } = endingOf(world);
  expect(out, error).to.match(/^\{/);
  return JSON.parse(out);
};

Given('these scenarios:', function (this: World, text: string) {
  writeFileSync(path.join(folderOf(this), suite), text);
});

When('they are checked on the engine {string}', async function (this: World, fault: string) {
  await checkOn(this, fault);
});

When(
  'they are checked on the engine {string} with {string}',
  async function (this: World, fault: string, options: string) {
    await checkOn(this, fault, ...options.split(' '));
  },
);

When('the engine {string} is probed', async function (this: World, fault: string) {
  await command(this, 'probe', '--engine', engineWith(fault));
});

Then('the verdicts are {string}', function (this: World, verdicts: string) {
  const { scenarios } = summaryOf(this);
  const told = scenarios.map(({ name, message = '' }) => `${name}: ${message}`).join('\n');
  expect(scenarios.map(({ verdict }) => verdict).join(', '), told).to.equal(verdicts);
});

Then('a message says {string}', function (this: World, words: string) {
  const messages = summaryOf(this).scenarios.map(({ message = '' }) => message);
  expect(messages.join('\n')).to.contain(words);
});

Then('no message says anything', function (this: World) {
  expect(summaryOf(this).scenarios.flatMap(({ message }) => message ?? [])).to.deep.equal([]);
});

Then('the check {string} fails, for {string}', function (this: World, check: string, why: string) {
  expect(endingOf(this).out).to.contain(`failed  ${check}\n    ${why}`);
});

Then('the command says {string}', function (this: World, words: string) {
  expect(endingOf(this).error).to.contain(words);
});

Then('the exit code is {int}', function (this: World, code: number) {
  const { code: actual, out, error } = endingOf(this);
  expect(actual, `${error}\n${out}`).to.equal(code);
});

After(function (this: World) {
  const folder = folders.get(this);
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});
