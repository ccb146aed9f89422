import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import { Workplace } from './test/command';
import { handFeature, handRules } from './test/hand-feature';

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
  place.write('rules.txt', handRules);
  place.write('my.feature', handFeature);
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
