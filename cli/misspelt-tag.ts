import { distance } from 'fastest-levenshtein';

/** The tags that mean something to Rulewright. Everybody may use others, which mean nothing to it. */
const meaningful: readonly string[] = ['also', 'ruling', 'property', 'unreachable', 'waived'];

const letters = (word: string): string => [...word].sort().join('');

/** The tag that means something and that a tag is a misspelling of: one letter is wrong, or two changed places. */
export function tagMeant(tag: string): string | undefined {
  const [name = ''] = tag.slice(1).split(':');
  if (meaningful.includes(name)) return undefined;
  const written = name.toLowerCase();
  const meant = meaningful.find((each) => distance(each, written) <= 1 || letters(each) === letters(written));
  return meant === undefined ? undefined : `@${meant}${tag.slice(1 + name.length)}`;
}
