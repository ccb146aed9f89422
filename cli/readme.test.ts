import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import { pythonCommand } from '../port/test/python';
import { Workplace } from './test/command';

const root = path.join(__dirname, '..');
const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
const engine = `${process.execPath} ${path.join(root, 'bin', 'rulewright.js')} serve`;
/** An engine that lacks much, and starts at once: a probe starts it for each of its checks. */
const small = pythonCommand(path.join(root, 'examples', 'adapter-python', 'adapter.py'));
const place = new Workplace();

const book = (sack: string) => `Pebbles Comprehensive Rules
These rules are effective as of May 4th, 2021.

1. Basics
100. General
100.1. A game has two players.
100.1a Each player brings ${sack}.
`;

/** A command of the README, as it is tried, and how it ends. */
interface Trial {
  /** What the README says, word for word. */
  readonly says: string;
  readonly tried: readonly string[];
  readonly code: number;
  /** A file that it writes. */
  readonly writes?: string;
}

const check = ['check', 'my.feature'];
const short = ['--rulebook', 'legions-of-will', '--decisions', '30', '--check', 'cheap'];

/** In this order: some need what others left. What plays for minutes is tried with less to play. */
const trials: readonly Trial[] = [
  { says: 'npx rulewright check my.feature', tried: check, code: 0 },
  { says: 'my.feature:7', tried: ['check', 'my.feature:7'], code: 0 },
  {
    says: '--rulebook legions-of-will',
    tried: [...check, '--rulebook', 'legions-of-will'],
    code: 0,
  },
  {
    says: '--tags "@also:603.3b and not @slow"',
    tried: [...check, '--tags', '@also:603.3b and not @slow'],
    code: 2,
  },
  { says: '--off 704.5c', tried: [...check, '--off', '704.5c'], code: 1 },
  { says: '--metamorphic undo', tried: [...check, '--metamorphic', 'undo'], code: 0 },
  { says: '--seed 7', tried: [...check, '--seed', '7'], code: 0 },
  { says: '--report report', tried: [...check, '--report', 'report'], code: 0, writes: 'report/index.html' },
  {
    says: '--resume',
    tried: [...check, '--report', 'report', '--resume'],
    code: 0,
    writes: 'report/index.html',
  },
  { says: '--json', tried: [...check, '--json'], code: 0 },
  { says: '--engine "python3 adapter.py"', tried: [...check, '--engine', engine], code: 0 },
  { says: '--failures all', tried: [...check, '--failures', 'all'], code: 0 },
  { says: '--junit', tried: [...check, '--junit', 'a.xml'], code: 0, writes: 'a.xml' },
  { says: '--sarif', tried: [...check, '--sarif', 'a.sarif'], code: 0, writes: 'a.sarif' },
  { says: '--summary', tried: [...check, '--summary', 'a.md'], code: 0, writes: 'a.md' },
  { says: '--amend FILE', tried: [...check, '--amend', 'hand.yaml'], code: 0 },
  { says: '--ruling low-033=letter', tried: [...check, '--ruling', 'low-033=letter'], code: 0 },
  { says: 'rulewright amend FILE', tried: ['amend', 'hand.yaml', 'my.feature', '--runs', '0'], code: 1 },
  { says: 'rulewright compare BEFORE AFTER', tried: ['compare', 'report', 'report'], code: 0 },
  { says: '--edition NAME', tried: [...check, '--edition', '2023'], code: 0 },
  { says: 'rulewright editions GAME', tried: ['editions', 'legions-of-will'], code: 0 },
  { says: 'rulewright assumptions GAME', tried: ['assumptions', 'legions-of-will'], code: 0 },
  { says: 'rulewright explain 704.5c', tried: ['explain', '704.5c'], code: 0 },
  {
    says: 'rulewright rulebook index FILE',
    tried: ['rulebook', 'index', 'old.txt'],
    code: 0,
    writes: 'rulebooks/pebbles/2021-05-04.json',
  },
  { says: 'rulewright rulebook lint FILE', tried: ['rulebook', 'lint', 'old.txt'], code: 0 },
  { says: 'rulewright rulebook diff OLD NEW', tried: ['rulebook', 'diff', 'old.txt', 'new.txt'], code: 0 },
  {
    says: 'rulewright rulebook classify FILE --as ID@EDITION',
    tried: ['rulebook', 'classify', 'old.txt', '--as', 'pebbles@2021-05-04'],
    code: 0,
  },
  {
    says: 'rulewright rulebook confirm 704.5c',
    tried: ['rulebook', 'confirm', '704.5c', '--features', 'rules'],
    code: 0,
  },
  {
    says: 'npx rulewright fuzz --time 10m --jobs 4 --corpus corpus',
    tried: ['fuzz', ...short, '--time', '1s', '--jobs', '1', '--corpus', 'corpus', '--out', 'fuzzed'],
    code: 0,
  },
  { says: 'rulewright probe --engine …', tried: ['probe', '--engine', small], code: 0 },
  {
    says: 'init adapter',
    tried: ['init', 'adapter', '--language', 'python', 'mine'],
    code: 0,
    writes: 'mine/adapter.py',
  },
  {
    says: 'rulewright gate --baseline known.json',
    tried: ['gate', 'my.feature', '--baseline', 'known.json', '--write'],
    code: 0,
    writes: 'known.json',
  },
  {
    says: 'rulewright gate --baseline known.json',
    tried: ['gate', 'my.feature', '--baseline', 'known.json'],
    code: 0,
  },
  { says: '--jobs 4', tried: ['check', 'my.feature', '--jobs', '2'], code: 0 },
];

/** What is only asked for its help: it plays for minutes, stays, waits for another program, or needs what only failures leave. */
const asked: readonly { readonly says: string; readonly command: readonly string[] }[] = [
  { says: '--watch', command: ['check'] },
  { says: 'rulewright coverage', command: ['coverage'] },
  { says: 'rulewright mutate', command: ['mutate'] },
  { says: 'rulewright fuzz', command: ['fuzz'] },
  { says: 'fuzz merge', command: ['fuzz', 'merge'] },
  { says: 'fuzz worker', command: ['fuzz', 'worker'] },
  { says: 'replay', command: ['replay'] },
  { says: 'rulewright serve', command: ['serve'] },
  { says: 'rulewright export --rulebook legions-of-will fixtures', command: ['export'] },
];

before(() => {
  const [, scenario = ''] = /```gherkin\n(Feature:[\s\S]*?)```/.exec(readme) ?? [];
  mkdirSync(path.join(place.folder, 'rules', 'legions-of-will'), { recursive: true });
  for (const file of ['my.feature', 'rules/legions-of-will/my.feature']) place.write(file, scenario);
  place.write('hand.yaml', 'name: a hand of three\nrulebook: legions-of-will\nchanges: [set 402.2 to 3]\n');
  place.write('old.txt', book('a sack'));
  place.write('new.txt', book('a bag'));
});

after(() => place.remove());

describe('the README', () => {
  for (const { says, tried, code, writes } of trials)
    it(`says that this works: ${says}`, async () => {
      expect(readme).to.contain(says);
      const outcome = await place.runHere(...tried);
      expect(outcome.code, `${outcome.out}\n${outcome.error}`).to.equal(code);
      if (writes !== undefined) expect(existsSync(path.join(place.folder, writes))).to.equal(true);
    });

  for (const { says, command } of asked)
    it(`names a command that there is: ${says}`, () => {
      expect(readme).to.contain(says);
      const { code, out } = place.run(...command, '--help');
      expect(code).to.equal(0);
      expect(out).to.contain(`Usage: rulewright ${command.join(' ')}`);
    });

  it('says nothing of commands that is not tried here', () => {
    const cells = [...readme.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = '']) => cell);
    const inTable = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));
    const inBlocks = [...readme.matchAll(/^npx rulewright .*$/gm)].map(([line]) => line);
    const known = [...trials, ...asked].map(({ says }) => says);
    expect(cells.length).to.be.greaterThan(20);
    const untried = [...inTable, ...inBlocks].filter(
      (code) => !known.some((says) => code === says || code.startsWith(`rulewright check`)),
    );
    expect(untried).to.deep.equal([]);
  });

  it('begins with scripts that there are', () => {
    const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
      readFileSync(path.join(root, 'package.json'), 'utf8'),
    );
    for (const [, script = ''] of readme.matchAll(/^npm ci && npm (\w+)/gm))
      expect(scripts).to.have.property(script);
  });
});
