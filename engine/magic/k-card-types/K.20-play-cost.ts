import { assumed, concatMap } from '../../kernel';
import { reduced } from '../1-game-concepts/117-costs';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Context, MagicObject } from '../object';
import { amount, contextOf, fits, phrases, players } from '../text/phrases';
import type { Cost, Statement } from '../text/tree';

type OfCosts = Extract<Statement, { says: 'costs' }>;

const asOften = (game: MagicGame, { mana, times }: OfCosts, context: Context): readonly string[] =>
  times ? concatMap(Array.from({ length: amount(game, times, context) }), () => mana) : mana;

/** The mana that effects, and its own text, add to a spell's cost, or take from it. */
function saidOfCosts(game: MagicGame, object: MagicObject, player: number, more: boolean): readonly string[] {
  const own = object.card.abilities.flatMap((ability) => {
    if (ability.kind !== 'static' || ability.statement.says !== 'costs' || !ability.statement.filter.this)
      return [];
    const context = contextOf(object, player);
    return ability.statement.more === more &&
      (ability.condition === undefined || phrases.holds(game, ability.condition, context))
      ? asOften(game, ability.statement, context)
      : [];
  });
  const others = game
    .activeStatements('costs')
    .flatMap(({ statement, context }) =>
      statement.says === 'costs' &&
      statement.more === more &&
      !statement.ofAbilities &&
      !statement.filter.this &&
      players(game, statement.who, context).includes(player) &&
      fits(game, asSpell(statement.filter), object, context)
        ? asOften(game, statement, context)
        : [],
    );
  return [...own, ...others];
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
  (
    game: MagicGame,
    object: MagicObject,
    player: number,
    besides: readonly string[],
    instead?: readonly Cost[],
  ): readonly string[] =>
    costsChanged(
      game,
      object,
      player,
      concatMap([instead ? manaSymbols(instead) : object.card.manaCost, besides], (each) => each),
    ),
  () => [],
);

const manaSymbols = (costs: readonly Cost[]): readonly string[] =>
  concatMap(costs, (cost) => (cost.cost === 'mana' ? cost.mana : []));

/** The mana that effects add to the activation cost of an ability, or take from it. */
const saidOfActivating = (
  game: MagicGame,
  source: MagicObject,
  player: number,
  more: boolean,
): readonly string[] =>
  game
    .activeStatements('costs')
    .flatMap(({ statement, context }) =>
      statement.says === 'costs' &&
      statement.more === more &&
      statement.ofAbilities &&
      players(game, statement.who, context).includes(player) &&
      fits(game, statement.filter, source, context)
        ? asOften(game, statement, context)
        : [],
    );

/** K.20.2 */
export const abilityCost = definition(
  { '2003': 'K.20.2', '2013': '602.2b', '2025': assumed('602.2b', { from: '2013' }) },
  'An ability costs its activation cost, and what is added to it',
  (game: MagicGame, costs: readonly Cost[], object: MagicObject, player: number): readonly Cost[] => {
    const source = object.context?.source ?? object;
    const more = saidOfActivating(game, source, player, true);
    const less = saidOfActivating(game, source, player, false);
    if (more.length === 0 && less.length === 0) return costs;
    const mana = reduced(game, [...manaSymbols(costs), ...more], less);
    return [
      ...(mana.length > 0 ? [{ cost: 'mana', mana } as const] : []),
      ...costs.filter(({ cost }) => cost !== 'mana'),
    ];
  },
  (_game, costs) => costs,
);
