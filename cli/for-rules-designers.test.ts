import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import { Workplace } from './test/command';

const page = readFileSync(path.join(__dirname, '..', 'docs', 'for-rules-designers.md'), 'utf8');
const place = new Workplace();
after(() => place.remove());

/** Plays little: the page's commands play all scenarios, for minutes. */
const little = ['my.feature', '--runs', '0'];

/** The page's commands in their order, what is added so that they play little, and how they end. */
const commands: readonly {
  readonly says: string;
  readonly added?: readonly string[];
  readonly code: number;
  readonly out: RegExp;
}[] = [
  { says: 'explain 402.2', code: 0, out: /An amendment may say:\n {2}off 402\.2\n {2}set 402\.2 to 3/ },
  { says: 'amend hand-of-three.yaml', added: little, code: 1, out: /Broke, and is linked to 402\.2 \(1\)/ },
  {
    says: 'amend hand-of-three.yaml --book rules.txt',
    added: little,
    code: 1,
    out: /514\.1 .*says "two" of "maximum hand size"/,
  },
  {
    says: 'amend hand-of-three.yaml --report meeting',
    added: ['my.feature', '--runs', '1'],
    code: 1,
    out: /Random games/,
  },
  { says: 'check my.feature --off "set 402.2 to 3"', code: 1, out: /2 scenarios: 2 failed|2 failed/ },
  { says: 'check my.feature --report before', code: 0, out: /2 passed/ },
  { says: 'check my.feature --report after', code: 0, out: /2 passed/ },
  { says: 'compare before after', code: 0, out: /2 of them end as before/ },
];

before(() => {
  const [, amendment = ''] = /```yaml\n([\s\S]*?)```/.exec(page) ?? [];
  place.write('hand-of-three.yaml', amendment);
  place.write(
    'rules.txt',
    `Legions of Will Comprehensive Rules
Effective September 11th, 2023.

4. Zones
402. Hand
402.1. A hand is a zone.
402.2. The maximum hand size is two cards, unless something says otherwise.

5. Turn Structure
514. Cleanup Step
514.1. Whoever holds more than the maximum hand size (two, as a rule) discards down to it.
`,
  );
  const duel = 'Given a Legions of Will game between Alice and Bob';
  place.write(
    'my.feature',
    `Feature: 402. Hand

  Rule: 402.2 Excess cards are discarded in the cleanup step

    Example: down to two
      ${duel}
      And Alice has a unit "Imp" in hand
      And Alice has a unit "Crow" in hand
      And Alice's hand holds 4 cards
      And it is Alice's end step
      When all players pass
      And Alice chooses "Imp" and "Crow"
      Then Alice's hand holds 2 cards

  Rule: 704.5i A hand below its maximum is refilled

    Example: as soon as a card is played
      ${duel}
      And Alice has the action "Hum" in hand
      And Alice's deck holds 5 cards
      When Alice plays "Hum"
      Then Alice's hand still holds 2 cards
`,
  );
});

/** A command line's words; what stands in quotes is one. */
const words = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = '']) => quoted ?? plain);

describe('the page for rules designers', () => {
  for (const { says, added = [], code, out } of commands)
    it(`says that this works: ${says}`, async () => {
      expect(page).to.contain(`\nnpx rulewright ${says}\n`);
      const outcome = await place.runHere(...words(says), ...added);
      expect(outcome.code, `${outcome.out}\n${outcome.error}`).to.equal(code);
      expect(outcome.out).to.match(out);
    });

  it('names the files that are written', () => {
    for (const name of ['index.html', 'amendment.md', 'amendment.json', 'smallest-game.feature']) {
      expect(page).to.contain(`meeting/${name}`);
      expect(existsSync(path.join(place.folder, 'meeting', name)), name).to.equal(true);
    }
  });

  it('has no command that is not tried here, and all options of the command', () => {
    const written = [...page.matchAll(/^npx rulewright (.*)$/gm)].map(([, line = '']) => line);
    expect(written).to.deep.equal(commands.map(({ says }) => says));
    const { out } = place.run('amend', '--help');
    const options = [...out.matchAll(/^ {2}(--[a-z]+)/gm)].map(([, name = '']) => name);
    expect(options.length).to.be.greaterThan(6);
    for (const option of options) expect(page).to.contain(`\`${option}`);
  });
});
