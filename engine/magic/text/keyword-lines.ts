/**
 * Keywords that stand on one line (A.1.4): each is a paragraph of its own to the grammar, which reads a paragraph as one ability. What is
 * written anew here is no more than that: one line as several.
 */
const KEYWORDS = [
  'flying|first strike|double strike|trample|haste|fear|defender|vigilance|reach|horsemanship|shadow',
  '(?:plains|island|swamp|mountain|forest)walk',
  'deathtouch|lifelink|wither|infect|hexproof|shroud|indestructible|intimidate|menace|skulk|flash|flanking|provoke|banding|exalted|battle cry|prowess|ingest|melee|persist|undying',
  String.raw`(?:bushido|frenzy|poisonous|annihilator|afflict|fading|rampage) \d+|vanishing(?: \d+)?`,
  String.raw`(?:echo|ward)(?: ?\{[^}]+\})*`,
  String.raw`toxic \d+`,
  '(?:protection|hexproof) from [a-z]+(?: [a-z]+)?',
].join('|');
const LIST = new RegExp(String.raw`^\s*(?:${KEYWORDS})(?:\s*[,;]\s*(?:${KEYWORDS}))+\s*$`, 'i');

/** "Protection from A and from B", "hexproof from each color": several abilities in one (702.16g–h, 702.11f–g). */
const SEVERAL = /\b(protection|hexproof) from ([a-z]+)((?:,? and from [a-z]+)+)/gi;
const EACH_COLOR = /\b(protection|hexproof) from (?:each|all) colors?\b/gi;

const COLORS = ['white', 'blue', 'black', 'red', 'green'];

const apart = (keyword: string, qualities: readonly string[]): string =>
  qualities.map((quality) => `${keyword} from ${quality}`).join(', ');

/** "Kicker {2} and/or {G}": two of them (702.33b). */
const TWO_KICKERS = /^\s*kicker ((?:\{[^}]+\})+) and\/or (?:kicker )?((?:\{[^}]+\})+)/i;

/** A line of a table of results (706.3a): it belongs to what is said before it, as a mode does. */
const RESULT = /^\s*\d+(?:\s*[—–-]\s*\d+|\s*\+)?\s*\|/;

/** A mode with a cost before it, or with symbols that are counted (700.2h, 700.2i). */
const MARKED_MODE = /^\s*(?:\+\s*\{|(?:\{P\})+\s*[—–-])/i;

/** A line with each of several such abilities said by itself. */
const spelledOut = (line: string): string =>
  line
    .replace(TWO_KICKERS, 'Kicker $1\nKicker $2')
    .replace(EACH_COLOR, (_all, keyword: string) => apart(keyword, COLORS))
    .replace(SEVERAL, (_all, keyword: string, first: string, others: string) =>
      apart(keyword, [first, ...(others.match(/(?<=from )[a-z]+/gi) ?? [])]),
    );

/** "If …, … instead." on a line of its own, a word before it or not, is said of the line before (608.2c). */
const INSTEAD = /^\s*(?:[a-z ]+[—–-]+\s*)?if (?!.*\bwould\b)[^.]*\binstead\.?\s*$/i;

/** "Threshold - … instead." is said of the line before, too. */
const THRESHOLD_INSTEAD = /^\s*threshold\s*[—–-]+\s*(?!.*\bwould\b)[^.]*\binstead\b[^.]*\.?\s*$/i;

/** Does a line belong to the paragraph above it: a result of a roll, or what is done instead? */
export const isContinuation = (line: string): boolean =>
  [RESULT, MARKED_MODE, INSTEAD, THRESHOLD_INSTEAD].some((kind) => kind.test(line));

/** The text of a card with each keyword on a line of its own: "Flying, haste" becomes two. */
export const keywordLines = (text: string): string =>
  text
    .split(/\r?\n/)
    .map(spelledOut)
    .map((line) =>
      LIST.test(line)
        ? line.trim().replace(/\s*[,;]\s*(.)/g, (_all, first: string) => `\n${first.toUpperCase()}`)
        : line,
    )
    .join('\n');
