import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { loadRulebook, rulesOf } from '../../rulebooks/library';
import { type Rule, UnknownRule } from '../kernel';
import { newGame, riftbound } from './index';

const rulebook = loadRulebook(riftbound.rulebook);
const printed = new Set(rulesOf(rulebook).map(({ key }) => key));
/** The hundred that a chapter's folder is named after: the heading of one of them is numbered before it, 399 for 400. */
const hundredOf = (number: string): string => String(Math.ceil(Number(number) / 100) * 100).padStart(3, '0');
const sections = new Map(
  rulebook.chapters.flatMap((chapter) =>
    chapter.sections.map((section) => [section.number, hundredOf(chapter.number)] as const),
  ),
);
const registered = new Set<Rule>([...riftbound.rules.values()].flat());

/** Every section file: its chapter's folder, its name and what is written in it. */
const files = readdirSync(__dirname)
  .filter((folder) => /^\d{3}-/.test(folder))
  .flatMap((folder) =>
    readdirSync(join(__dirname, folder))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'index.ts')
      .map((name) => ({ folder, name, source: readFileSync(join(__dirname, folder, name), 'utf8') })),
  );

describe('the ruleset of Riftbound', () => {
  it('is of an edition that the library has', () => {
    expect(riftbound).to.include({ rulebook: rulebook.id, edition: rulebook.edition });
  });

  it('knows no number that the rulebook does not print', () => {
    expect([...riftbound.rules.keys()].filter((number) => !printed.has(number))).to.deep.equal([]);
  });

  it('has every number that is written in a section file', () => {
    const missing = files.flatMap(({ name, source }) =>
      [...source.matchAll(/(?<=[([,] ?|\n\s*)'(\d{3}(?:\.\d+(?:\.[a-z0-9]+)*)?(?:~\d)?)'/g)]
        .map(([, number = '']) => number)
        .filter((number) => !riftbound.rules.has(number))
        .map((number) => `${name}: ${number}`),
    );
    expect(missing).to.deep.equal([]);
  });

  it('says of each rule what it is', () => {
    for (const { number, title, form } of registered) {
      expect(title.trim(), number).to.not.equal('');
      expect(title.length, `${number} ${title}`).to.be.below(130);
      expect(form, number).to.not.equal('');
    }
  });

  it('refuses to play without a rule that it does not have', () => {
    expect(() => newGame({ players: ['Alice', 'Bob'], seed: 1, off: ['999.9'] })).to.throw(
      UnknownRule,
      '999.9',
    );
  });
});

describe('the files of Riftbound', () => {
  it('are named after sections of the rulebook, in the folder of their chapter', () => {
    expect(files.length).to.be.above(30);
    const misplaced = files.filter(
      ({ folder, name }) => sections.get(name.slice(0, 3)) !== folder.slice(0, 3),
    );
    expect(misplaced.map(({ folder, name }) => `${folder}/${name}`)).to.deep.equal([]);
  });
});
