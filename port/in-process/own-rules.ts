import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { buildSync } from 'esbuild';
import { isRule, type Rule } from '../../engine/kernel';
import { gameOf, playable } from './games';

/** A module of a designer's own that gives no rule: what is wrong, and where in it. */
export class RefusedModule extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'RefusedModule';
  }
}

/** Where the package of this command is found by modules that lie in no project of their own. */
const requireHere = createRequire(__filename);

/** What modules of a designer's own import: the forms and types of the games that are played, as this very process has them. */
const PUBLISHED = /^rulewright\/(.+)\/rules$/;

/** The rules of a module, and the files that they were made from, as these were. */
interface Loaded {
  readonly rules: readonly Rule[];
  readonly sources: ReadonlyMap<string, string>;
}

const loaded = new Map<string, Loaded>();

/** Tells a file that has been saved since from what it was. */
function stateOf(file: string): string {
  const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: -1 };
  return `${mtimeMs} ${size}`;
}

const isStill = ({ sources }: Loaded): boolean =>
  [...sources].every(([file, state]) => stateOf(file) === state);

/**
 * The rules that a module of a designer's own exports: TypeScript or JavaScript, which may import files beside it and packages.
 * A process loads a file once, and again where it or what it imports has been saved since.
 *
 * @param file absolute
 * @throws RefusedModule for a file that is not there, can't be compiled, throws, or exports no rule
 */
export const ownRules = (file: string): readonly Rule[] => loadedFrom(file).rules;

/** The files that the rules of a module are made from: itself, and those beside it that it imports. Throws RefusedModule. */
export const filesOfOwnRules = (file: string): readonly string[] => [...loadedFrom(file).sources.keys()];

function loadedFrom(file: string): Loaded {
  const known = loaded.get(file);
  if (known && isStill(known)) return known;
  const { code, sources } = compiled(file);
  const exported = exportsOf(file, code);
  const rules = [...new Set(Object.values(exported))].filter(isRule);
  if (rules.length === 0)
    throw new RefusedModule(
      `"${file}" exports no rule: export what one of the forms makes, as in "export const mine = stateBasedAction('704.5z', …)".`,
    );
  const now = { rules, sources };
  loaded.set(file, now);
  return now;
}

function exportsOf(file: string, code: string): Readonly<Record<string, unknown>> {
  const own = createRequire(file);
  const exported: Record<string, unknown> = {};
  const module = { exports: exported };
  const run = compileFunction(code, ['exports', 'require', 'module', '__filename', '__dirname'], {
    filename: file,
  });
  try {
    run(exported, requiring(own), module, file, path.dirname(file));
  } catch (error) {
    throw new RefusedModule(
      `"${file}" throws as it is loaded (${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}): a module exports rules and does nothing else.`,
    );
  }
  return module.exports;
}

/** How a module finds what it imports: the engine's own forms, then packages as Node finds them from where it lies. */
const requiring =
  (own: NodeJS.Require) =>
  (name: string): unknown => {
    const [, rulebook] = PUBLISHED.exec(name) ?? [];
    if (rulebook === undefined) return requiredFrom(own, name);
    const found = gameOf(rulebook)?.forDesigners;
    if (found) return found;
    const names = playable.flatMap(({ ruleset, forDesigners }) =>
      forDesigners ? [`"rulewright/${ruleset.rulebook}/rules"`] : [],
    );
    throw new Error(`there is no "${name}"; there are ${names.join(' and ')}`);
  };

function requiredFrom(own: NodeJS.Require, name: string): unknown {
  try {
    return own(name);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND';
    if (!isMissing) throw error;
    return requireHere(name);
  }
}

/** A module as JavaScript, with what it imports from files beside it. */
function compiled(file: string): { readonly code: string; readonly sources: Loaded['sources'] } {
  try {
    const { outputFiles, metafile } = buildSync({
      entryPoints: [file],
      bundle: true,
      packages: 'external',
      // Whatever a project maps names to: these rules are of the very engine that plays them.
      tsconfigRaw: '{}',
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      write: false,
      metafile: true,
      logLevel: 'silent',
      sourcemap: 'inline',
    });
    const files = Object.keys(metafile.inputs).map((input) => path.resolve(input));
    return {
      code: outputFiles[0]?.text ?? '',
      sources: new Map(files.map((each) => [each, stateOf(each)])),
    };
  } catch (error) {
    throw new RefusedModule(`"${file}" can't be compiled: ${whyNotCompiled(error)}`);
  }
}

interface Complaint {
  readonly text: string;
  readonly location?: { readonly file: string; readonly line: number; readonly column: number } | null;
}

const complaints = (error: unknown): readonly Complaint[] =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [];

function whyNotCompiled(error: unknown): string {
  const [first] = complaints(error);
  if (!first) return `${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}.`;
  const { text, location } = first;
  if (!location) return `${text}.`;
  return `${text} (${path.basename(location.file)}, line ${location.line}, column ${location.column + 1}).`;
}
