import { describe, it } from 'node:test';
import { expect } from 'chai';
import { BadKills, type Kills, killsIn, type RuleKills, serialiseKills } from './kills';
import { killedRule, type Mutant } from './mutants';

const text = '0123456789abcdef';
const found = (rule: string, change: Partial<RuleKills> = {}): RuleKills => ({
  rule,
  text,
  code: 'e1e1e1e1',
  found: new Map([['off', { outcome: 'caught', by: 'aaaaaaaaaa' }]]),
  why: new Map(),
  ...change,
});
const survived = found('100.10', {
  scenarios: 'cccccccccc',
  found: new Map([
    ['off', { outcome: 'endless', by: 'bbbbbbbbbb' }],
    ['owner instead of controller', { outcome: 'survived', played: 12 }],
    ['one more', { outcome: 'not set up' }],
  ]),
  why: new Map([['owner instead of controller', 'nobody controls what another owns']]),
});
const kills: Kills = [
  { id: 'pebbles', edition: '2020-05-01', rules: [found('100.2'), survived] },
  { id: 'stones', edition: '2021', rules: [found('1.1')] },
];

describe('what was found of mutants', () => {
  it('is the same after writing and reading, a rule a line, sorted as people count', () => {
    const written = serialiseKills([...kills].reverse());
    expect(killsIn(written)).to.deep.equal(kills);
    expect(serialiseKills([{ id: 'pebbles', edition: '1', rules: [survived, found('100.2')] }])).to.equal(
      serialiseKills([{ id: 'pebbles', edition: '1', rules: [found('100.2'), survived] }]),
    );
    expect(written.split('\n').filter((line) => line.startsWith('    "'))).to.have.length(3);
  });

  it('is refused, with what is wrong, where its shape is another', () => {
    const line = (each: unknown) => JSON.stringify({ pebbles: { edition: '1', rules: { '1.1': each } } });
    const bad: readonly (readonly [string, RegExp])[] = [
      ['{', /^it is no JSON$/],
      ['[]', /^it names no rulebooks$/],
      ['{"pebbles": {}}', /^of pebbles it lacks the edition or the rules$/],
      [line({}), /^of 1\.1 it lacks what was found$/],
      [line({ found: {} }), /^of 1\.1 it lacks what that holds for$/],
      [
        line({ text, code: 'e', found: { off: 'caught' } }),
        /^of 1\.1 \("off"\) it says "caught", which is no outcome$/,
      ],
      [
        line({ text, code: 'e', found: {}, why: { off: ' ' } }),
        /^the reason at 1\.1 \("off"\) has no words$/,
      ],
    ];
    for (const [value, wanted] of bad) expect(() => killsIn(value), value).to.throw(BadKills, wanted);
  });
});

const off: Mutant = {
  rule: '100.10',
  name: 'off',
  isOff: true,
  isAlways: false,
  off: ['100.10'],
  rules: ['100.10'],
};
const owner: Mutant = { ...off, name: 'owner instead of controller', isOff: false };
const scenarios = new Map(
  [
    { at: 'a.feature:3', digest: 'aaaaaaaaaa', rules: ['100.2'] },
    { at: 'b.feature:5', digest: 'bbbbbbbbbb', rules: ['100.10', '100.2'] },
  ].map((each) => [each.digest, each]),
);
const by = (digest: string) => new Map([['off', { outcome: 'caught' as const, by: digest }]]);

describe('a rule is killed', () => {
  it('where a scenario about it notices that it is off, and each variant is noticed, or nothing can tell it', () => {
    const { isKilled, mutants } = killedRule([off, owner], survived, text, scenarios);
    expect(isKilled).to.equal(true);
    expect(mutants).to.deep.equal([
      { name: 'off', isOff: true, outcome: 'endless', by: 'b.feature:5' },
      {
        name: 'owner instead of controller',
        isOff: false,
        outcome: 'survived',
        played: 12,
        why: 'nobody controls what another owns',
      },
    ]);
    const unexplained = { ...survived, why: new Map<string, string>() };
    expect(killedRule([off, owner], unexplained, text, scenarios).isKilled).to.equal(false);
  });

  it('not where only scenarios about others notice that it is off', () => {
    expect(
      killedRule([off], found('100.10', { found: by('aaaaaaaaaa') }), text, scenarios).isKilled,
    ).to.equal(false);
    expect(
      killedRule([off], found('100.10', { found: by('bbbbbbbbbb') }), text, scenarios).isKilled,
    ).to.equal(true);
  });

  it('not where its text, or the steps of the scenario that noticed, are others now, nor with a mutant that was not tried', () => {
    const outcomes = (...args: Parameters<typeof killedRule>) => {
      const { isKilled, mutants } = killedRule(...args);
      return [isKilled, ...mutants.map(({ outcome }) => outcome)];
    };
    const known = found('100.10', { found: by('bbbbbbbbbb') });
    expect(outcomes([off], known, 'f'.repeat(16), scenarios)).to.deep.equal([false, 'outdated']);
    expect(outcomes([off], known, text, new Map())).to.deep.equal([false, 'outdated']);
    expect(outcomes([off, owner], known, text, scenarios)).to.deep.equal([false, 'caught', 'not tried']);
    expect(outcomes([off], undefined, text, scenarios)).to.deep.equal([false, 'not tried']);
  });

  it('not by variants alone', () => {
    const known = found('100.10', {
      found: new Map([[owner.name, { outcome: 'caught', by: 'bbbbbbbbbb' }]]),
    });
    expect(killedRule([owner], known, text, scenarios).isKilled).to.equal(false);
  });
});
