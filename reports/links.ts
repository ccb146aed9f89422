/** `704.5c`, `103.1.b.4` or `A.4.Ruling.3`, and of a number that is printed twice `~2`. */
const ruleNumber =
  /^(?:\d{3}\.\d+(?:[a-z]|(?:\.(?:\d+|[a-z]))+)?|[A-Z](?:\.\d+)+(?:\.[A-Z][a-z]+\.\d+)?[a-z]?)(?:~\d+)?$/;
const claim = /^\s*(?<claim>(?:\d|[A-Z]\.\d)[\w.~]*)/;
const also = /^@also:(?<number>.+)$/;

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
export function alsoLinks(tags: readonly string[]): Link[] {
  return tags.flatMap((tag) => {
    const number = tag.match(also)?.groups?.number;
    return number === undefined ? [] : [{ number, wellFormed: ruleNumber.test(number) }];
  });
}

/** The numbers of all rules that a scenario is linked to, that of its `Rule:` line first. */
export function linkedNumbers(ruleName: string | undefined, tags: readonly string[]): string[] {
  const links = [linkOf(ruleName ?? ''), ...alsoLinks(tags)];
  return [...new Set(links.flatMap((link) => (link === undefined ? [] : [link.number])))];
}
