import { readFileSync } from 'node:fs';
import { Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { changeOf } from '../engine/kernel';
import { Problem } from './problem';

/** What an amendment says, as far as it takes to try it. */
export interface AmendmentInput {
  readonly name: string;
  /** Id of the rulebook that it changes. */
  readonly rulebook: string;
  /** What is changed, as a table takes it, with the number of the rule. */
  readonly changes: readonly { readonly change: string; readonly rule: string }[];
}

const text = Type.String({ minLength: 1 });
const amendment = TypeCompiler.Compile(
  Type.Object({ name: text, rulebook: text, changes: Type.Array(text, { minItems: 1 }) }),
);

const WHOLE =
  'it has a name, a rulebook and changes, as in {"name": "a hand of three", "rulebook": "legions-of-will", "changes": ["set 402.2 to 3"]}';

/** Reads an amendment from its file. Throws a Problem with one sentence where there is none in it. */
export function readAmendmentInput(file: string): AmendmentInput {
  let written: string;
  try {
    written = readFileSync(file, 'utf8');
  } catch {
    throw new Problem([`"${file}" can't be read: give the file of an amendment; ${WHOLE}.`]);
  }
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch {
    throw new Problem([`"${file}" is no JSON: an amendment is written so; ${WHOLE}.`]);
  }
  if (!amendment.Check(value)) {
    const where = amendment.Errors(value).First()?.path || 'its top';
    throw new Problem([`"${file}" is no amendment (at ${where}): ${WHOLE}.`]);
  }
  const { name, rulebook, changes } = value;
  return { name, rulebook, changes: changes.map((change) => ({ change, rule: changeOf(change).number })) };
}
