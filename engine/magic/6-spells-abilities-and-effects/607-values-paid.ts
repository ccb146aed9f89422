/** What was paid for an object as it was cast, for abilities of it that ask for that (607.2i). */
import { assumed, column } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Card, Context } from '../object';

/** Does an ability that is printed on a card have so much life paid as a player chooses, as it is cast? */
export const paysVariableLife = column(({ abilities }: Card): boolean =>
  abilities.some(
    (ability) =>
      ability.kind === 'static' &&
      ability.statement.says === 'additional cost' &&
      ability.statement.costs.some(({ cost }) => cost === 'X life'),
  ),
);

/** 607.2i: a spell has announced it; a permanent knows it of the spell that it was. */
export const lifePaidAsCast = definition(
  { '2013': '607.2i', '2025': assumed('607.2i', { from: '2013' }) },
  'What asks how much life was paid as its object was cast asks for what was chosen for the variable cost that is printed on it',
  (game: MagicGame, { source, x }: Context): number =>
    source.zone === game.stack && paysVariableLife(source.card) ? x : source.lifePaid,
  () => 0,
);
