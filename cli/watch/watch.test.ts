import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, afterEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { Workplace } from '../test/command';
import { lethalFeature } from '../test/lethal-feature';
import { commandIn, onTerminal, Watching } from '../test/watching';

const root = path.join(__dirname, '..', '..');
const place = new Workplace();
after(() => place.remove());

const showdown = `Feature: 313. Focus

  Rule: 313.5 A showdown ends when all players have passed

    Example: nobody has anything to do
      Given a Riftbound game between Bob and Alice
      And Bob controls a unit "Ash Hound"
      And Alice has a battlefield "Reed Field" on the board
      When Bob moves "Ash Hound" to "Reed Field"
      And all players pass
      Then Bob still has priority
`;

let watching: Watching | undefined;
afterEach(() => watching?.kill());
const watch = (...given: ConstructorParameters<typeof Watching>): Watching => {
  watching = new Watching(...given);
  return watching;
};

const lives = (pid: string): boolean =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).stdout.trim());

describe('rulewright check --watch', { skip: process.platform !== 'linux' }, () => {
  it('plays a saved feature again: its card text, what is no Gherkin, a new file', async () => {
    mkdirSync(path.join(place.folder, 'suite'));
    place.write('suite/lethal.feature', lethalFeature);
    const watched = watch(place.folder, commandIn(root), 'suite');
    expect(await watched.round()).to.contain('1 scenario: 1 passed');

    place.write('suite/lethal.feature', lethalFeature.replace('deals 3', 'deals 2'));
    const failing = await watched.round();
    expect(failing)
      .to.contain(`Saved: ${path.join('suite', 'lethal.feature')}`)
      .and.to.match(/failed: damage equal to its power[\s\S]*1 scenario: 1 failed/);

    place.write('suite/lethal.feature', lethalFeature.replace('Then', 'Thn'));
    const broken = await watched.round();
    expect(broken).to.match(/suite\/lethal\.feature:11: "Thn/);
    expect(broken).to.contain('1 setup error');

    place.write('suite/lethal.feature', lethalFeature);
    expect(await watched.round()).to.match(/\n1 scenario: 1 passed, in /);

    place.write('suite/showdown.feature', showdown);
    const added = await watched.round();
    expect(added).to.match(/\n1 scenario: 1 passed, in /);
    expect(added).to.contain('Last verdict of 2 scenarios: 2 passed.');

    const { children } = watched;
    expect(children).to.have.length(2);
    expect(await watched.end('SIGINT')).to.equal(0);
    while (children.some(lives)) await new Promise((resolve) => setTimeout(resolve, 50));
  });

  it('plays a saved rule of a checkout with its new code: first what exercises it, then the rest', async () => {
    const checkout = path.join(place.folder, 'checkout');
    for (const name of ['bin', 'cli', 'engine', 'fuzz', 'port', 'reports', 'rulebooks', 'scripts', 'steps'])
      cpSync(path.join(root, name), path.join(checkout, name), { recursive: true });
    for (const name of ['package.json', 'tsconfig.json'])
      cpSync(path.join(root, name), path.join(checkout, name));
    mkdirSync(path.join(checkout, 'node_modules'));
    for (const name of readdirSync(path.join(root, 'node_modules')))
      if (!name.startsWith('.'))
        symlinkSync(path.join(root, 'node_modules', name), path.join(checkout, 'node_modules', name));
    mkdirSync(path.join(checkout, 'suite'));
    writeFileSync(path.join(checkout, 'suite', 'a.feature'), showdown);
    writeFileSync(path.join(checkout, 'suite', 'b.feature'), lethalFeature);
    const rule = path.join(checkout, 'engine/legions-of-will/7-additional-rules/704-state-based-actions.ts');
    const text = readFileSync(rule, 'utf8');
    const without = text.replace('object.damage > 0 && isUnit(', 'object.damage > 99 && isUnit(');
    expect(without).not.to.equal(text);

    const watched = watch(checkout, commandIn(checkout), 'suite');
    expect(await watched.round()).to.contain('2 scenarios: 2 passed');
    writeFileSync(rule, without);
    expect(await watched.round()).to.match(
      /Saved: engine.*704-state-based-actions\.ts\n[\s\S]*\n1 scenario: 1 failed[\s\S]*\nThe rest\n1 scenario: 1 passed/,
    );
    writeFileSync(rule, `${text}\nconst = 1;\n`);
    const broken = await watched.round();
    expect(broken).to.match(/704-state-based-actions\.ts[\s\S]*const = 1/);
    expect(broken).not.to.contain('backtrace');
    writeFileSync(rule, `${text}\nnowhere();\n`);
    expect(await watched.round()).to.match(/nowhere is not defined\n.*704-state-based-actions\.ts:\d/);
    writeFileSync(rule, text);
    expect(await watched.round()).to.match(/\n1 scenario: 1 passed[\s\S]*\nThe rest\n1 scenario: 1 passed/);
    expect(await watched.end('SIGTERM')).to.equal(143);
  });

  it('hears keys on a terminal: what failed, all, quit', async () => {
    mkdirSync(path.join(place.folder, 'terminal'));
    place.write('terminal/failing.feature', lethalFeature.replace('deals 3', 'deals 2'));
    place.write('terminal/passing.feature', showdown);
    const watched = watch(place.folder, onTerminal(commandIn(root)), 'terminal');
    expect(await watched.round()).to.contain('2 scenarios: 1 passed, 1 failed');
    watched.press('f');
    expect(await watched.round()).to.match(/What failed\r\n[\s\S]*\n1 scenario: 1 failed/);
    watched.press('a');
    expect(await watched.round()).to.match(/All\r\n[\s\S]*\n2 scenarios: 1 passed, 1 failed/);
    watched.press('q');
    expect(await watched.end()).to.equal(0);
  });

  it('refuses what would be written anew at every save, and several engines', async () => {
    const report = await place.runHere('check', '--watch', '--report', 'report', '--json');
    expect(report).to.deep.include({
      code: 2,
      error: 'A watch writes nothing down: leave --report and --json out, or --watch.\n',
    });
    const engines = await place.runHere('check', '--watch', '--engine', 'cat', '--engine', 'tee');
    expect(engines).to.deep.include({ code: 2, error: 'A watch plays on one engine: give --engine once.\n' });
  });
});
