import type { ConfirmedLinks } from './link-states';
import { compareNumbers } from './numbering';

/** What the file with the confirmed links is called. It stands in the folder of the features that it speaks of. */
export const confirmedLinksFile = 'confirmed.json';

/** A file of confirmed links that can't be read: one sentence that says where, what is wrong and what to do. */
export class BadConfirmedLinks extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadConfirmedLinks';
  }
}

const digest = /^[0-9a-f]{16}$/;

/** Reads confirmed links from JSON. `file` is what messages call it. Throws {@link BadConfirmedLinks}. */
export function parseConfirmedLinks(text: string, file: string): ConfirmedLinks {
  const value = parseJson(text, file);
  if (!isRecord(value) || !isRecord(value.rules)) {
    throw new BadConfirmedLinks(
      `${file} has no confirmed links: write {"rules": {"704.5c": "…"}} with "rulewright rulebook confirm", or restore the file.`,
    );
  }
  const { numbers } = value;
  if (numbers !== undefined && !isDigest(numbers)) {
    throw new BadConfirmedLinks(`${file}: "numbers" is not 16 hexadecimal digits: restore the file.`);
  }
  const rules = Object.entries(value.rules).map(([rule, confirmed]): [string, string] => {
    if (isDigest(confirmed)) return [rule, confirmed];
    throw new BadConfirmedLinks(
      `${file}: what stands behind "${rule}" is not a digest of 16 hexadecimal digits: run "rulewright rulebook confirm ${rule}".`,
    );
  });
  return { ...(numbers === undefined ? {} : { numbers }), rules: new Map(rules) };
}

/** Confirmed links as JSON, a rule a line in the order of the numbers, the same for the same links. */
export function serialiseConfirmedLinks({ numbers, rules }: ConfirmedLinks): string {
  const sorted = [...rules].sort(
    ([one], [other]) => compareNumbers(one, other) || (one < other ? -1 : Number(one > other)),
  );
  return `${JSON.stringify({ numbers, rules: Object.fromEntries(sorted) }, null, 2)}\n`;
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadConfirmedLinks(`${file} is no JSON: correct it, or restore the file.`);
  }
}

function isDigest(value: unknown): value is string {
  return typeof value === 'string' && digest.test(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
