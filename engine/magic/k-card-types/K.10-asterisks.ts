/** Power and toughness that the text of a card defines: what is printed there is an asterisk. */
import { isStatic } from '../../card-game/continuous/statements';
import { assumed, column, concatMap, slot } from '../../kernel';
import { cardAsRead } from '../e-extracted-rulings/E.13-text-changing';
import { definition } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import type { Card, Characteristics, MagicObject } from '../object';
import { amount, contextOf } from '../text/phrases';
import type { Ability, Modification } from '../text/tree';

type Defining = Extract<Modification, { change: 'define' }>;

const isDefining = (modification: Modification): modification is Defining => modification.change === 'define';

const definingIn = (ability: Ability): readonly Defining[] =>
  isStatic<MagicTypes>(ability) && ability.statement.says === 'modify'
    ? ability.statement.modifications.filter(isDefining)
    : [];

/** What the text of a card defines. */
export const definedBy = column(({ abilities }: Card): readonly Defining[] =>
  concatMap(abilities, definingIn),
);

/** K.10.7: what an effect takes away are abilities. */
export const isNoAbility = definition(
  { '2003': 'K.10.7' },
  'The text that defines power or toughness is no ability, but as if it were printed there',
  (_game: MagicGame, abilities: readonly Ability[]): readonly Ability[] =>
    abilities.filter((ability) => definingIn(ability).length === 0),
  (_game, abilities) => abilities,
);

type Look = (object: MagicObject) => Characteristics;

/** K.10.5 */
const nothingElsewhere = definition(
  { '2003': 'K.10.5' },
  'What an asterisk stands for is zero where the card is not in play',
  (game: MagicGame, object: MagicObject, on: Characteristics, look: Look): Characteristics =>
    object.zone === game.inPlay ? withDefined(game, object, on, look) : on,
  (game, object, on, look) => withDefined(game, object, on, look),
);

const everywhere = definition(
  { '2013': '208.2a', '2025': assumed('208.2a', { from: '2013' }) },
  'An ability that defines power or toughness does so everywhere',
  (game: MagicGame, object: MagicObject, on: Characteristics, look: Look): Characteristics =>
    object.zone === game.inPlay ? on : withDefined(game, object, on, look),
  (_game, _object, on) => on,
);

/** What an object begins with, where its text defines a part of it. */
export const withAsterisks = slot('power and toughness that texts define', {
  '2003': nothingElsewhere,
  '2013': everywhere,
  '2025': everywhere,
});

/** Characteristics with what the object's own text defines of them. */
function withDefined(game: MagicGame, object: MagicObject, on: Characteristics, look: Look): Characteristics {
  const context = contextOf(object);
  const numbers = definedBy(cardAsRead(game, object)).map(
    ({ characteristic, to }) => [characteristic, amount(game, to, context, look)] as const,
  );
  return numbers.length === 0 ? on : { ...on, ...Object.fromEntries(numbers) };
}
