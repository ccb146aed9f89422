/** The words of a text in which one word stands for another (E.13): which of them are changed, and which are names. */
import { assumed } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Card } from '../object';
import type { KindOfWord, ReplacedWord } from '../text/tree';

/** The fields of a tree in which words of a kind are used as what they are. */
const USED_IN: Readonly<Record<KindOfWord, ReadonlySet<string>>> = {
  color: new Set(['colours', 'notColours']),
  'basic land type': new Set(['subtypes', 'notSubtypes', 'keyword', 'keywords', 'notKeyword', 'what']),
  'creature type': new Set(['subtypes', 'notSubtypes']),
};

/** With what a basic land type is one word: "Swampwalk", "Swampcycling", "Swamps". */
const ENDINGS = '(?=(?:s|walk|home|cycling)?(?![a-z]))';

const written = (word: string, as: string): string =>
  /^[A-Z]/.test(as) ? `${word[0]?.toUpperCase()}${word.slice(1)}` : word.toLowerCase();

/** A piece of text in which each such word is the other one. */
const replacedIn = (text: string, { from, to }: ReplacedWord): string =>
  text.replace(new RegExp(`(?<![A-Za-z])${from}${ENDINGS}`, 'gi'), (found) => written(to, found));

/** The words as they are printed, but for names: the card's own, and what stands after "named". */
const said = (text: string, name: string, word: ReplacedWord): string =>
  text
    .split(name)
    .map((part) =>
      part
        .split(/(\bnamed (?:[A-Z][A-Za-z]*\s?)+)/)
        .map((each) => (each.startsWith('named ') ? each : replacedIn(each, word)))
        .join(''),
    )
    .join(name);

/** A token that is called by its creature types is called so still. */
const withItsName = (token: unknown): unknown =>
  typeof token === 'object' && token !== null && 'subtypes' in token && Array.isArray(token.subtypes)
    ? { name: token.subtypes.join(' '), ...token }
    : token;

/** What a part of a tree says with other words. */
function usedWord(key: string, value: unknown, name: string, word: ReplacedWord): unknown {
  if (key === 'token' && word.kind === 'creature type') return withItsName(value);
  if (key === 'text' && typeof value === 'string') return said(value, name, word);
  if (!USED_IN[word.kind].has(key)) return value;
  if (typeof value === 'string') return replacedIn(value, word);
  return Array.isArray(value)
    ? value.map((each: unknown) => (typeof each === 'string' ? replacedIn(each, word) : each))
    : value;
}

/** E.13.1, 612.2 */
export const changedWords = definition(
  { '2003': 'E.13.1', '2013': '612.2', '2025': assumed('612.2', { from: '2013' }) },
  'Only words are changed that are used as what they are, and no names',
  (_game: MagicGame, card: Card, word: ReplacedWord): Card => ({
    ...card,
    subtypes:
      word.kind === 'color' ? card.subtypes : card.subtypes.map((subtype) => replacedIn(subtype, word)),
    abilities: JSON.parse(
      JSON.stringify(card.abilities, (key, value: unknown) => usedWord(key, value, card.name, word)),
    ),
  }),
  (_game, card, word) =>
    JSON.parse(
      JSON.stringify(card, (_key, value: unknown) =>
        typeof value === 'string' ? replacedIn(value, word) : value,
      ),
    ),
);
