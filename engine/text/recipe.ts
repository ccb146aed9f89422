import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Grammar, makeRecipe, version } from 'ohm-js';
import './ohm-recipes';

/** A grammar written down, which loads many times faster than its source compiles; and what it was compiled from. */
interface Recipe {
  readonly of: string;
  readonly grammar: unknown;
}

const fileOf = (name: string): string => path.join(__dirname, 'recipes', `${name}.json`);

/** Tells one source from another, and grammars of one version of Ohm from those of another. */
const digestOf = (source: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([version, source]))
    .digest('hex');

/**
 * A grammar as it was written down.
 *
 * @param name the grammar's name
 * @param source what it would be compiled from
 * @returns undefined where it was never written down, or where its source was another one then
 */
export function writtenGrammar(name: string, source: readonly string[]): Grammar | undefined {
  const recipe = read(fileOf(name));
  return recipe?.of === digestOf(source) ? makeRecipe(recipe.grammar) : undefined;
}

function read(file: string): Recipe | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // It isn't there, or isn't whole: its source is always there.
    return undefined;
  }
}

/** Writes a grammar down for {@link writtenGrammar}; a process that reads it meanwhile gets the old one or the new one. */
export function writeGrammar(name: string, source: readonly string[], grammar: Grammar): void {
  const file = fileOf(name);
  const recipe: Recipe = { of: digestOf(source), grammar: JSON.parse(grammar.toRecipe()) };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(recipe));
  renameSync(`${file}.${process.pid}`, file);
}
