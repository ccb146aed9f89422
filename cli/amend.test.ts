import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { binary, Workplace } from './test/command';
import { duel, handFeature, handRules } from './test/hand-feature';
import { lethalFeature } from './test/lethal-feature';
import { oneSentence } from './test/one-sentence';

const place = new Workplace();
after(() => place.remove());

const read = (...file: readonly string[]): string => readFileSync(path.join(place.folder, ...file), 'utf8');

/** Writes an amendment of Legions of Will; its file. */
const amendment = (name: string, ...changes: readonly string[]): string =>
  place.write(
    `${name.replaceAll(' ', '-')}.yaml`,
    `name: ${name}\nrulebook: legions-of-will\nchanges:\n${changes.map((change) => `  - ${change}\n`).join('')}`,
  );

const hands = place.write(
  'hand.feature',
  `${handFeature}
    Example: nobody looks at hands
      ${duel}
      And Alice has the action "Purge" with cost 0 in hand: "Discard your hand."
      And Alice's deck holds 9 cards
      When Alice plays "Purge"
      And all players pass
      Then "Purge" is in Alice's graveyard
`,
);
const damage = place.write('damage.feature', lethalFeature);
const amend = (...args: readonly string[]) => place.runHere('amend', ...args);
const handOfThree = amendment('a hand of three', 'set 402.2 to 3');

describe('rulewright amend', () => {
  it('tells what broke and is linked from what broke elsewhere, and what plays otherwise unseen', async () => {
    const { code, out } = await amend(handOfThree, hands, damage, '--runs', '0', '--report', 'hand');
    expect(out).to.match(
      /^"a hand of three", an amendment of Legions of Will Comprehensive Rules 2023-09-11\n {2}set 402\.2 to 3 \(402\.2: A hand holds two cards\)\n/,
    );
    expect(out).to.contain(
      '4 scenarios under both rulesets: 2 broke (1 of the 1 that are linked to what changed, 1 elsewhere, 0 no longer set up); 2 end as before (1 of them play otherwise).',
    );
    expect(out).to.contain('It reaches further than the changed rules: 1 scenario of another rule breaks.');
    expect(out).to.match(
      /Broke, and is linked to 402\.2 \(1\)\n[\s\S]*down to two \(402\.2\) {2}hand\.feature:5/,
    );
    expect(out).to.match(/Broke elsewhere \(1\)\n[\s\S]*as soon as a card is played \(704\.5i\)/);
    expect(out).to.contain(
      'first otherwise after "When Alice plays "Hum"": How many cards Alice\'s hand holds. As it is: 2; amended: 3',
    );
    expect(out).to.match(/Plays otherwise, and passes all the same \(1\)\n {2}nobody looks at hands/);
    expect(out).to.match(/514\.1 The active player discards down to maximum hand size: its title speaks of/);
    expect(out).to.contain('low-044');
    expect(code).to.equal(1);
    expect(read('hand', 'index.html')).to.contain('<table class="beside">');
    expect(read('hand', 'amendment.md')).to.match(/^# a hand of three\n/);
    expect(JSON.parse(read('hand', 'amendment.json'))).to.deep.include({ played: 4, contained: false });
  });

  it('says first and loudest that nobody noticed', async () => {
    const file = amendment('legends by owner', 'vary 704.5e whose: owner');
    const { code, out } = await amend(file, damage, '--runs', '0');
    expect(out).to.match(
      /^"legends by owner"[^\n]*\n[^\n]*\n\nNOBODY NOTICED: vary 704\.5e whose: owner \(704\.5e: .*\)\n1 scenario was played under both rulesets, 0 of them linked to a changed rule, and every one ends as before\. Not even a game goes another way/,
    );
    expect(code).to.equal(1);
    const markdown = await amend(file, damage, '--runs', '0', '--markdown');
    expect(markdown.out).to.match(/> \*\*NOBODY NOTICED: vary 704\.5e/);
  });

  it('says of several changes which of them nobody notices alone', async () => {
    const both = amendment('two changes', 'vary 704.5e whose: owner', 'set 402.2 to 3');
    const { out } = await amend(both, hands, '--runs', '0', '--json');
    const { unnoticed, linked } = JSON.parse(out);
    expect(unnoticed.map(({ change }: { change: string }) => change)).to.deep.equal([
      'vary 704.5e whose: owner',
    ]);
    expect(linked).to.have.length(1);
  });

  it('passes where nothing breaks but what is about the changed rule', async () => {
    const { code, out } = await amend(amendment('no death', 'off 704.5c'), damage, '--runs', '0');
    expect(out).to.contain('Only scenarios that are linked to the changed rules break (1)');
    expect(code).to.equal(0);
  });

  it('tells apart what can no longer be set up', async () => {
    const { code, out } = await amend(amendment('any hand', 'off 402.2'), hands, '--runs', '0');
    expect(out).to.match(
      /Could not be set up any more \(\d\)\n {2}\d setup error: This table breaks the rulebook's/,
    );
    expect(out).to.match(/\d tables? (?:is|are) none that a game comes to any more/);
    expect(code).to.equal(1);
  });

  it('plays random games under both, and writes the smallest that differs: it passes as it is, and not amended', async () => {
    const { out } = await amend(handOfThree, damage, '--runs', '4', '--report', 'games');
    expect(out).to.match(/\d+ of \d+ random games go another way \(seed 0\)/);
    const game = read('games', 'smallest-game.feature');
    expect(out).to.contain('Written to games/smallest-game.feature');
    expect(game).to.contain('  Rule: 402.2 A hand holds two cards');
    const [, option = ''] = /# Replay: npx rulewright check \S+ (.*)/.exec(game) ?? [];
    expect(option).to.equal('--amend a-hand-of-three.yaml');
    expect((await place.runHere('check', 'games/smallest-game.feature')).code).to.equal(0);
    expect((await place.runHere('check', 'games/smallest-game.feature', ...option.split(' '))).code).to.equal(
      1,
    );
    const again = await amend(handOfThree, damage, '--runs', '4', '--json');
    expect(JSON.parse(again.out).games.smallest.message).to.equal(
      JSON.parse(read('games', 'amendment.json')).games.smallest.message,
    );
  });

  it('looks for the terms of a changed rule in the text of the publisher', async () => {
    const book = place.write('book.txt', handRules);
    const { out } = await amend(handOfThree, damage, '--runs', '0', '--book', book);
    expect(out).to.match(/514\.1 .*: says "two" of "maximum hand size"/);
  });

  it('tries another reading of a ruling, alone or in a line of an amendment', async () => {
    const bases = place.write(
      'bases.feature',
      `Feature: 704. State-Based Actions

  Rule: 704.5h A base with defense 0 is turned face down

    Example: below 0
      ${duel}
      And Bob controls a base "Hut" with defense 2
      And Alice has the action "Sap" with cost 0 in hand: "Target base gains -3 defense until end of turn."
      When Alice plays "Sap" targeting "Hut"
      And all players pass
      Then "Hut" is face down
`,
    );
    const change = 'ruling low-033: letter (704.5h: It stays face up, for only 0 is named.)';
    const alone = await amend('--ruling', 'low-033=letter', bases, '--runs', '0', '--report', 'letter');
    expect(alone.out).to.contain(`"ruling low-033: letter", an amendment of Legions of Will`);
    expect(alone.out).to.contain(`\n  ${change}\n`);
    expect(alone.out).to.match(/Broke, and is linked to .*704\.5h.* \(1\)\n[\s\S]*below 0 \(704\.5h\)/);
    expect(alone.code).to.equal(0);
    expect(read('letter', 'index.html')).to.contain('It stays face up, for only 0 is named.');
    const line = await amend(amendment('letter', 'ruling low-033: letter'), bases, '--runs', '0');
    expect(line.out).to.contain(`\n  ${change}\n`);
    expect(line.code).to.equal(0);
  });

  it('refuses wrong input in one sentence', async () => {
    oneSentence(await amend('--runs', '0'), /Nothing is amended: give the file of an amendment, or --ruling/);
    oneSentence(
      await amend(handOfThree, damage, '--json', '--markdown'),
      /--json and --markdown are two ways/,
    );
    oneSentence(await amend(amendment('odd', 'set 999.9 to 3'), damage), /999\.9/);
    oneSentence(await amend(handOfThree, 'nowhere.feature'), /nowhere\.feature/);
    expect(existsSync(path.join(place.folder, 'report'))).to.equal(false);
  });

  it('ends cleanly at a signal, and writes nothing half', async () => {
    const child = spawn(process.execPath, [binary, 'amend', handOfThree, '--report', 'cut'], {
      cwd: place.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    let isTold = false;
    child.stderr.on('data', (text: Buffer) => {
      said += String(text);
      if (!isTold && said.includes('Under the rules as they are')) isTold = child.kill('SIGTERM');
    });
    const code = await new Promise((resolve) => {
      child.once('exit', resolve);
    });
    expect(said).to.contain('Nothing is said before all scenarios are played under both rulesets.');
    expect(code).to.equal(143);
    expect(existsSync(path.join(place.folder, 'cut'))).to.equal(false);
  });
});
