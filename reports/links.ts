/** `704.5c`, `103.1.b.4` or `A.4.Ruling.3`, and of a number that is printed twice `~2`. */
const ruleNumber =
  /^(?:\d{3}\.\d+(?:[a-z]|(?:\.(?:\d+|[a-z]))+)?|[A-Z](?:\.\d+)+(?:\.[A-Z][a-z]+\.\d+)?[a-z]?)(?:~\d+)?$/;
const claim = /^\s*(?<claim>(?:\d|[A-Z]\.\d)[\w.~]*)/;
const ALSO = '@also:';
const CALLED = '@rule:';

/** What a `Rule:` line or an `@also:` tag says which rule it is about. */
export interface Link {
  readonly number: string;
  /** False where it starts like a number but is none of a rule, e.g. `704` or `7045c`. A rulebook may call a rule so all the same. */
  readonly wellFormed: boolean;
}

/**
 * The rule that a `Rule:` line is about: the number it starts with. A line that starts neither with a digit nor as
 * `A.4` does is about no numbered rule.
 */
export function linkOf(ruleName: string): Link | undefined {
  const number = ruleName.match(claim)?.groups?.claim?.replace(/\.$/, '');
  return number === undefined ? undefined : { number, wellFormed: ruleNumber.test(number) };
}

/** What a `Rule:` line says after the number that it starts with; nothing where it starts with none. */
export function titleIn(ruleName: string): string | undefined {
  const number = ruleName.match(claim)?.[0];
  const title = number === undefined ? '' : ruleName.slice(number.length).trim();
  return title === '' ? undefined : title;
}

/** The rules that `@also:` tags name. */
export const alsoLinks = (tags: readonly string[]): Link[] => tagged(tags, ALSO);

/**
 * The rule that a scenario is about: by the number that a tag `@rule:` says it has in the edition which is played, the innermost
 * one, else by that of its `Rule:` line.
 */
export const ownLink = (ruleName: string | undefined, tags: readonly string[]): Link | undefined =>
  tagged(tags, CALLED).at(-1) ?? linkOf(ruleName ?? '');

const tagged = (tags: readonly string[], prefix: string): Link[] =>
  tags.flatMap((tag) => {
    const number = tag.slice(prefix.length);
    return tag.startsWith(prefix) && number !== '' ? [{ number, wellFormed: ruleNumber.test(number) }] : [];
  });

/** All rules that tags name. */
export const tagLinks = (tags: readonly string[]): Link[] =>
  tags.flatMap((tag) => [...tagged([tag], CALLED), ...tagged([tag], ALSO)]);

/** The numbers of all rules that a scenario is linked to, that of its own first. */
export function linkedNumbers(ruleName: string | undefined, tags: readonly string[]): string[] {
  const links = [ownLink(ruleName, tags), ...alsoLinks(tags)];
  return [...new Set(links.flatMap((link) => (link === undefined ? [] : [link.number])))];
}
