import { describe, it } from 'node:test';
import { expect } from 'chai';
import { amendmentIn, readAmendment } from './read';

const head = 'name: a hand of three\nrulebook: legions-of-will\n';

/** What is wrong with a text, sentence by sentence. */
function problemsIn(text: string): readonly string[] {
  try {
    amendmentIn(text, '/a.yaml', 'a.yaml');
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [String(error)];
  }
}

describe('an amendment', () => {
  it('is read from YAML, each change with its place', () => {
    const { name, rulebook, edition, changes } = amendmentIn(
      `${head}edition: 2023-09-11\nchanges:\n  - set 402.2 to 3\n  - vary 704.5e whose: owner\n  - "vary 100.9 in which order: the active player last"\n`,
      '/a.yaml',
    );
    expect([name, rulebook, edition]).to.deep.equal(['a hand of three', 'legions-of-will', '2023-09-11']);
    expect(changes.map(({ change, line, column }) => ({ ...change, line, column }))).to.deep.equal([
      { verb: 'set', number: '402.2', from: undefined, to: 3, line: 5, column: 5 },
      { verb: 'vary', number: '704.5e', point: 'whose', choice: 'owner', line: 6, column: 5 },
      {
        verb: 'vary',
        number: '100.9',
        point: 'in which order',
        choice: 'the active player last',
        line: 7,
        column: 5,
      },
    ]);
  });

  it('is read from JSON just so', () => {
    const text = JSON.stringify(
      {
        name: 'many',
        rulebook: 'riftbound',
        changes: ['off 708', 'set 100.2a from 40 to 50', 'replace 708 with ./a rule.ts', 'add ../b.js'],
      },
      null,
      '\t',
    );
    expect(amendmentIn(text, '/a.json').changes.map(({ change }) => change)).to.deep.equal([
      { verb: 'off', number: '708' },
      { verb: 'set', number: '100.2a', from: 40, to: 50 },
      { verb: 'replace', number: '708', module: './a rule.ts' },
      { verb: 'add', module: '../b.js' },
    ]);
  });

  const wrong: readonly (readonly [string, string, string])[] = [
    ['nothing', '', 'a.yaml: the file is empty; an amendment has a name, a rulebook and a list of changes'],
    ['only a comment', '# later\n', 'a.yaml: the file is empty'],
    ['a text', 'set 402.2 to 3\n', 'a.yaml:1:1: this is no amendment: an amendment has'],
    ['a list', '- set 402.2 to 3\n', 'a.yaml:1:1: this is no amendment'],
    [
      'what is neither YAML nor JSON',
      `${head}changes: [set 402.2 to 3\n`,
      'a.yaml:4:1: this is neither YAML nor JSON (',
    ],
    [
      'a word twice',
      `${head}name: again\nchanges: [off 514.2]\n`,
      'a.yaml:3:1: "name" stands here for the second time: say it once.',
    ],
    [
      'an unknown word',
      `${head}change:\n  - off 514.2\n`,
      'a.yaml:3:1: "change" is no part of an amendment; the nearest is "changes"',
    ],
    ['no name', 'rulebook: riftbound\nchanges: [off 708]\n', 'a.yaml:1:1: the name is missing'],
    [
      'an empty name',
      'name:\nrulebook: riftbound\nchanges: [off 708]\n',
      'the name is a text, and not empty.',
    ],
    ['no changes', head, 'a.yaml:1:1: the changes are missing'],
    ['an empty list', `${head}changes: []\n`, 'a.yaml:3:10: the changes are a list with at least one'],
    [
      'changes as a map',
      `${head}changes:\n  off: 514.2\n`,
      'a.yaml:4:3: the changes are a list with at least one',
    ],
    [
      'a misspelt verb',
      `${head}changes:\n  - sett 402.2 to 3\n`,
      'a.yaml:4:5: "sett" is no change: the nearest is "set 402.2 to 3"; a change begins with set, off, vary, replace, add, ruling.',
    ],
    [
      'no number',
      `${head}changes: [set 402.2 to three]\n`,
      'a.yaml:3:11: "three" is no whole number of 0 or more: a number is set as in "set 402.2 to 3".',
    ],
    ['a negative number', `${head}changes: [set 402.2 to -1]\n`, '"-1" is no whole number of 0 or more'],
    ['half a number', `${head}changes: [set 402.2 to 2.5]\n`, '"2.5" is no whole number of 0 or more'],
    [
      'half a change',
      `${head}changes: [set 402.2]\n`,
      'a.yaml:3:11: "set 402.2" is not how "set" is written: it is like "set 402.2 to 3".',
    ],
    [
      'a point without a choice',
      `${head}changes:\n  - vary 704.5e whose:\n`,
      '"vary 704.5e whose:" is not how "vary" is written: it is like "vary 704.5e whose: owner".',
    ],
    [
      'a replacement with nothing',
      `${head}changes: [replace 704.5c]\n`,
      'it is like "replace 704.5c with ./my-rule.ts".',
    ],
    ['a bare number', `${head}changes: [514.2]\n`, '"514.2" is no change'],
    [
      'a change without a word',
      `${head}changes: [""]\n`,
      'a.yaml:3:11: "" is no change: a change is like "set 402.2 to 3", "off 514.2", ',
    ],
    [
      'a rule with more words',
      `${head}changes: [off 514.2 now]\n`,
      '"off 514.2 now" is not how "off" is written',
    ],
    [
      'a number in the place of no number',
      `${head}changes: [set 100.2a from many to 50]\n`,
      'a.yaml:3:11: "many" is no whole number: what the rule says now stands there, as in "set 100.2a from 40 to 50".',
    ],
    [
      'a choice that is a list',
      `${head}changes:\n  - vary 704.5e whose: [owner]\n`,
      'a.yaml:4:5: a change is a text',
    ],
    [
      'a change that is a list',
      `${head}changes:\n  - [off, 514.2]\n`,
      'a.yaml:4:5: a change is a text, such as "set 402.2 to 3".',
    ],
    [
      'a change that is a map',
      `${head}changes:\n  - off: 514.2\n    set: 3\n`,
      'a.yaml:4:5: a change is a text',
    ],
  ];
  for (const [what, text, sentence] of wrong)
    it(`that is ${what} is refused with its place`, () => {
      const [first = ''] = problemsIn(text);
      expect(first).to.contain(sentence);
    });

  it('is read as it is written: what looks like a number is none', () => {
    const { name, edition } = amendmentIn(
      'name: 1.10\nrulebook: legions-of-will\nedition: 2023.10\nchanges: [off 708]\n',
      '/a.yaml',
    );
    expect([name, edition]).to.deep.equal(['1.10', '2023.10']);
  });

  it('is refused with everything that is wrong with it', () => {
    expect(problemsIn('changes:\n  - of 514.2\n  - set 402.2 to x\n')).to.have.length(4);
  });

  it('that is not there is refused', () => {
    expect(() => readAmendment('/no/such.yaml')).to.throw(
      '"/no/such.yaml" is not there: give the file of an amendment',
    );
    expect(() => readAmendment('/')).to.throw('"/" can\'t be read (EISDIR)');
  });
});
