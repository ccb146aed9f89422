/** Keywords that stand on one line (A.1.4): each is a paragraph of its own to the grammar. */
const KEYWORDS =
  'flying|first strike|double strike|trample|haste|fear|defender|vigilance|reach|horsemanship|shadow|(?:plains|island|swamp|mountain|forest)walk';
const QUALITY = 'protection from [a-z]+(?: [a-z]+)?';
const LIST = new RegExp(
  String.raw`^\s*(?:${KEYWORDS}|${QUALITY})(?:\s*[,;]\s*(?:${KEYWORDS}|${QUALITY}))+\s*$`,
  'i',
);

/** The text of a card with each keyword on a line of its own: "Flying, haste" becomes two. */
export const keywordLines = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => (LIST.test(line) ? line.trim().replace(/\s*[,;]\s*/g, '\n') : line))
    .join('\n');
