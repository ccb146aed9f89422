import type { Static, TSchema } from '@sinclair/typebox';
import type { TypeCheck } from '@sinclair/typebox/compiler';
import { type Read, shortened } from '../port/protocol/read';

/** Reads a text as JSON of some form; says what is wrong, and where in it, with a text that is none. */
export function readJson<Schema extends TSchema>(
  text: string,
  check: TypeCheck<Schema>,
): Read<Static<Schema>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fine: false, wrong: 'it is no JSON' };
  }
  if (check.Check(value)) return { fine: true, value };
  const first = check.Errors(value).First();
  return {
    fine: false,
    wrong: first
      ? `at ${first.path || 'its top'}: ${first.message.toLowerCase()}, not ${shortened(first.value)}`
      : 'it has the wrong shape',
  };
}
