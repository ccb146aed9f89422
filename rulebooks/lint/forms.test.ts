import { describe, it } from 'node:test';
import { expect } from 'chai';
import { readRulebook } from '../read';
import { toRulebook } from '../to-rulebook';
import { lint } from './lint';
import { sourceOfStored } from './stored';
import { findingsIn, orchard } from './test/orchard';

describe('a rulebook of which only numbers and digests are stored', () => {
  const stored = (text: string) =>
    lint({
      source: sourceOfStored(toRulebook(readRulebook(text), { id: 'orchard', edition: '2020-01-01' })),
    });

  it('is looked at as far as possible, and what was not possible is said', () => {
    const { findings, notPossible } = stored(orchard);
    expect(findings).to.deep.equal([]);
    expect(notPossible).to.deep.include({ code: 'contents-order', needs: 'the contents list' });
    expect(notPossible.map(({ code }) => code)).to.not.include('duplicate-number');
  });

  it('shows what its numbers show', () => {
    const text = orchard
      .replace('101.2e', '101.2d')
      .replace('rule 100.2.)', 'rule 100.9.)')
      .replace(/^200.1b.*\n/m, '');
    expect(stored(text).findings.map(({ line, code, rule }) => [line, code, rule])).to.deep.equal([
      [32, 'duplicate-number', '101.2d~2'],
      [48, 'gap', '200.1c'],
      [49, 'unknown-reference', '200.2'],
    ]);
    expect(stored(text).findings[0]?.message).to.contain("line 31 of the publisher's file");
  });
});

describe('a rulebook that leaves rules out on purpose', () => {
  const kept = orchard
    .split('\n')
    .filter((line) => !/^101\.2[b-eg-j]|^200\.1[.b]|^101\. |^201\. /.test(line))
    .join('\n')
    .replace(/Contents[\s\S]*Actions\n\n(?=1\.)/, '');

  it('gets notes, one for each section', () => {
    const findings = findingsIn(kept);
    expect(new Set(findings.map(({ severity }) => severity))).to.deep.equal(new Set(['note']));
    expect(findings.map(({ code, rule }) => [code, rule])).to.deep.equal([
      ['missing-heading', '101.1'],
      ['unknown-reference', '101.1'],
      ['gap', '101.2f'],
      ['missing-parent', '200.1a'],
      ['gap', '200.1c'],
    ]);
    expect(findings[1]?.message).to.equal('200.1 does not exist, although parts of it do.');
    expect(findings[2]?.message).to.match(/^101\.2b, 101\.2c, .* and 2 more are missing here/);
  });
});

describe('a part of a rulebook', () => {
  it('gets one note for all references to other chapters', () => {
    const part = orchard.slice(orchard.indexOf('2. Play\n\n200. Turns\n\n'));
    const outside = part.replace('rule 100.2.)', 'rules 100.2 and 101.3.)');
    expect(findingsIn(outside).map(({ code, severity, line }) => [code, severity, line])).to.deep.equal([
      ['outside-reference', 'note', 9],
    ]);
  });
});

describe('rulebooks with other numbers', () => {
  const shown = (text: string) =>
    findingsIn(text).map(({ severity, code, rule }) => `${severity} ${code} ${rule}`);
  const rows = (...rules: string[]) =>
    rules
      .map((rule) => {
        const [number, text] = [rule.slice(0, rule.indexOf(' ')), rule.slice(rule.indexOf(' ') + 1)];
        const kind = /^[A-Z]\w+$/.test(text) ? 'heading' : 'plain';
        return `<div class="rule-row rule-${kind} level-0"><div class="rule-id">${number}.</div><div class="rule-text">${text}</div></div>\n`;
      })
      .join('\n');
  const dotted = [
    '001 Trees',
    '002 Trees bear fruit.',
    '002.1 Some bear apples.',
    '002.1.a They are red.',
    '002.1.b They are sweet.',
    '002.2 Others bear pears.',
    '050 Turns',
    '051 Gardeners take turns.',
  ];

  it('finds nothing between parts of a rulebook whose numbers jump', () => {
    expect(shown(rows(...dotted))).to.deep.equal([]);
  });

  it('finds what is missing and what is out of place in a dotted outline', () => {
    expect(shown(rows(...dotted.filter((row) => !row.startsWith('002.1.a'))))).to.deep.equal([
      'warning gap 002.1.b',
    ]);
    expect(shown(rows(...dotted.filter((row) => !row.startsWith('002.1 '))))).to.deep.equal([
      'warning missing-parent 002.1.a',
    ]);
    const [trees = '', bear = '', apples = '', red = '', sweet = '', ...others] = dotted;
    expect(shown(rows(trees, bear, apples, sweet, red, ...others))).to.deep.equal([
      'error out-of-sequence 002.1.a',
    ]);
  });

  const lettered = `Orchard Rules Summary
A - Trees
A.1 - Apples
- A.1.1 - Apples are red when they are ripe.
- A.1.2 - Apples fall when nobody picks them. (See Rule A.2.1)
- A.1.Ruling.1 - A fallen apple still is an apple.
- A.1.Ruling.2 - A rotten apple is none.
A.2 - Pears
- A.2.1 - Pears are green, even when they are ripe.
`;

  it('checks what is cited in a note, which has no number, under the number of its section', () => {
    const noted = lettered.replace(
      'A.2 - Pears',
      '- Note - Pears are no apples (see\nRule A.2.4).\nA.2 - Pears',
    );
    expect(shown(noted)).to.deep.equal(['error unknown-reference A.1']);
    const stored = sourceOfStored(toRulebook(readRulebook(noted), { id: 'orchard', edition: '2020-01-01' }));
    expect(lint({ source: stored }).findings.map(({ line, rule }) => `${line} ${rule}`)).to.deep.equal([
      '8 A.1',
    ]);
  });

  it('takes rulings for a sequence of their own', () => {
    expect(shown(lettered)).to.deep.equal([]);
    expect(shown(lettered.replace('Ruling.2', 'Ruling.3'))).to.deep.equal(['warning gap A.1.Ruling.3']);
    expect(shown(lettered.replace('Rule A.2.1', 'Rule A.2.4'))).to.deep.equal([
      'error unknown-reference A.1.2',
    ]);
  });
});
