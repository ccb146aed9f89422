import { declarations, games, words } from '../steps/terms';

const ANY_OBJECT = '(?:[A-Z][^\\s"]*\'s )?"[^"]+"(?: \\(\\d+\\))?';
const OBJECT = `(?<object>${ANY_OBJECT})`;

/** What people say, and how the vocabulary says it. */
const otherWordings: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  {
    pattern: new RegExp(`^(?<player>[^\\s"]+) controls ${OBJECT}$`),
    instead: '$<object> is controlled by $<player>',
  },
  {
    pattern: /^(?<player>[^\s"]+) controls (?<many>\d+) (?<name>"[^"]+")$/,
    instead: '$<many> $<name> are controlled by $<player>',
  },
  {
    pattern: new RegExp(`^${OBJECT} (?<has>has|doesn't have) (?<ability>[a-z]+(?: [a-z]+)*)$`),
    instead: '$<object> $<has> the ability "$<ability>"',
  },
  { pattern: new RegExp(`^(?<player>[^\\s"]+) owns ${OBJECT}$`), instead: '$<object> is owned by $<player>' },
  {
    pattern: new RegExp(`^${OBJECT} (?:dies|died|(?:is|was) (?:dead|destroyed|killed))$`),
    instead: words(({ dead }) => (dead === undefined ? [] : [dead]))
      .map((pile) => `$<object> is in Alice's ${pile}`)
      .join('" or "'),
  },
  {
    pattern:
      /^it (?:is|was) refused,? (?:because of|citing|as|for|under|due to|with)(?: rule)? (?<rule>[\w.]*\d\w*)$/,
    instead: 'it is refused by rule $<rule>',
  },
  { pattern: /^(?<player>[^\s"]+) (?:pays|agrees|chooses to(?: pay)?)$/, instead: '$<player> accepts' },
  {
    pattern: /^(?<player>[^\s"]+) (?:refuses|(?:doesn't|does not) pay|chooses not to(?: pay)?)$/,
    instead: '$<player> declines',
  },
  { pattern: /^(?<player>[^\s"]+) (?<ends>wins|loses)$/, instead: '$<player> $<ends> the game' },
  { pattern: /^(?:both|all) players pass(?: priority)?$/, instead: 'all players pass' },
  { pattern: /^(?<player>[^\s"]+) passes priority$/, instead: '$<player> passes' },
  ...declarations.map(({ verb, none }) => ({
    pattern: new RegExp(`^(?<player>[^\\s"]+) declares no ${verb}s$`),
    instead: `$<player> declares ${none}`,
  })),
  {
    pattern: new RegExp(
      `^(?<player>[^\\s"]+) (?:sacrifices|discards|exiles|destroys|reveals|returns|keeps) (?<objects>${ANY_OBJECT}(?:(?:,| and|, and) ${ANY_OBJECT})*)$`,
    ),
    instead: '$<player> chooses $<objects>',
  },
];

/** Small things that are often wrong in a step, how they are set right, and what is said then. */
const repairs: readonly { readonly repair: (text: string) => string; readonly says: string }[] = [
  {
    repair: (text) => text.replaceAll(/(?<![\w"])'([^'"]*)'(?!\w)/g, '"$1"'),
    says: 'names stand in double quotes',
  },
  { repair: (text) => text.replace(/\s*[.,;!]+$/, ''), says: 'leave out what stands at its end' },
  {
    repair: (text) => text.replace(/ *[:;]? *("[^"]*"|'[^']*')$/, ': $1'),
    says: "a colon and a blank stand before a card's text",
  },
  { repair: (text) => text.replaceAll(/\s+/g, ' '), says: 'words have one blank between them' },
  {
    repair: (text) => text.replace(/ with X(?: ?=? ?| is | being )(\d+)/, ' with X = $1'),
    says: 'the value of X has an equals sign before it',
  },
  { repair: (text) => text.replace(/ cannot /, " can't "), says: 'it is "can\'t"' },
  { repair: (text) => text.replace(/(?<=^it is .+'s [a-z ]+)$/, ' step'), says: 'a step is called one' },
  {
    repair: (text) => text.replace(/ (?:in|to) the (\w+)$/, " in Alice's $1"),
    says: "a pile is a player's",
  },
  { repair: (text) => text.replace(/ has an? (\S+ counter)$/, ' has 1 $1'), says: 'counters are counted' },
  {
    repair: (text) => text.replace(/(?<=^\S+ (?:plays|casts) "[^"]*") (?:on|at|to|against) /, ' targeting '),
    says: 'what is targeted is said to be',
  },
  {
    repair: (text) => text.replace(/(?<=") with "?([a-z]+(?: [a-z]+)*)"?$/i, ': "$1"'),
    says: "abilities are a card's text",
  },
  {
    repair: (text) => text.replace(/( assigns? \d+ damage) (?:from|by|with) /, '$1 of '),
    says: 'damage is that of who deals it',
  },
  ...games.flatMap(({ otherWordings: ofGame }) =>
    ofGame.map(({ pattern, instead, says }) => ({
      repair: (text: string) => text.replace(pattern, instead),
      says,
    })),
  ),
];

/** What small thing is wrong in a text that is a step but for it, and the step; undefined where there is none. */
export function repaired(text: string, isStep: (text: string) => boolean): string | undefined {
  for (const { repair, says } of repairs) {
    const better = repair(text);
    if (better !== text && isStep(better)) return `${says}: write "${better}"`;
  }
  const needed = repairs.filter(({ repair }) => repair(text) !== text);
  const better = needed.reduce((so, { repair }) => repair(so), text);
  return needed.length > 1 && isStep(better)
    ? `${[...new Set(needed.map(({ says }) => says))].join(', ')}: write "${better}"`
    : undefined;
}

/** How the vocabulary says a text that it has other words for; undefined where none is known. */
export function otherWording(text: string): string | undefined {
  const found = otherWordings.find(({ pattern }) => pattern.test(text));
  return found && text.replace(found.pattern, found.instead);
}
