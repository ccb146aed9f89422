/** No message needs more levels of lists and objects: card text, of which trees are made, is never nested so deeply. */
export const MOST_LEVELS = 500;

/**
 * Whether a text nests lists and objects deeper than any message may. It is looked at before the text is parsed: a parser
 * that follows millions of levels takes a minute and a gigabyte. What is no JSON is looked at as far as it can be.
 */
export function isTooDeep(text: string): boolean {
  // Each level takes a character.
  if (text.length <= MOST_LEVELS) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '"':
        at = endOfString(text, at);
        break;
      case '[':
      case '{':
        depth += 1;
        if (depth > MOST_LEVELS) return true;
        break;
      case ']':
      case '}':
        depth -= 1;
        break;
      default:
    }
  }
  return false;
}

/** Where the string that begins at a quote ends: at the next quote that isn't escaped, or with the text. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let first = at;
    while (text[first - 1] === '\\') first -= 1;
    if ((at - first) % 2 === 0) return at;
  }
  return text.length;
}
