/** Keywords that stand on one line (A.1.4): each is a paragraph of its own to the grammar. */
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

/** "Gets +1/+1 until end of turn for each …": how much stands before how long. */
const EACH_LAST = / until end of turn (for each [^.,;]+)/gi;

const apart = (keyword: string, qualities: readonly string[]): string =>
  qualities.map((quality) => `${keyword} from ${quality}`).join(', ');

/** Words before an ability that mean nothing themselves (207.2c of 2013); threshold means something in 2003 (A.36). */
const ABILITY_WORD =
  /^\s*(?:battalion|bloodrush|channel|chroma|domain|fateful hour|grandeur|hellbent|imprint|join forces|kinship|landfall|metalcraft|morbid|radiance|sweep)\s*[—–-]+\s*/i;

/** "… becomes the target of a spell, counter it": nothing else can be countered. */
const COUNTERED =
  /(becomes? the target of [^.]*?, counter )(?:it|that spell(?: or ability)?|that ability)(?: unless (?:its|their) controller)?\b(?! or)/gi;

/** A line of a table of results (706.3a): it belongs to what is said before it, as a mode does. */
const RESULT = /^\s*\d+(?:\s*[—–-]\s*\d+|\s*\+)?\s*\|/;

/** A mode with a cost before it, or with symbols that are counted (700.2h, 700.2i). */
const MARKED_MODE = /^\s*(?:\+\s*\{|(?:\{P\})+\s*[—–-])/i;

/** What a permanent calls itself by its subtype. */
const ITSELF = /\bthis (?:equipment|aura|fortification)\b/gi;

/** A line with each of several such abilities said by itself. */
const spelledOut = (line: string): string =>
  line
    .replace(ABILITY_WORD, '')
    .replace(/^\s*Aura swap\b/, 'Auraswap')
    .replace(RESULT, '• $&')
    .replace(MARKED_MODE, '• $&')
    .replace(ITSELF, 'this permanent')
    .replace(/\band\/or\b/gi, 'or')
    .replace(COUNTERED, (all, before: string) =>
      all.endsWith('controller')
        ? `${before}that spell or ability unless that spell or ability's controller`
        : `${before}that spell or ability`,
    )
    .replace(EACH_LAST, ' $1 until end of turn')
    .replace(EACH_COLOR, (_all, keyword: string) => apart(keyword, COLORS))
    .replace(SEVERAL, (_all, keyword: string, first: string, others: string) =>
      apart(keyword, [first, ...(others.match(/(?<=from )[a-z]+/gi) ?? [])]),
    );

/** "If …, … instead." on a line of its own is said of the line before (608.2c). */
const INSTEAD = /^\s*if (?!.*\bwould\b)[^.]*\binstead\.?\s*$/i;

const continuing = (lines: readonly string[], line: string): readonly string[] => {
  const last = lines.at(-1);
  return last !== undefined && INSTEAD.test(line)
    ? [...lines.slice(0, -1), `${last} ${line}`]
    : [...lines, line];
};

/** The text of a card with each keyword on a line of its own: "Flying, haste" becomes two. */
export const keywordLines = (text: string): string =>
  text
    .split(/\r?\n/)
    .map(spelledOut)
    .reduce<readonly string[]>(continuing, [])
    .map((line) =>
      LIST.test(line)
        ? line.trim().replace(/\s*[,;]\s*(.)/g, (_all, first: string) => `\n${first.toUpperCase()}`)
        : line,
    )
    .join('\n');
