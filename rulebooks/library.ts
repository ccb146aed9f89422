import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DamagedFile, UnknownRulebook } from './library-error';
import type { EqualCitation, Rulebook, RuleRow, Ruling } from './model';
import { isEqualCitations, isRulebook, isRulings } from './shape';

const editionFile = /^(?<edition>\d{4}-\d{2}-\d{2})\.json$/;

/** The rulebooks in the library, in alphabetical order: those of this package and those below the current folder. */
export function rulebookIds(): string[] {
  const ids = shelves().flatMap((shelf) =>
    readdirSync(shelf, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && editionFiles(path.join(shelf, entry.name)).length > 0)
      .map((entry) => entry.name),
  );
  return [...new Set(ids)].sort();
}

/** The editions of a rulebook, the oldest first. Throws {@link UnknownRulebook} if there is no such rulebook. */
export function editionsOf(id: string): string[] {
  const ids = rulebookIds();
  if (!ids.includes(id)) {
    throw new UnknownRulebook(
      `There is no rulebook "${id}" here: the rulebooks are ${ids.join(', ') || 'none'}.`,
    );
  }
  const editions = shelves().flatMap((shelf) =>
    editionFiles(path.join(shelf, id)).map((file) => file.match(editionFile)?.groups?.edition ?? ''),
  );
  return [...new Set(editions)].sort();
}

/**
 * A rulebook, by its id for the newest edition (`legions-of-will`) or with an edition (`legions-of-will@2023-09-11`), of
 * which the beginning is enough where no other edition begins so (`legions-of-will@2023`).
 * An edition below the current folder goes before the same one of this package. Throws {@link UnknownRulebook} if
 * there is none, and {@link DamagedFile} if its file is not a rulebook.
 */
export function loadRulebook(name: string): Rulebook {
  const [id = '', wanted] = name.split('@');
  const editions = editionsOf(id);
  const begun = wanted === undefined ? editions.slice(-1) : editions.filter((each) => isBegun(each, wanted));
  const [edition] = begun;
  if (edition === undefined || begun.length > 1) {
    throw new UnknownRulebook(
      `There is ${edition === undefined ? 'no' : 'more than one'} edition "${wanted}" of ${id} here: its editions are ${editions.join(', ')}.`,
    );
  }
  const file = fileOf(id, `${edition}.json`) ?? '';
  const value = readJson(file);
  if (!isRulebook(value)) throw new DamagedFile(file, 'write it again with "rulewright rulebook index"');
  return value;
}

/** Is an edition named by its whole date, its month or its year? */
const isBegun = (edition: string, wanted: string): boolean =>
  edition === wanted || edition.startsWith(`${wanted}-`);

/** The rulings of a rulebook, none where it has no file of them. Throws what {@link loadRulebook} throws. */
export function loadRulings(name: string): Ruling[] {
  const [id = ''] = name.split('@');
  editionsOf(id);
  const file = fileOf(id, 'rulings.json');
  if (file === undefined) return [];
  const value = readJson(file);
  if (!isRulings(value)) {
    throw new DamagedFile(file, 'it has to be a list of rulings with every field of each filled');
  }
  return value;
}

/** Which rules of a rulebook say the same, none where it has no file of them. Throws what {@link loadRulebook} throws. */
export function loadEqualCitations(name: string): EqualCitation[] {
  const [id = ''] = name.split('@');
  editionsOf(id);
  const file = fileOf(id, 'equal-citations.json');
  if (file === undefined) return [];
  const value = readJson(file);
  if (!isEqualCitations(value)) {
    throw new DamagedFile(
      file,
      'it has to be a list of "rules", at least two, each with what they are "about"',
    );
  }
  return value;
}

/** The rules of each rulebook that was asked for, as they stand and by their keys: both are wanted for every link. */
const listed = new WeakMap<Rulebook, Listed>();

interface Listed {
  readonly rules: readonly RuleRow[];
  readonly byKey: ReadonlyMap<string, RuleRow>;
}

function listedOf(rulebook: Rulebook): Listed {
  const known = listed.get(rulebook);
  if (known !== undefined) return known;
  const rules = rulebook.chapters.flatMap(({ sections }) => sections.flatMap((section) => section.rules));
  // Of a number printed twice the first counts.
  const byKey = new Map(rules.map((rule) => [rule.key, rule] as const).reverse());
  const found = { rules, byKey };
  listed.set(rulebook, found);
  return found;
}

/** Every rule of a rulebook, in the order of their numbers. */
export function rulesOf(rulebook: Rulebook): readonly RuleRow[] {
  return listedOf(rulebook).rules;
}

/** The rule with a number, or with a key such as `111.1a~2`. Of a number printed twice it is the first. */
export function findRule(rulebook: Rulebook, number: string): RuleRow | undefined {
  return listedOf(rulebook).byKey.get(number);
}

/** Where rulebooks are looked for: below the current folder, then in this package. */
function shelves(): string[] {
  const own = path.resolve('rulebooks');
  return [...new Set([own, __dirname])].filter((shelf) => existsSync(shelf));
}

function editionFiles(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => editionFile.test(name)) : [];
}

function fileOf(id: string, name: string): string | undefined {
  return shelves()
    .map((shelf) => path.join(shelf, id, name))
    .find((file) => existsSync(file));
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new DamagedFile(file, error instanceof Error ? error.message.replace(/\.$/, '') : String(error));
  }
}
