import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import Ajv from 'ajv';
import { expect } from 'chai';
import { parseCardText as legionsOfWill } from '../engine/legions-of-will/text';
import { parseCardText as magic } from '../engine/magic/text';
import { parseCardText as riftbound } from '../engine/riftbound/text';

const textOf = (...place: string[]): string => readFileSync(join(__dirname, ...place), 'utf8');
const validatorOf = (file: string) => new Ajv({ strict: false }).compile(JSON.parse(textOf('schema', file)));

/** The examples of a page about card text, with the type of the card that each stands on. */
function examplesOf(page: string): readonly { readonly type: string; readonly text: string }[] {
  return textOf('..', 'docs', page)
    .split(/^\| (?:[^\n]*\| )?(?=on an? \w+ \|$)/m)
    .slice(1)
    .flatMap((table) => {
      const [, type = ''] = /^on an? (\w+) \|/.exec(table) ?? [];
      return [...table.matchAll(/^\| (?:[^`\n]*\| )?`(.*)` \|$/gm)].map(([, text = '']) => ({
        type,
        text: text.replaceAll(' ⏎ ', '\n'),
      }));
    });
}

const GAMES = [
  { game: 'Legions of Will', file: 'abilities.json', page: 'card-text.md', parse: legionsOfWill },
  {
    game: 'Riftbound',
    file: 'abilities-riftbound.json',
    page: 'card-text-riftbound.md',
    parse: riftbound,
  },
  { game: 'Magic', file: 'abilities-magic.json', page: 'card-text-magic.md', parse: magic },
] as const;

describe('the schema of ability trees', () => {
  for (const { game, file, page, parse } of GAMES) {
    it(`has the tree of every example of ${game}`, () => {
      const isAbility = validatorOf(file);
      const examples = examplesOf(page);
      expect(examples).to.have.length.above(65);
      for (const { type, text } of examples)
        for (const ability of parse(text, { name: 'Ash Hound', types: [type] }).abilities)
          expect(isAbility(ability), `${text}: ${JSON.stringify(isAbility.errors?.at(0))}`).to.equal(true);
    });

    it(`has no tree that ${game} doesn't know`, () => {
      const isAbility = validatorOf(file);
      expect(isAbility({ kind: 'static', text: '', targets: [], statement: { says: 'nothing' } })).to.equal(
        false,
      );
      expect(isAbility({ kind: 'triggered', text: '', targets: [], instructions: [] })).to.equal(false);
      expect(isAbility({ text: '' })).to.equal(false);
    });
  }
});
