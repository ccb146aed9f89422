/** What players of Magic say, and how sentences say it. */
import type { OtherWording } from '../card-game/sentences';

const SYMBOLS = { white: '{W}', blue: '{U}', black: '{B}', red: '{R}', green: '{G}' };
const FIGURES = 'power and toughness stand behind the name';
const COLORS = "a card's colors are those of its mana cost";
const TYPES = "a card's type stands before its name";
const LANDS = 'Plains|Island|Swamp|Mountain|Forest';

export const otherWordings: readonly OtherWording[] = [
  { pattern: /(?:'s life total is| is at) (-?\d+)(?: life)?$/, instead: ' has $1 life', says: 'life is had' },
  {
    pattern: /(?<=\b(?:an?|\d+)) (-?\d+)\/(-?\d+) ([^"]*"[^"]*")/,
    instead: ' $3 with power $1, toughness $2',
    says: FIGURES,
  },
  { pattern: /(?<=") (-?\d+)\/(-?\d+)/, instead: ' with power $1, toughness $2', says: FIGURES },
  { pattern: / is (?:a )?(-?\d+)\/(-?\d+)$/, instead: ' has power $1, toughness $2', says: 'they are had' },
  {
    pattern: /(?<=") (?:costing |with cost |for )?((?:\{\w+\})+)/,
    instead: ' with mana cost $1',
    says: 'a mana cost is called one',
  },
  ...Object.entries(SYMBOLS).flatMap(([color, symbol]) =>
    ['a', 'an'].flatMap((article) => {
      const vowel = article === 'an' ? '(?=[aeiou])' : '(?![aeiou])';
      const card = `\\ban? ${color} ${vowel}((?:[a-z]+ )*[a-z]+ "[^"]*")`;
      const instead = `${article} $1 with mana cost ${symbol}`;
      return [
        { pattern: new RegExp(`${card} with `, 'i'), instead: `${instead}, `, says: COLORS },
        { pattern: new RegExp(`${card}(?! with )`, 'i'), instead, says: COLORS },
      ];
    }),
  ),
  { pattern: new RegExp(`\\b(an? (?:[a-z]+ )*(?:${LANDS})) (?=")`), instead: '$1 land ', says: TYPES },
  { pattern: /\b(an? (?:[a-z]+ )*Aura) (?=")/, instead: '$1 enchantment ', says: TYPES },
  { pattern: /\b(an? (?:[a-z]+ )*Equipment) (?=")/, instead: '$1 artifact ', says: TYPES },
  { pattern: new RegExp(` an? (${LANDS})$`), instead: ' a basic $1 land "$1"', says: 'a card has a name' },
  {
    pattern: new RegExp(` (\\d+) (${LANDS})s?$`),
    instead: ' $1 basic $2 lands "$2"',
    says: 'a card has a name',
  },
  { pattern: / taps ("[^"]+") for mana$/, instead: ' activates $1', says: 'its ability is activated' },
];
