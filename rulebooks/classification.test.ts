import { describe, it } from 'node:test';
import { expect } from 'chai';
import { byRule, type Classification, type ClassifiedRule, withNumbers } from './classification';
import { parseClassification, serialiseClassification } from './classification-file';
import { lintClassification } from './classification-lint';
import type { Rulebook, RuleRow } from './model';

const row = (key: string): RuleRow => ({
  number: key.replace(/~.*/, ''),
  occurrence: 1,
  key,
  depth: 1,
  line: 1,
  digest: '0123456789abcdef',
  words: 3,
  examples: 0,
  references: [],
});
const pebbles: Rulebook = {
  id: 'pebbles',
  title: 'Pebbles',
  edition: '2024-05-01',
  chapters: [
    {
      number: '1',
      title: 'Play',
      sections: [{ number: '100', title: 'General', rules: ['100.1', '100.2', '100.2~2'].map(row) }],
    },
  ],
};
const classified: Classification = {
  rulebook: 'pebbles',
  edition: '2024-05-01',
  proposedBy: 'the heuristic',
  rules: [
    { rule: '100.1', kind: 'testable', followsFrom: ['100.2', '100.2~2'] },
    { rule: '100.2', kind: 'physical', reason: 'how pebbles are shaken' },
    { rule: '100.2~2', kind: 'pointer', reason: 'refers to 100.1', proposed: true },
  ],
};

describe('a classification', () => {
  it('is the same after writing and reading, a rule a line', () => {
    const text = serialiseClassification(classified);
    expect(parseClassification(text, 'x.json')).to.deep.equal(classified);
    expect(text.split('\n')).to.have.length(6);
    expect(serialiseClassification(parseClassification(text, 'x.json'))).to.equal(text);
  });

  it('finds an entry by its rule, the first of two', () => {
    const rules = [...classified.rules, { rule: '100.1', kind: 'tournament', reason: 'x' } as const];
    expect(byRule({ ...classified, rules }).get('100.1')?.kind).to.equal('testable');
    expect(byRule(undefined).size).to.equal(0);
  });

  it('takes the numbers along that rules have in another edition, and doubts what it loses', () => {
    const now = new Map([
      ['100.1', '200.1'],
      ['100.2', '200.2'],
    ]);
    const moved = (entry: ClassifiedRule) => withNumbers(entry, (rule) => now.get(rule));
    const entry = { rule: '200.9', kind: 'testable' } as const;
    expect(moved({ ...entry, followsFrom: ['100.1', '100.2'] })).to.deep.equal({
      ...entry,
      followsFrom: ['200.1', '200.2'],
    });
    expect(moved({ ...entry, restates: '100.1', digests: ['a', 'b'] })).to.deep.equal({
      ...entry,
      restates: '200.1',
      digests: ['a', 'b'],
    });
    expect(moved({ ...entry, followsFrom: ['100.1', '100.3'] })).to.deep.equal({
      ...entry,
      followsFrom: ['200.1'],
      proposed: true,
    });
    expect(moved({ ...entry, restates: '100.3', digests: ['a', 'b'] })).to.deep.equal({
      ...entry,
      proposed: true,
    });
  });

  const bad: [string, RegExp][] = [
    ['{\n"rulebook": "a",\n!', /^x\.json:3 is no JSON/],
    ['', /^x\.json\S* is no JSON/],
    ['[]', /^x\.json is no classification: write/],
    ['{"rulebook":"a","edition":"b"}', /is no classification/],
    ['{"rulebook":"a","edition":"b","rules":[{"kind":"testable"}]}', /entry 1 names no rule/],
    ['{"rulebook":"a","edition":"b","rules":[{"rule":"1.1","kind":"nice"}]}', /\(1\.1\) has the kind "nice"/],
    ['{"rulebook":"a","edition":"b","rules":[{"rule":"1.1"}]}', /\(1\.1\) has the kind nothing/],
    [
      '{"rulebook":"a","edition":"b","rules":[{"rule":"1.1","kind":"pointer","reason":7}]}',
      /a reason that is no text/,
    ],
    [
      '{"rulebook":"a","edition":"b","rules":[{"rule":"1.1","kind":"testable","proposed":"yes"}]}',
      /"proposed" is true, or left out/,
    ],
    [
      '{"rulebook":"a","edition":"b","rules":[{"rule":"1.1","kind":"testable","restates":["1.2"]}]}',
      /"restates" names the rule that says the same/,
    ],
    [
      '{"rulebook":"a","edition":"b","rules":[{"rule":"1.1","kind":"testable","restates":"1.2","digests":["a"]}]}',
      /"digests" are two/,
    ],
    [
      '{"rulebook":"a","edition":"b","rules":[{"rule":"1.1","kind":"testable","followsFrom":[]}]}',
      /"followsFrom" is a list of the rules that it follows from/,
    ],
    [
      '{"rulebook":"a","edition":"b","rules":[{"rule":"1.1","kind":"testable","inherent":true}]}',
      /"inherent" says in a few words why/,
    ],
  ];
  for (const [text, message] of bad) {
    it(`is refused in one sentence: ${JSON.stringify(text)}`, () => {
      expect(() => parseClassification(text, 'x.json')).to.throw(message);
    });
  }
});

describe('the lint of a classification', () => {
  const codes = (rules: Classification['rules'], links: { rule: string; at: string }[] = []) =>
    lintClassification(pebbles, { ...classified, rules }, links).map(({ code, rule }) => `${code} ${rule}`);

  it('finds nothing in one that is complete', () => {
    expect(codes(classified.rules, [{ rule: '100.1', at: 'a.feature:3' }])).to.deep.equal([]);
  });

  it('finds rules that there are not, left out, twice, and without a reason', () => {
    expect(
      codes([
        { rule: '100.1', kind: 'testable' },
        { rule: '100.1', kind: 'testable' },
        { rule: '100.2', kind: 'definition' },
        { rule: '100.3', kind: 'testable' },
      ]),
    ).to.deep.equal(['double-entry 100.1', 'no-reason 100.2', 'no-such-rule 100.3', 'no-entry 100.2~2']);
  });

  it('finds rules that are said to come from themselves, from rules that there are not, and in two ways', () => {
    expect(
      codes([
        { rule: '100.1', kind: 'testable', followsFrom: ['100.1'] },
        { rule: '100.2', kind: 'testable', restates: '100.9' },
        {
          rule: '100.2~2',
          kind: 'testable',
          restates: '100.1',
          followsFrom: ['100.2'],
          inherent: 'it is so',
        },
      ]),
    ).to.deep.equal([
      'no-such-source 100.1',
      'no-such-source 100.2',
      'one-of-two 100.2~2',
      'restatement-unread 100.2~2',
    ]);
  });

  it('finds two rules that are said to say the same, of which one has another text than when they were read', () => {
    const restating = (...digests: [string, string][]): Classification['rules'] => [
      ...classified.rules.slice(1),
      { rule: '100.1', kind: 'testable', restates: '100.2', ...(digests[0] && { digests: digests[0] }) },
    ];
    const now = '0123456789abcdef';
    expect(codes(restating([now, now]))).to.deep.equal([]);
    expect(codes(restating())).to.deep.equal(['restatement-unread 100.1']);
    expect(codes(restating([now, 'another']))).to.deep.equal(['restatement-reworded 100.1']);
    const told = (rules: Classification['rules']) =>
      lintClassification(pebbles, { ...classified, rules }, [])[0]?.message;
    expect(told(restating(['another', now]))).to.match(
      /: 100\.1 is said to restate 100\.2, but 100\.1 has another text than when both were read: .* "digests": \["0123456789abcdef", "0123456789abcdef"\] .*; else take "restates" out/,
    );
    expect(told(restating(['another', 'another']))).to.contain('100.1 and 100.2 have other texts');
  });

  it('finds a scenario that is linked to a rule called untestable, and names it', () => {
    const links = [
      { rule: '100.2', at: 'a.feature:3' },
      { rule: '100.2', at: 'a.feature:9' },
    ];
    expect(codes(classified.rules, links)).to.deep.equal(['untestable-but-linked 100.2']);
    expect(lintClassification(pebbles, classified, links)[0]?.message).to.match(
      /^rulebooks\/pebbles\/2024-05-01\.classification\.json: 100\.2 is called physical, but a scenario is linked to it \(a\.feature:3 and 1 more\)/,
    );
  });

  it('says once that there is no classification at all', () => {
    expect(lintClassification(pebbles, undefined, []).map(({ code }) => code)).to.deep.equal([
      'no-classification',
    ]);
  });
});
