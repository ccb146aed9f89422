import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { pythonCommand } from '../port/test/python';
import { Workplace } from './test/command';

const root = path.join(__dirname, '..');
const place = new Workplace();
after(() => place.remove());

const example = (...parts: string[]): string => path.join(root, 'examples', ...parts);
const config = path.join(root, 'tsconfig.json');
const registered = `${process.execPath} --require ${path.join(root, 'node_modules', 'ts-node', 'register')}`;
const typescript = `TS_NODE_PROJECT=${config} ${registered} ${example('adapter-typescript', 'adapter.ts')}`;
const served = `${process.execPath} ${path.join(root, 'bin', 'rulewright.js')} serve`;
const python = pythonCommand(example('adapter-python', 'adapter.py'));
const feature = place.write(
  'suite.feature',
  readFileSync(path.join(__dirname, 'test', 'saboteurs.feature'), 'utf8'),
);

interface Summary {
  readonly counts: Readonly<Record<string, number>>;
  readonly engine: { readonly name: string };
  readonly rulebooks: readonly { readonly conformance: Readonly<Record<string, unknown>> }[];
  readonly scenarios: readonly { readonly verdict: string; readonly message?: string }[];
}

const summaryOf = (out: string): Summary => JSON.parse(out);

describe('an engine in a process of its own, at the command line', () => {
  it('in Python: what it declares to lack is unsupported, and nothing fails', async () => {
    const { code, out, error } = await place.runHere(
      'check',
      feature,
      '--engine',
      python,
      '--json',
      '--transcripts',
      'talks',
    );
    const { counts, engine, rulebooks } = summaryOf(out);
    expect(engine.name).to.equal('Small engine in Python');
    expect(counts).to.include({ passed: 3, unsupported: 1, failed: 0, crashed: 0 });
    expect(rulebooks[0]?.conformance).to.deep.equal({
      agrees: 1,
      'negative only': 1,
      partly: 0,
      affected: 0,
      'citation differs': 0,
      'wording differs': 0,
      disagrees: 0,
      unsupported: 1,
      'not shown': 1,
      rules: { '100.9': 'unsupported', '113.2': 'agrees', '305.1': 'negative only', '402.3': 'not shown' },
      differences: {},
    });
    expect(error).to.contain('4 transcripts: "rulewright replay');
    expect(code).to.equal(0);
  });

  it('a transcript is played again, on the same engine and on another', async () => {
    const talks = readdirSync(path.join(place.folder, 'talks')).sort();
    const talk = path.join('talks', talks.find((name) => name.includes('damage')) ?? '');
    const same = await place.runHere('replay', talk);
    expect(same.out).to.match(/\d+ messages: each got the same answer as before/);
    expect(same.code).to.equal(0);
    const other = await place.runHere('replay', talk, '--engine', 'while read -r line; do echo "{}"; done');
    expect(other.out).to.match(
      /0 messages got the same answer as before; then:\n {2}sent: {3}\{"id":1,"message":"hello"/,
    );
    expect(other.code).to.equal(1);
  });

  it('in TypeScript, in two processes at once, or as the command serves it: the same verdicts as in process', async () => {
    const verdicts = (out: string) => summaryOf(out).scenarios.map(({ verdict }) => verdict);
    for (const more of [['--engine', typescript, '--jobs', '2'], ['--engine', served], []]) {
      const { code, out } = await place.runHere('check', feature, '--json', ...more);
      expect(verdicts(out), more.join(' ')).to.deep.equal(['passed', 'passed', 'passed', 'passed']);
      expect(code, more.join(' ')).to.equal(0);
    }
  });

  it('several side by side, disagreements first', async () => {
    const liar = path.join(place.folder, 'liar.py');
    const engine = example('adapter-python').replaceAll('\\', '/');
    writeFileSync(
      liar,
      `import sys\nsys.path.insert(0, "${engine}")\nimport engine\n` +
        'real = engine.Game.view\n' +
        'def view(self, identity, viewer):\n    seen = real(self, identity, viewer)\n    return {**seen, "damage": seen["damage"] + 1}\n' +
        'engine.Game.view = view\nimport adapter\nadapter.main()\n',
    );
    const { code, out } = await place.runHere(
      ...['check', feature, '--engine', python, '--engine', pythonCommand(liar)],
      ...['--report', 'both', '--summary', 'both/summary.md'],
    );
    const file = (...parts: string[]) => readFileSync(path.join(place.folder, 'both', ...parts), 'utf8');
    expect(file('index.html')).to.contain(
      '<a href="2-Small-engine-in-Python-1/index.html#legions-of-will/113.2">disagrees</a>',
    );
    // Two engines have one name: each has its own page all the same.
    for (const [folder, failed] of [
      ['1-Small-engine-in-Python-1', 0],
      ['2-Small-engine-in-Python-1', 1],
    ] as const)
      expect(JSON.parse(file(folder, 'results.json')).counts.failed).to.equal(failed);
    expect(file('summary.md')).to.match(
      /^## 2 engines side by side\n[\s\S]*\n## Small engine in Python 1: no failure/,
    );
    expect(out).to.match(/rule +│ Small engine in Python 1 +│ Small engine in Python 1/);
    expect(out).to.match(/│ 113\.2 +│ agrees +│ disagrees +│\n.*│ 100\.9 +│ unsupported +│ unsupported/s);
    // The others: what the null engine passes as well, and a refusal alone, prove nothing for anybody.
    expect(out).to.match(/│ 305\.1 +│ negative only +│ negative only/);
    expect(out).to.match(/│ 402\.3 +│ not shown +│ not shown/);
    expect(out).to.match(/0 of 4 rules: all engines agree with the rulebook/);
    expect(out).to.contain('Scenarios not supported, for want of: triggered abilities (1)');
    expect(code).to.equal(1);
  });

  it('is begun with init, and passes the handshake', async () => {
    expect((await place.runHere('init', 'adapter', '--language', 'python', 'mine')).code).to.equal(0);
    const { out } = await place.runHere('probe', '--engine', pythonCommand('mine/adapter.py'));
    expect(out).to.match(
      /^passed {2}handshake\nfailed {2}the table is as it was set up\n.*doesn't support setup/s,
    );
    expect((await place.runHere('init', 'adapter', '--language', 'typescript', 'typed')).code).to.equal(0);
    const adapter = path.join(place.folder, 'typed', 'adapter.ts');
    const text = readFileSync(adapter, 'utf8').replace(
      "'rulewright/adapter'",
      JSON.stringify(path.join(root, 'port', 'adapter')),
    );
    writeFileSync(adapter, text);
    const probed = await place.runHere(
      'probe',
      '--engine',
      `TS_NODE_PROJECT=${config} ${registered} ${adapter}`,
    );
    expect(probed.out).to.match(/^passed {2}handshake\nfailed/);
  });

  it('that is no engine, or wrong input, ends in one sentence', async () => {
    const head = '{"transcript":1,"command":"cat","about":"x"}\n';
    const silent = place.write('silent.ndjson', head);
    const cut = place.write(
      'cut.ndjson',
      `${head}{"runner":{"id":1}}\n{"engine":{"id":1}}\n{"runner":{"id":2}}\n`,
    );
    const wrong: readonly (readonly [readonly string[], RegExp, number])[] = [
      [
        ['check', feature, '--engine', 'no-such-engine'],
        /^--engine "no-such-engine" can't be started: there is no command "no-such-engine" .*\.$/,
        2,
      ],
      [
        ['check', feature, '--engine', 'echo no engine today >&2; exit 7'],
        /can't be spoken to: .* no engine today\. "rulewright probe/,
        3,
      ],
      [['check', feature, '--engine', 'echo rubbish; sleep 9'], /broke the protocol.*it is no JSON/, 3],
      [['replay', 'nowhere.ndjson'], /^The transcript "nowhere\.ndjson" can't be read/, 2],
      [['replay', feature], /is no whole transcript \(line 1 is no JSON\)/, 2],
      [['replay', cut], /is no whole transcript \(it is cut off: 1 of its 2 messages have no answer/, 2],
      [['replay', silent], /is no whole transcript \(nothing was said in it\)/, 2],
      [['init', 'adapter', '--language', 'cobol'], /there is a beginning for python and typescript/, 2],
      [['init', 'adapter', '--language', 'python', 'mine'], /"mine" isn't empty/, 2],
      [
        ['init', 'adapter', '--language', 'python', 'suite.feature/mine'],
        /mine" can't be written \(ENOTDIR/,
        2,
      ],
      [['init', 'adapter', '--language', 'python', '/proc/mine'], /mine" can't be written \(E/, 2],
      [['probe', '--engine', 'no-such-engine'], /^--engine "no-such-engine" can't be started/, 2],
      [['probe', '--engine', python, '--rulebook', 'chess'], /There is no rulebook "chess" here/, 2],
    ];
    for (const [args, sentence, exitCode] of wrong) {
      const { code, error } = await place.runHere(...args);
      expect(error.trimEnd(), args.join(' ')).to.match(sentence);
      expect(error.trimEnd().split('\n'), args.join(' ')).to.have.length(1);
      expect(code, args.join(' ')).to.equal(exitCode);
    }
  });
});
