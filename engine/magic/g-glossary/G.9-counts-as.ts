/** Cards that count as something (G.9): a template of the first sets, which only the book of 2003 speaks of. */
import { isStatic } from '../../card-game/continuous/statements';
import { column, concatMap } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import type { Card } from '../object';
import type { Ability } from '../text/tree';

const countedIn = (ability: Ability): readonly string[] | undefined =>
  isStatic<MagicTypes>(ability) && ability.statement.says === 'counts as'
    ? ability.statement.subtypes
    : undefined;

const said = column(({ abilities }: Card): readonly string[] =>
  concatMap(abilities, (ability) => countedIn(ability) ?? []),
);

/** G.9.1, G.9.2 */
export const countsAs = definition(
  { '2003': 'G.9.1' },
  'What counts as something is that in all ways',
  (_game: MagicGame, card: Card): Card => {
    const more = said(card).filter((subtype) => !card.subtypes.includes(subtype));
    return more.length === 0 ? card : { ...card, subtypes: [...card.subtypes, ...more] };
  },
  (_game, card) => card,
);

/** G.9.3 */
export const countingIsNoAbility = definition(
  { '2003': 'G.9.3' },
  'The text that says what a card counts as is no ability',
  (_game: MagicGame, abilities: readonly Ability[]): readonly Ability[] =>
    abilities.some((ability) => countedIn(ability) !== undefined)
      ? abilities.filter((ability) => countedIn(ability) === undefined)
      : abilities,
  (_game, abilities) => abilities,
);
