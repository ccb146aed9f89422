import type { ClassifiedRule, Kind } from './classification';
import type { Source, SourceRule } from './source';

/** What proposes kinds, as classification files name it. */
export const proposer = 'rulewright rulebook classify';

/** A kind for a rule, with the reason for every kind that can't be tested. */
type Proposal = Pick<ClassifiedRule, 'kind' | 'reason'>;

/**
 * Proposes for every rule what kind it is, from its words alone. Examples, sources in brackets and what stands in
 * quotes or parentheses are left out first; then the first of these that holds decides:
 *
 * 1. *pointer*: the rule is a name without a sentence, or announces the rules below it, or every sentence refers
 *    elsewhere;
 * 2. *tournament*: its chapter or section is, or most of its sentences are, about tournaments, decks as they are
 *    built, matches or judges;
 * 3. *physical*: most of its sentences, or its first one and half, are about how cards look or looked, or about hands
 *    and manners, and say nothing that the game does with it;
 * 4. *definition*: its first sentence says what something is or is called, the others do or say nothing that
 *    happens, unless the first explains a term, and none of them forbids, orders or computes anything;
 * 5. *testable*: everything else.
 */
export function proposeKinds(source: Source): Map<string, Proposal> {
  const wholes = new Set(source.rules.flatMap(({ parent }) => (parent === undefined ? [] : [parent])));
  const titles = new Map(source.headings.map(({ number, title }) => [number, title]));
  return new Map(
    source.rules.map((rule) => {
      const above = [rule.chapter, rule.section].flatMap((number) => titles.get(number) ?? []);
      return [rule.key, proposeKind(rule, wholes.has(rule.key), above)];
    }),
  );
}

function proposeKind(rule: SourceRule, hasParts: boolean, titles: readonly string[]): Proposal {
  const text = plain(rule.text);
  const sentences = sentencesOf(text);
  const own = sentences.filter((sentence) => !refersElsewhere.test(sentence));
  if (isName(rule.text)) {
    return proposal('pointer', hasParts ? 'only names what the rules below it are about' : 'only a name');
  }
  if (own.length === 0) return proposal('pointer', `only refers to ${citedBy(rule)}`);
  const [only = ''] = own;
  if (own.length === 1 && (only.endsWith(':') || (hasParts && announces.test(only)))) {
    return proposal('pointer', 'only announces what follows it');
  }
  for (const [word, reason] of tournamentTitles) {
    if (titles.some((title) => word.test(title))) return proposal('tournament', reason);
  }
  const share = (word: RegExp, sentences = own) =>
    sentences.filter((sentence) => word.test(sentence)).length / own.length;
  for (const [word, reason] of tournamentWords) {
    if (share(word) > 0.5) return proposal('tournament', reason);
  }
  const played = own.filter((sentence) => !isPlayed.test(sentence));
  for (const [word, reason] of physicalWords) {
    const most = share(word, played);
    const isMost = most > 0.5 || (most === 0.5 && played.includes(only) && word.test(only));
    if (isMost) return proposal('physical', reason);
  }
  const [first = '', ...others] = own;
  const says = (sentence: string) =>
    defines.test(sentence) && !conditional.test(sentence) && !follows.test(sentence);
  const isDefinition =
    says(first) && (namesATerm.test(first) || others.every((each) => says(each) || !prescribes.test(each)));
  if (isDefinition && !abilityInQuotes.test(rule.text) && !own.some((sentence) => acts.test(sentence))) {
    return proposal('definition', reasonOf(first));
  }
  return { kind: 'testable' };
}

function proposal(kind: Exclude<Kind, 'testable'>, reason: string): Proposal {
  return { kind, reason };
}

/** Says of what sort a definition is. */
function reasonOf(sentence: string): string {
  for (const [pattern, reason] of definitionSorts) {
    if (pattern.test(sentence)) return reason;
  }
  return 'says what something is, for other rules to use';
}

function citedBy({ references }: SourceRule): string {
  const cited = [...new Set(references.flatMap(({ numbers }) => numbers))].map((number) =>
    /^\d{1,3}$/.test(number) ? `section ${number}` : number,
  );
  return cited.length === 0
    ? 'other rules'
    : `${cited.slice(0, 2).join(' and ')}${cited.length > 2 ? ' and others' : ''}`;
}

/** The text without examples, sources and what is quoted or in parentheses. */
function plain(text: string): string {
  return text
    .replace(/(?:^|\s)Examples?:.*$/s, '')
    .replace(/\[[^\]]*\d{4}\/\d{2}[^\]]*\]|\[[^\]]*(?:Page|Rules|QAS|FAQ|Team)[^\]]*\]/g, '')
    .replace(/\bFor example,[^.]*\.?/g, '')
    .replace(/\((?:[^()]|\([^()]*\))*\)/g, (part) => (refersElsewhere.test(part) ? '' : ' '))
    .replace(/"[^"]*"/g, '"…"')
    .replace(/\s+/g, ' ')
    .trim();
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.:!?]"?)\s+(?=[A-Z"{+*-])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[a-z]/i.test(sentence));
}

/** A few words that end in no full stop. */
function isName(text: string): boolean {
  return /^[A-Z][^.:;?"]*$/.test(text) && text.split(' ').length <= 8;
}

const refersElsewhere =
  /^\W*(?:see\b|(?:also|but) see\b|for (?:more|further|complete|additional) (?:information|details|rules)|the rules? (?:for|about|governing) .* (?:are|is) (?:in|found|described|covered|listed)\b|.{0,60}\b(?:are|is) (?:described|covered|explained|detailed|discussed|listed|defined) (?:in|under|by) (?:rules?|section|chapter)\b|.{0,80}\bfollows? the (?:normal )?rules (?:for|in|of)\b[^.]*\brule)/i;

const announces =
  /(?:(?:as follows|these steps|in this order|following|listed below|exceptions?(?: to this rule)?|steps|ways|rules|conditions|types|kinds|reasons|cases|apply|are|types of \w+)\s*(?:in this order|listed below)?\s*[.:]|:)$/i;

/** Titles of chapters and sections in which nothing else is. */
const tournamentTitles: readonly (readonly [RegExp, string])[] = [
  [/\btournaments?|\bDCI\b|\bfloor rules\b|\bpenalt/i, 'about tournaments and their rules'],
  [
    /\bdeck construction|\b(?:constructed|limited|sealed)\b|\bdraft|\bformats?\b|\bdeck types?\b/i,
    'about formats and how decks are built',
  ],
];

const tournamentWords: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:tournaments?|sanctioned|DCI|organized play|floor rules|head judge|judges?)\b/i,
    'about tournaments and their rules',
  ],
  [/\bsideboards?\b/i, 'about sideboards between games of a match'],
  [
    /\b(?:constructed|limited) (?:play|deck|format|game)|\bcard pool\b|\bdeck construction\b|\bdecks? (?:must|may|can(?:'t|not)?) (?:contain|include|have)\b|\b(?:minimum|maximum) deck size\b|\bdeck must be\b/i,
    'about how decks are built',
  ],
  [/\b(?:drafts?|drafted|drafting|booster)\b/i, 'about drafting'],
  [
    /\b(?:best[- ]of|(?:each|first|next|following) game of (?:a|the|that) match|per match)\b/i,
    'about matches of several games',
  ],
  [/\bspecial reward|\bprizes?\b|\bbanned\b|\brestricted list\b/i, 'about events and which cards they allow'],
];

const physicalWords: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:corner|text box|frame|border|illustration|picture|art(?:work|ist)?|printed (?:in (?:the|its|a)|below|above|to the|just|directly|near|across)|appears? (?:to the (?:left|right)|at the|below|above|near|in the (?:upper|lower|top|bottom))|typeface|font|italic|icon|watermark|collector number|legal text|copyright|expansion symbol)\b/i,
    'about how cards look',
  ],
  [
    /\b(?:card backs|back of (?:a|the|each) card|sleeves?|sleeved|substitute cards?|checklist cards?|fill-in circles?|proxy|proxies|opaque)\b/i,
    'about what stands in for cards',
  ],
  [
    /\b(?:customary|customarily|physically touch|physical (?:reminder|object|action)|glass beads?|pen and paper|handy|keep track|markers? used|memory aid|visual reminder|(?:is|contains?) reminder text|clearly indicate)\b/i,
    "about what the players' hands do",
  ],
  [
    /\b(?:Oracle|errata|Gatherer|website|magicthegathering|wizards\.com|reprint(?:ed|s)?|first printing|older cards|cards? printed (?:prior|before|after)|(?:cards|they) were printed|previously|in the past|used to be|obsolete|formerly)\b/i,
    'about how cards were once printed',
  ],
  [
    /\b(?:shortcuts?|informal(?:ly)?|(?:from|by) memory|unsportsmanlike|etiquette|courtesy|polite|agree(?:d|s)? (?:on|to|upon))\b/i,
    'about how players deal with each other',
  ],
];

/** What the game does with a card, however it looks: a scenario can show it. */
const isPlayed =
  /\b(?:becomes? a new object|apply any|checks? only|has (?:each|all|every)\b|defines? (?:\w+ )?characteristics|for all game purposes|(?:is|are) considered to be|counts? as|no longer counts?)/i;

/** Ways in which a sentence says what something is. */
const defines =
  /^(?:a|an|the|each|every|any|some|one|two|three|four|five|six|"…"|there (?:are|is)|this|these|that|it|its|all|in (?:this|these)|[A-Z][\w'/-]*)\b.{0,90}?\b(?:is (?:a|an|the|one|any|called|known|defined|also|that|either|neither|part of|not (?:a|an|the))|are (?:called|known|defined|the|all|also|two|three|four|five|six|not|either)|(?:is|are|may (?:also )?be) (?:specified|written|depicted) (?:in|as|on|using)|(?:is|are) represented by (?=[^.]*(?:\bsymbol|"…"))(?:an?|the|its)|(?<!\b(?:any|no|other|same|these|what) )means|refers? to|represents?|consists? of|includes?|has the following)\b/i;

/** Words that say what a player may or must do, or what happens. */
const prescribes =
  /\b(?:can(?:'t|not)|must|may|would|could|won't|doesn't|don't|isn't|aren't|does not|do not|cannot|if|unless|when(?:ever)?|until|instead|as long as|loses?|wins?|gains?|becomes?|puts?|moves?|happens?|resolves?|appl(?:y|ies)|chooses?|checks?|counts?|ignores?|triggers?|functions?|cease|ends?|begins?|starts?|deals?|dealt|destroyed|exiled|returned|discarded|sacrificed|countered|treated|redundant|separately|simultaneously|before|after|only|never|always)\b/i;

/** How a sentence begins that draws a conclusion. */
const follows = /^(?:this|that|which) means\b/i;

/** How a sentence begins that explains a term, whatever else the others tell of it. */
const namesATerm = /^(?:an?|the) "…" (?:is|are)\b/i;

/** How a sentence begins that says when something happens, or what an instruction does. */
const conditional = /^(?:if|when(?:ever)?|while|as|once|at|after|before|during|until|to) /i;

/** Words that no definition has. */
const acts =
  /\b(?:no additional effect|can(?:'t|not)|must|(?:does|do|is|are|did|has|have|will) not(?! (?:a|an|the)\b)|cannot|redundant|separately|simultaneously|doesn't|don't|won't|would|instead|whenever|loses the game|wins the game|ceases?|removed from|put into|put onto|returned to|(?:is|are) the player who|can be paid|even if|regardless of|derived from|has (?:all|each|every)\b|total cost|the (?:\w+ )?cost\b.*\bincludes?|specified in the|may (?!be\b|have\b|refer\b|also\b))\b/i;

/** A keyword or an instruction whose meaning is given as an ability's text: a card that has it can be played. */
const abilityInQuotes = /\bmeans?,?\s*"[^"]{12,}/i;

const definitionSorts: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:is|are) (?:a|an|two|three|the)?\s?(?:\w+ )?(?:keyword|static|triggered|activated|characteristic-defining|spell|evasion|mana)\b.*\babilit/i,
    'says what sort of ability it is',
  ],
  [/\bdesignations?\b/i, 'names a designation'],
  [/\b(?:step|phase|turn)\b/i, 'names a part of the turn'],
  [/\bzones?\b/i, 'says what a zone is'],
  [/\b(?:called|known as|means|refers? to|defined|term|represents?)\b/i, 'says what a word means'],
  [/^there (?:are|is)|\b(?:consists? of|types? (?:is|are)|types)\b/i, 'lists what there is of a kind'],
  [/\b(?:symbol|mana)\b/i, 'says what a symbol stands for'],
];
