import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Classification, type ClassifiedRule, classificationFile, kinds } from './classification';
import type { Rulebook } from './model';

/** A classification file that can't be read: one sentence that says where, what is wrong and what to do. */
export class BadClassification extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadClassification';
  }
}

/**
 * The classification of an edition, from below the current folder or else of this package; undefined where there is
 * no file of it. Throws {@link BadClassification} for a file that can't be read.
 */
export function loadClassification({
  id,
  edition,
}: Pick<Rulebook, 'id' | 'edition'>): Classification | undefined {
  const file = classificationFile(id, edition);
  const path = [resolve('rulebooks'), __dirname]
    .map((shelf) => join(shelf, file))
    .find((each) => existsSync(each));
  if (path === undefined) return undefined;
  const classification = parseClassification(readFileSync(path, 'utf8'), `rulebooks/${file}`);
  if (classification.rulebook !== id || classification.edition !== edition) {
    throw new BadClassification(
      `rulebooks/${file} says that it classifies ${classification.rulebook} ${classification.edition}: its name and what it says must be the same.`,
    );
  }
  return classification;
}

/** Reads a classification from JSON. `file` is what messages call it. Throws {@link BadClassification}. */
export function parseClassification(text: string, file: string): Classification {
  const value = parseJson(text, file);
  if (!isRecord(value) || !isText(value.rulebook) || !isText(value.edition) || !Array.isArray(value.rules)) {
    throw new BadClassification(
      `${file} is no classification: write {"rulebook": "…", "edition": "…", "rules": [{"rule": "…", "kind": "testable"}, …]}.`,
    );
  }
  const { rulebook, edition, proposedBy } = value;
  const rules: readonly unknown[] = value.rules;
  return {
    rulebook,
    edition,
    ...(isText(proposedBy) ? { proposedBy } : {}),
    rules: rules.map((entry, index) => entryFrom(entry, `${file}: entry ${index + 1}`)),
  };
}

/** The classification as JSON, a rule a line, the same for the same classification. */
export function serialiseClassification({ rulebook, edition, proposedBy, rules }: Classification): string {
  const head = fields({ rulebook, edition, proposedBy });
  const lines = rules.map(
    ({ rule, kind, reason, restates, digests, followsFrom, inherent, proposed }) =>
      `\n  {${fields({ rule, kind, reason, restates, digests, followsFrom, inherent, proposed })}}`,
  );
  return `{${head}, "rules": [${lines.join(',')}\n]}\n`;
}

function fields(values: Readonly<Record<string, string | boolean | readonly string[] | undefined>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${JSON.stringify(key)}: ${written(value)}`)
    .join(', ');
}

const written = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(written).join(', ')}]` : JSON.stringify(value);

function entryFrom(entry: unknown, where: string): ClassifiedRule {
  if (!isRecord(entry) || !isText(entry.rule)) {
    throw new BadClassification(`${where} names no rule: write {"rule": "…", "kind": "…"}.`);
  }
  const { rule, reason, restates, digests, followsFrom, inherent, proposed } = entry;
  const kind = kinds.find((each) => each === entry.kind);
  if (kind === undefined) {
    throw new BadClassification(
      `${where} (${rule}) has the kind ${JSON.stringify(entry.kind) ?? 'nothing'}: a rule is ${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)}.`,
    );
  }
  if (reason !== undefined && typeof reason !== 'string') {
    throw new BadClassification(`${where} (${rule}) has a reason that is no text: write a few words.`);
  }
  if (restates !== undefined && !isText(restates)) {
    throw new BadClassification(
      `${where} (${rule}): "restates" names the rule that says the same, or is left out.`,
    );
  }
  if (digests !== undefined && !isPairOfTexts(digests)) {
    throw new BadClassification(
      `${where} (${rule}): "digests" are two, of its own text and of that of the rule which it restates, or left out.`,
    );
  }
  if (followsFrom !== undefined && !isListOfTexts(followsFrom)) {
    throw new BadClassification(
      `${where} (${rule}): "followsFrom" is a list of the rules that it follows from, or is left out.`,
    );
  }
  if (inherent !== undefined && !isText(inherent)) {
    throw new BadClassification(
      `${where} (${rule}): "inherent" says in a few words why an engine does nothing under its number, or is left out.`,
    );
  }
  if (proposed !== undefined && typeof proposed !== 'boolean') {
    throw new BadClassification(`${where} (${rule}): "proposed" is true, or left out.`);
  }
  return {
    rule,
    kind,
    ...(isText(reason) ? { reason } : {}),
    ...(restates === undefined ? {} : { restates }),
    ...(digests === undefined ? {} : { digests }),
    ...(followsFrom === undefined ? {} : { followsFrom }),
    ...(inherent === undefined ? {} : { inherent }),
    ...(proposed === true ? { proposed } : {}),
  };
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const at = why.match(/at position (?<at>\d+)/)?.groups?.at;
    const line = at === undefined ? '' : `:${text.slice(0, Number(at)).split('\n').length}`;
    throw new BadClassification(`${file}${line} is no JSON: correct what stands there, or restore the file.`);
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isListOfTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every(isText);
}

function isPairOfTexts(value: unknown): value is readonly [string, string] {
  return isListOfTexts(value) && value.length === 2;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
