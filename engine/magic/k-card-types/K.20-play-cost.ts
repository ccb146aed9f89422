import { assumed, concatMap } from '../../kernel';
import { reduced } from '../1-game-concepts/117-costs';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { fits, players } from '../phrases';

/** The mana that effects add to a spell's cost, or take from it. */
function saidOfCosts(game: MagicGame, object: MagicObject, player: number, more: boolean): readonly string[] {
  return game
    .activeStatements('costs')
    .flatMap(({ statement, context }) =>
      statement.says === 'costs' &&
      statement.more === more &&
      players(game, statement.who, context).includes(player) &&
      fits(game, asSpell(statement.filter), object, context)
        ? statement.mana
        : [],
    );
}

/** A card that is being announced is looked at where it is: what is said of spells is said of it. */
export const asSpell = <F extends { readonly types?: readonly string[] }>(filter: F): F => {
  const types = filter.types?.filter((type) => type !== 'spell');
  const { types: _types, ...rest } = filter;
  return types && types.length > 0 ? { ...filter, types } : { ...filter, ...rest, types: undefined };
};

/** K.20.2 */
export const costsChanged = definition(
  { '2003': 'K.20.4', '2013': '601.2e', '2025': assumed('601.2f', { from: ['2013', '601.2e'] }) },
  'Increases are added to the mana cost, then reductions are taken away',
  (game: MagicGame, object: MagicObject, player: number, mana: readonly string[]): readonly string[] => {
    const more = saidOfCosts(game, object, player, true);
    return reduced(game, [...mana, ...more], saidOfCosts(game, object, player, false));
  },
  (_game, _object, _player, mana) => mana,
);

/** K.20.2: the mana cost, with what is paid besides, and what effects add or take. */
export const playCost = definition(
  {
    '2003': 'K.20.2',
    '2013': '601.2e',
    '2025': assumed('601.2f', { from: ['2013', '601.2e'] }),
  },
  'A spell costs its mana cost, and what is added to it',
  (game: MagicGame, object: MagicObject, player: number, besides: readonly string[]): readonly string[] =>
    costsChanged(
      game,
      object,
      player,
      concatMap([object.card.manaCost, besides], (each) => each),
    ),
  () => [],
);
