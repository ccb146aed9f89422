const beforeNumber = /\b(?:rules?|sections?|chapters?|see)$/i;
const midSentence = /\b(?:and|or|to|through|in|by|of|under|than|from)$|[,(–—-]$/i;
const lowerCase = /^[a-z]/;

/**
 * Whether a number at the beginning of a line belongs to the sentence of the line above, which was wrapped there.
 * A rule may also be a clause that ends in "and": then what follows the next number begins with a capital letter.
 */
export function isWrapped(above: string, afterNumber: string): boolean {
  const end = above.slice(-20).trimEnd();
  return beforeNumber.test(end) || (midSentence.test(end) && lowerCase.test(afterNumber));
}
