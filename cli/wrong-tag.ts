import { distance } from 'fastest-levenshtein';

/** The tags that mean something to Rulewright, and what stands behind a colon in those that take it. */
const meaningful: Readonly<Record<string, 'a rule' | 'a ruling' | 'an edition' | 'a reason' | undefined>> = {
  also: 'a rule',
  rule: 'a rule',
  ruling: 'a ruling',
  edition: 'an edition',
  waived: 'a reason',
  property: undefined,
  unreachable: undefined,
};

const ruleAtItsEnd = /(?<number>\d{3}\.(?:\d|[a-z])[\w.~]*)$/;
const SHORT = 5;

const letters = (word: string): string => [...word].sort().join('');

/**
 * Says what is wrong with a tag; undefined where nothing is. Tags that are nobody's are the user's own, unless a letter of
 * one that means something is wrong (two of a long one), letters have changed places, or a rule's number stands in it,
 * which only `@also:` links to.
 */
export function wrongTag(tag: string, rulings: ReadonlySet<string>): string | undefined {
  const [name = '', ...rest] = tag.slice(1).split(':');
  const behind = rest.join(':');
  if (Object.hasOwn(meaningful, name)) return wrongMeaning(tag, meaningful[name], behind, rulings);
  const written = name.toLowerCase();
  const meant = Object.keys(meaningful).find(
    (each) => distance(each, written) <= (each.length < SHORT ? 1 : 2) || letters(each) === letters(written),
  );
  const number = ruleAtItsEnd.exec(tag)?.groups?.number;
  if (meant === undefined && number === undefined) return undefined;
  const perhaps =
    meant === undefined || number !== undefined ? `also:${number}` : `${meant}${tag.slice(1 + name.length)}`;
  return `there is no tag ${tag}; perhaps @${perhaps}`;
}

function wrongMeaning(
  tag: string,
  takes: (typeof meaningful)[string],
  behind: string,
  rulings: ReadonlySet<string>,
): string | undefined {
  if (takes === 'a rule' && behind === '')
    return `${tag} names no rule: write its number, as in ${tag.replace(/:.*$/, '')}:603.3b`;
  if (takes === 'a ruling' && !rulings.has(behind)) {
    const [example = ''] = rulings;
    return `${tag} names no ruling; those of this rulebook are in its rulings, such as @ruling:${example}`;
  }
  if (takes === 'an edition' && behind === '')
    return `${tag} names no edition: write its short name, as in @edition:2013`;
  if (takes === undefined && behind !== '')
    return `${tag} takes nothing behind it: write ${tag.slice(0, -behind.length - 1)}`;
  return undefined;
}
