import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { editionsOf, findRule, loadRulebook, loadRulings, rulebookIds, rulesOf } from './library';
import { UnknownRulebook } from './library-error';
import { serialise } from './serialise';
import { isRulebook, isRulings } from './shape';

const id = 'legions-of-will';
const rulebook = loadRulebook(id);
const rules = rulesOf(rulebook);

describe('the library', () => {
  it('knows its rulebooks', () => {
    expect(rulebookIds()).to.include(id);
  });

  it('says in one sentence which rulebooks there are', () => {
    for (const load of [loadRulebook, loadRulings]) {
      expect(() => load('legion-of-wills')).to.throw(
        UnknownRulebook,
        /^[^.]*"legion-of-wills"[^.]*legions-of-will[^.]*\.$/,
      );
      expect(() => load('..')).to.throw(UnknownRulebook);
    }
  });

  it('has editions, the newest of which goes without saying', () => {
    expect(editionsOf('magic')).to.deep.equal(['2013-05-01', '2025-06-06']);
    expect(loadRulebook('magic').edition).to.equal('2025-06-06');
    expect(loadRulebook('magic@2013-05-01').edition).to.equal('2013-05-01');
    expect(() => loadRulebook('magic@2014-01-01')).to.throw(UnknownRulebook, /2013-05-01, 2025-06-06\.$/);
  });

  it('has every rule of the five rulebooks', () => {
    const counts = [
      'legions-of-will',
      'magic@2013-05-01',
      'magic@2025-06-06',
      'magic-rulings-summary',
      'riftbound',
    ];
    expect(counts.map((name) => rulesOf(loadRulebook(name)).length)).to.deep.equal([
      1007, 627, 1437, 1379, 1795,
    ]);
  });

  it('finds a rule by its number or its key', () => {
    expect(findRule(rulebook, '704.5c')).to.include({ key: '704.5c', parent: '704.5' });
    expect(findRule(rulebook, '111.1a')?.occurrence).to.equal(1);
    expect(findRule(rulebook, '111.1a~2')?.occurrence).to.equal(2);
    expect(findRule(rulebook, '999.9')).to.equal(undefined);
  });

  it('tells what has not the shape of a rulebook, or of rulings', () => {
    expect(isRulebook(rulebook)).to.equal(true);
    for (const wrong of [null, [], 'x', { ...rulebook, chapters: [{}] }, { ...rulebook, title: 1 }]) {
      expect(isRulebook(wrong)).to.equal(false);
    }
    expect(isRulings([])).to.equal(true);
    expect(isRulings([{ id: 'low-001' }])).to.equal(false);
  });
});

describe('Legions of Will, 2023-09-11', () => {
  const json = readFileSync(join(__dirname, id, '2023-09-11.json'), 'utf8');
  const sections = rulebook.chapters.flatMap((chapter) => chapter.sections);

  it('has 1007 rules under 988 numbers', () => {
    expect(rules).to.have.length(1007);
    expect(new Set(rules.map(({ number }) => number)).size).to.equal(988);
    expect(new Set(rules.map(({ key }) => key)).size).to.equal(1007);
  });

  it('has every section, with its title', () => {
    expect(rulebook.chapters.map(({ number }) => number).join('')).to.equal('123456789');
    expect(sections).to.have.length(90);
    expect(sections.filter(({ title }) => title === '')).to.deep.equal([]);
    const titles = Object.fromEntries(sections.map(({ number, title }) => [number, title]));
    expect(titles).to.include({
      404: 'Base',
      511: 'End of Battle Step',
      606: 'Effects',
      705: 'Flipping a Coin',
    });
    expect(titles).to.include({ 602: 'Activating Activated Abilities', 704: 'State-Based Actions' });
  });

  it('keeps misprinted numbers', () => {
    for (const key of ['111.1d~2', '402.4', '406.7', '608.3c~2', '610.3d', '706.7e']) {
      expect(findRule(rulebook, key), key).to.not.equal(undefined);
    }
  });

  it('names parents that exist', () => {
    const keys = new Set(rules.map(({ key }) => key));
    expect(rules.filter(({ parent }) => parent !== undefined && !keys.has(parent))).to.deep.equal([]);
  });

  it('has 31 worked examples', () => {
    expect(rules.reduce((sum, { examples }) => sum + examples, 0)).to.equal(31);
  });

  it('has nothing of the text: no long line, and only titles in words', () => {
    expect(json).to.equal(serialise(rulebook));
    expect(Math.max(...json.split('\n').map((line) => line.length))).to.be.below(300);
    const strings = rules.flatMap(({ number, key, digest, references }) => [
      number,
      key,
      digest,
      ...references,
    ]);
    expect(strings.filter((each) => !/^[0-9a-z.~]{1,16}$/.test(each))).to.deep.equal([]);
    expect(Math.max(...sections.map(({ title }) => title.length))).to.be.below(60);
  });
});

describe('Magic, 2003-07-24', () => {
  const sections = loadRulebook('magic-rulings-summary').chapters.flatMap((chapter) => chapter.sections);
  const examplesIn = (rows: readonly { readonly examples: number }[]) => [
    rows.reduce((sum, { examples }) => sum + examples, 0),
    rows.filter(({ examples }) => examples > 0).length,
  ];

  it('has 224 worked examples in 221 places, five of them notes without a number', () => {
    expect(examplesIn(sections.flatMap((section) => section.rules))).to.deep.equal([219, 216]);
    const noted = sections.filter(({ notes = [] }) => notes.some(({ examples }) => examples > 0));
    expect(noted.map(({ number }) => number)).to.deep.equal(['C.3', 'C.4', 'G.7', 'P.7', 'Z.2']);
    expect(examplesIn(noted.flatMap(({ notes = [] }) => notes))).to.deep.equal([5, 5]);
  });
});

describe('the rulings for Legions of Will', () => {
  it('call rules the same only where their digests are', () => {
    const pairs = [
      ['105.3b', '105.3c'],
      ['100.9d', '100.9e'],
      ['111.1b', '111.1c'],
      ['700.2', '700.3'],
    ];
    for (const pair of pairs) {
      const digests = pair.map((key) => findRule(rulebook, key)?.digest);
      expect(new Set(digests).size, pair.join()).to.equal(1);
    }
  });
});
