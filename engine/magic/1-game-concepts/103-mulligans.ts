import { assumed, choosing, type Procedure, procedure, slot, step } from '../../kernel';
import type { MagicGame } from '../game';
import { mulliganOrKeep, mulligansFollow, takeMulligans } from '../p-phases/P.1-mulligans';
import { activePlayerFirst } from '../t-timing/T.6-choices';

const NUMBERS = { '2013': '103.4', '2025': assumed('103.4', { from: '2013' }) };

interface Rounds {
  /** Place of the player in turn order who declares. */
  at: number;
  /** Seats of the players who have declared a mulligan in this round. */
  again: readonly number[];
  /** Seats of those who have kept their hands. */
  kept: readonly number[];
}

/** 103.4: all declare, then all mulligans of the round are taken, until nobody takes any. */
export const mulligansInRounds: Procedure<MagicGame, Rounds> = procedure('rounds of mulligans', [
  choosing(
    NUMBERS,
    'Players declare in turn order whether they mulligan',
    (game, { at, kept }: Rounds) => {
      const player = activePlayerFirst(game)[at];
      return player === undefined || kept.includes(player) ? undefined : mulliganOrKeep(game, player);
    },
    (game, data, [again = false]) => {
      const player = activePlayerFirst(game)[data.at] ?? 0;
      if (again) game.set(data, 'again', [...data.again, player]);
      else game.set(data, 'kept', [...data.kept, player]);
    },
  ),
  step(NUMBERS, 'Once all have declared, the mulligans are taken at the same time', (game, data) => {
    game.set(data, 'at', data.at + 1);
    if (data.at < game.players.length) return 'restart';
    if (data.again.length === 0) return undefined;
    takeMulligans(game, data.again);
    game.set(data, 'again', []);
    game.set(data, 'at', 0);
    return 'restart';
  }),
]);

const takenInRounds = step<MagicGame, object>(NUMBERS, 'Players may mulligan, round by round', (game) => {
  game.call(mulligansInRounds, { at: 0, again: [], kept: [] });
});

export const mulligans = slot('mulligans', {
  '2003': mulligansFollow,
  '2013': takenInRounds,
  '2025': takenInRounds,
});
