import { isStatic } from '../../card-game/continuous/statements';
import { assumed, column, concatMap } from '../../kernel';
import { coloursOf } from '../1-game-concepts/107-mana-symbols';
import { definition } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import type { Card } from '../object';
import type { Ability } from '../text/tree';

/** K.7.5 */
export const newColours = definition(
  'K.7.5',
  'A color that something is changed to takes the place of those that it had',
  (_game: MagicGame, _before: readonly string[], colours: readonly string[]): readonly string[] => colours,
  (_game, before, colours) => [...new Set([...before, ...colours])],
);

/** The colors that an ability says its own card has. */
const saidIn = (ability: Ability): readonly string[] | undefined => {
  if (!isStatic<MagicTypes>(ability) || ability.condition) return undefined;
  const { statement } = ability;
  if (statement.says !== 'modify' || statement.subject.ref !== 'this') return undefined;
  const [only, ...others] = statement.modifications;
  return only?.change === 'set colours' && others.length === 0 ? only.colours : undefined;
};

const said = column(({ abilities }: Card): readonly string[] | undefined =>
  abilities.map(saidIn).find((colours) => colours !== undefined),
);

/** E.13.3: what takes all abilities away leaves it. */
export const isExplanation = definition(
  { '2003': 'E.13.3' },
  'The text that says what color a card is is no ability',
  (_game: MagicGame, abilities: readonly Ability[]): readonly Ability[] =>
    abilities.some((ability) => saidIn(ability) !== undefined)
      ? abilities.filter((ability) => saidIn(ability) === undefined)
      : abilities,
  (_game, abilities) => abilities,
);

/** E.13.3, 604.3a */
export const coloursInText = definition(
  {
    '2003': { number: 'E.13.3', restates: ['K.7.6'] },
    '2013': '604.3a',
    '2025': assumed('604.3', { from: ['2013', '604.3a'] }),
  },
  'A card that says what color it is has that color wherever it is',
  (_game: MagicGame, card: Card): readonly string[] | undefined => said(card),
  () => undefined,
);

/** K.7.1, K.7.4: generic mana has no color (K.7.2). */
export const baseColours = definition(
  {
    '2003': 'K.7.1',
    '2013': '202.2a',
    '2025': assumed('105.2', { from: ['2013', '202.2a'] }),
  },
  'A card has the colors of mana in its mana cost',
  (game: MagicGame, card: Card): readonly string[] =>
    card.colours ?? coloursInText(game, card) ?? [...new Set(concatMap(card.manaCost, coloursOf))],
  () => [],
);
