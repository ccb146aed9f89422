import { inOrderFrom } from '../../card-game/turn/turn-order';
import { assumed } from '../../kernel';
import { AS_WRITTEN, definition, varied } from '../forms';
import type { MagicGame } from '../game';

const lastFirst = (game: MagicGame): readonly number[] => [...inOrderFrom(game, game.now.active)].reverse();

/** T.6.4: seats of the players, the active one first. */
export const activePlayerFirst = varied(
  definition(
    { '2003': 'T.6.4', '2013': '101.4', '2025': assumed('101.4', { from: '2013' }) },
    'Where both players choose, the active player does so first',
    (game: MagicGame): readonly number[] => inOrderFrom(game, game.now.active),
    lastFirst,
    'timing',
  ),
  { 'in which order': { 'the active player first': AS_WRITTEN, 'the active player last': lastFirst } },
);
