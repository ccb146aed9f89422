import { createHash } from 'node:crypto';
import type { Reference } from './source';

/**
 * A rule's text with a `#` for everything that it cites.
 *
 * @param text the rule's normalised text
 * @param references what it cites, in the order in which that stands in the text
 */
export function withoutReferences(text: string, references: readonly Pick<Reference, 'printed'>[]): string {
  let rest = text;
  let done = '';
  for (const { printed } of references) {
    const at = rest.indexOf(printed);
    if (at < 0) continue;
    done += `${rest.slice(0, at)}#`;
    rest = rest.slice(at + printed.length);
  }
  return done + rest;
}

/**
 * First 16 hexadecimal digits of the SHA-256 of a rule's text without what it cites; undefined where it cites
 * nothing, for then its digest says the same.
 */
export function wordingOf(
  text: string,
  references: readonly Pick<Reference, 'printed'>[],
): string | undefined {
  if (references.length === 0) return undefined;
  return createHash('sha256').update(withoutReferences(text, references)).digest('hex').slice(0, 16);
}
