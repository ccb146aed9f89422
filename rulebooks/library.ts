import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rulebook, RuleRow, Ruling } from './model';
import { isRulebook, isRulings } from './shape';

const editionFile = /^\d{4}-\d{2}-\d{2}\.json$/;

/** Thrown where a rulebook is asked for that is not in the library. */
export class UnknownRulebook extends Error {
  constructor(id: string, known: readonly string[]) {
    super(`There is no rulebook "${id}" here: the rulebooks are ${known.join(', ') || 'none'}.`);
    this.name = 'UnknownRulebook';
  }
}

/** The rulebooks in the library, in alphabetical order. */
export function rulebookIds(): string[] {
  return readdirSync(__dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && editionsOf(entry.name).length > 0)
    .map((entry) => entry.name)
    .sort();
}

/** The newest edition of a rulebook. Throws {@link UnknownRulebook} if there is none. */
export function loadRulebook(id: string): Rulebook {
  const file = editionsOf(known(id)).at(-1) ?? '';
  const value = readJson(id, file);
  if (!isRulebook(value)) {
    throw new Error(`rulebooks/${id}/${file} is not a rulebook: generate it again.`);
  }
  return value;
}

/** The rulings of a rulebook, none where it has no file of them. Throws {@link UnknownRulebook} too. */
export function loadRulings(id: string): Ruling[] {
  if (!existsSync(join(__dirname, known(id), 'rulings.json'))) {
    return [];
  }
  const value = readJson(id, 'rulings.json');
  if (!isRulings(value)) {
    throw new Error(
      `rulebooks/${id}/rulings.json is not a list of rulings: every field of each must be filled.`,
    );
  }
  return value;
}

/** Every rule of a rulebook, in the order of their numbers. */
export function rulesOf(rulebook: Rulebook): RuleRow[] {
  return rulebook.chapters.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules));
}

/** The rule with a number, or with a key such as `111.1a~2`. Of a number printed twice it is the first. */
export function findRule(rulebook: Rulebook, number: string): RuleRow | undefined {
  return rulesOf(rulebook).find(({ key }) => key === number);
}

function known(id: string): string {
  const ids = rulebookIds();
  if (!ids.includes(id)) {
    throw new UnknownRulebook(id, ids);
  }
  return id;
}

function editionsOf(id: string): string[] {
  return readdirSync(join(__dirname, id))
    .filter((name) => editionFile.test(name))
    .sort();
}

function readJson(id: string, file: string): unknown {
  return JSON.parse(readFileSync(join(__dirname, id, file), 'utf8'));
}
