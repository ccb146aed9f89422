/** Which words of ability trees the engine gives a meaning, besides those of instructions (`instruction.ts`). */

import { editionsAt, type Rule, type Ruleset, wordsWithMeaning, wordsWithout } from '../../kernel';
import { hasPart } from '../../text/tree/parts';
import { termsIn, termsOfEditions } from '../7-additional-rules/700-terms-of-editions';
import { keywordsOfEditions } from '../7-additional-rules/702-keywords-of-editions';
import { MEANINGS } from '../a-abilities/A.1-meant-abilities';
import type { MagicGame } from '../game';
import { isCalledY } from './read/amounts';
import type { Ability, Statement, Trigger } from './tree';

/** Of each word of a kind: true, or why nothing carries it out. */
type Meanings<W extends string> = Readonly<Record<W, true | string>>;

const NOT_YET = 'no rule of the engine carries it out yet';
const NO_TEMPLATE = 'no template reads it';

const statements: Meanings<Statement['says']> = {
  all: true,
  modify: true,
  "can't attack": true,
  "can't block": true,
  "can't be blocked": true,
  "can't attack alone": true,
  "can't block alone": true,
  'attacks if able': true,
  'blocks if able': true,
  'must be blocked if able': true,
  'costs to attack': true,
  'costs to block': true,
  'may block additional': true,
  'may block any number': true,
  'blocked by all able': true,
  'blocked by at least': true,
  'blocked by at most': true,
  'attackers at most': true,
  'blockers at most': true,
  'deals no combat damage': true,
  'assigns by toughness': true,
  'may attack as though no defender': true,
  'may assign damage as though unblocked': true,
  'blocks this if able': true,
  'attacks only with': true,
  'blocks only with': true,
  'may block as though flying': true,
  'may attack as though no Wall': true,
  "attacking doesn't tap": true,
  "doesn't untap": true,
  'may stay tapped': true,
  "can't be targeted": true,
  "can't be enchanted": true,
  "can't be countered": true,
  controls: true,
  'comes into play': true,
  costs: true,
  "can't gain life": true,
  "can't search": true,
  "can't be activated": true,
  "can't be regenerated": true,
  'maximum hand size': true,
  "can't lose life": true,
  'may play as though flash': true,
  "can't draw cards": true,
  "can't lose the game": true,
  "can't win the game": true,
  'spells at most': true,
  'untaps at most': true,
  'may skip turn': true,
  "can't play lands": true,
  "can't play": true,
  'no maximum hand size': true,
  'additional land': true,
  skips: true,
  devotion: true,
  'any number in a deck': true,
  'may begin in play': true,
  'may reveal from opening hand': true,
  'may as one could mulligan': true,
  goaded: true,
  'player has': true,
  'rolls more dice': true,
  'modifies rolls': true,
  'mills more': true,
  'surveils more': true,
  'flips come up': true,
  'searches top': true,
  'additional cost': true,
  'alternative cost': true,
  'as it comes into play': true,
  'play only': true,
  'maximum counters': true,
  "can't be destroyed": true,
  'enchants only': true,
  'counts as': true,
  replace: true,
  'prevent damage': true,
  "can't be prevented": true,
  'plays with top card revealed': true,
  'plays with hand revealed': true,
  'may play from': true,
  'may play such': true,
  'triggers additional time': NO_TEMPLATE,
};

/** By the name of the field that holds the word. Each word of a condition or a cost, and any other of a trigger, is one that the compiler wants read. */
const WORDS: Readonly<Record<string, Readonly<Record<string, true | string>>>> = {
  says: statements,
  on: { 'is attacked': NOT_YET } satisfies Partial<Meanings<Trigger['on']>>,
};

/** What replacement effects do to an event: no instruction, so no rule has these words (T.10.2). */
export const NO_INSTRUCTIONS: readonly string[] = ['change amount'];

/** The first word of an ability that nothing carries out, of those that are no instructions. */
export function notCarriedOut(part: unknown): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  for (const [field, value] of Object.entries(part)) {
    const found =
      typeof value === 'string'
        ? typeof WORDS[field]?.[value] === 'string'
          ? value
          : undefined
        : notCarriedOut(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Does a static ability say something of what somebody would have to choose? Nobody ever does. */
export const saysOfAChoice = (ability: Ability): boolean =>
  ability.kind === 'static' &&
  (ability.statement.says === 'all' ? ability.statement.statements : [ability.statement]).some(
    (statement) => 'subject' in statement && statement.subject?.ref === 'choice',
  );

/** Speaks an ability of a Y that is neither in its cost nor said to be anything? */
export const saysOfNoY = (ability: Ability): boolean =>
  hasPart(ability, isCalledY) &&
  !(
    ability.kind === 'activated' &&
    ability.costs.some((cost) => cost.cost === 'mana' && cost.mana.includes('Y'))
  );

/** How texts call what some editions have no instruction for. */
const ACTIONS = [
  'double',
  'flip',
  'roll',
  'attach',
  'fight',
  'mill',
  'scry',
  'scries',
  'surveil',
  'fateseal',
  'block',
];

/** How texts call what some editions have no such term for: "global", "creature enchantment". */
const KINDS = ['enchantment', 'global'];

const known = new WeakMap<Ruleset, ReadonlySet<string>>();

/** The words that an edition has instructions for, in force or not. */
function knownIn(ruleset: Ruleset): ReadonlySet<string> {
  const words =
    known.get(ruleset) ??
    new Set([...wordsWithMeaning([...ruleset.rules.values()].flat()), ...NO_INSTRUCTIONS]);
  known.set(ruleset, words);
  return words;
}

/** Is a rule one of some editions, but not of that which a game is played in? */
const isLacking = ({ ruleset }: MagicGame, rule: Rule | undefined): boolean =>
  rule !== undefined && editionsAt(rule)?.has(ruleset.name) === false;

/** The keywords of abilities, and those that they give to something. */
function keywordsNamed(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([field, value]) => {
    if (field === 'keyword' && 'kind' in part && part.kind === 'keyword') return [String(value)];
    if (field === 'keywords' && Array.isArray(value)) return value.map(String);
    return keywordsNamed(value);
  });
}

/** The first keyword or instruction of a card that the edition of a game has no rule for. */
export const wordWithoutRule = (game: MagicGame, abilities: readonly Ability[]): string | undefined =>
  keywordsNamed(abilities).find((keyword) =>
    isLacking(game, MEANINGS.get(keyword) ?? keywordsOfEditions.get(keyword)),
  ) ??
  termsIn(abilities).find((term) => isLacking(game, termsOfEditions.get(term))) ??
  wordsWithout(knownIn(game.ruleset), abilities)[0];

const WORDS_OF_EDITIONS: readonly string[] = [
  ...MEANINGS.keys(),
  ...keywordsOfEditions.keys(),
  ...termsOfEditions.keys(),
  ...ACTIONS,
  ...KINDS,
];

/** May a text have a word that only some editions know? */
export const isOfSomeEditions = (text: string): boolean => {
  const written = text.toLowerCase();
  return WORDS_OF_EDITIONS.some((word) => written.includes(word));
};
