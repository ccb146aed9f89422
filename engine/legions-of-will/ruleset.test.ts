import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import { loadRulebook, rulesOf } from '../../rulebooks/library';
import { answerFrom, type Rule, UnknownRule } from '../kernel';
import { legionsOfWill, newGame, resumeGame } from './index';
import { arrange } from './table/arrange';
import { randomNumbers, randomTable } from './test/random-table';

const rulebook = loadRulebook(legionsOfWill.rulebook);
const printed = new Set(rulesOf(rulebook).map(({ key }) => key));
const sections = new Map(
  rulebook.chapters.flatMap((chapter) =>
    chapter.sections.map((section) => [section.number, chapter.number] as const),
  ),
);
const registered = new Set<Rule>([...legionsOfWill.rules.values()].flat());

/** Every section file: its chapter's folder, its name and what is written in it. */
const files = readdirSync(__dirname)
  .filter((folder) => /^\d-/.test(folder))
  .flatMap((folder) =>
    readdirSync(join(__dirname, folder))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'index.ts')
      .map((name) => ({ folder, name, source: readFileSync(join(__dirname, folder, name), 'utf8') })),
  );

describe('the ruleset of Legions of Will', () => {
  it('is of an edition that the library has', () => {
    expect(legionsOfWill).to.include({ rulebook: rulebook.id, edition: rulebook.edition });
  });

  it('knows no number that the rulebook does not print', () => {
    const unknown = [...legionsOfWill.rules.keys()].filter((number) => !printed.has(number));
    expect(unknown).to.deep.equal([]);
  });

  it('has every number that is written in a section file', () => {
    const missing = files.flatMap(({ name, source }) =>
      [...source.matchAll(/(?<=[([,] ?|\n\s*)'(\d{3}(?:\.\d+[a-z]*)?(?:~\d)?)'/g)]
        .map(([, number = '']) => number)
        .filter((number) => !legionsOfWill.rules.has(number))
        .map((number) => `${name}: ${number}`),
    );
    expect(missing).to.deep.equal([]);
  });

  it('has every rule that a game uses, so that each can be switched off by its number', () => {
    const missing = new Set<string>();
    let used = 0;
    fc.assert(
      fc.property(randomTable, randomNumbers, (table, numbers) => {
        const { from } = table;
        if (from === 'the beginning') return;
        const game = newGame({ players: table.players.map(({ name }) => name), seed: table.seed });
        arrange(game, table);
        resumeGame(game, from.part, from.turn);
        let at = 0;
        const next = (): number => {
          at += 1;
          return numbers[at - 1] ?? 0;
        };
        while (game.decision && at < numbers.length) game.act(answerFrom(game.decision, next));
        used = Math.max(used, game.exercised.size);
        for (const rule of game.exercised) {
          if (!registered.has(rule)) missing.add(`${rule.number} ${rule.title}`);
        }
      }),
      { numRuns: 60 },
    );
    expect([...missing]).to.deep.equal([]);
    expect(used).to.be.above(40);
  });

  it('says of each rule what it is', () => {
    for (const { number, title, form } of registered) {
      expect(title.trim(), number).to.not.equal('');
      expect(title.length, `${number} ${title}`).to.be.below(130);
      expect(form, number).to.not.equal('');
    }
  });

  it('uses the forms that the kernel has', () => {
    const forms = new Set([...registered].map(({ form }) => form));
    expect([...forms]).to.include.members([
      'parameter',
      'turn structure',
      'permission',
      'prohibition',
      'procedure step',
      'state-based action',
      'timing',
      'replacement',
      'layer',
      'ending',
      'consequence',
      'keyword',
      'definition',
    ]);
  });

  it('refuses to play without a rule that it does not have', () => {
    expect(() => newGame({ players: ['Alice', 'Bob'], seed: 1, off: ['999.9'] })).to.throw(
      UnknownRule,
      '999.9',
    );
  });
});

describe('the files of Legions of Will', () => {
  it('are named after sections of the rulebook, in the folder of their chapter', () => {
    expect(files.length).to.be.above(30);
    const numbered = files.filter(({ name }) => /^\d/.test(name));
    const misplaced = numbered.filter(
      ({ folder, name }) => sections.get(name.slice(0, 3)) !== folder.slice(0, 1),
    );
    expect(misplaced.map(({ folder, name }) => `${folder}/${name}`)).to.deep.equal([]);
  });
});
