import { shufflingOf } from '../../card-game/keywords/shuffling';
import { assumed } from '../../kernel';
import { fact, stateBasedAction } from '../forms';
import { loseGame, losers } from '../g-glossary/G.20-losing-the-game';
import type { MagicGame, MagicTypes } from '../game';
import type { MagicObject } from '../object';
import { renew } from './Z.1-zones-of-play';

/** Z.6.2 */
export const isSecret = fact(
  { '2003': 'Z.6.2', '2013': '401.2', '2025': assumed('Z.6.2', { from: '2003' }) },
  'Nobody looks at the cards of a library',
  (_game, { zone }: MagicObject) => zone.name === 'library',
);

/** Z.6.8: as state-based effects are checked next. */
export const drewFromNothing = stateBasedAction(
  { '2003': { number: 'Z.6.8', restates: ['G.20.5'] }, '2013': '704.5b', '2025': '704.5b' },
  'A player who was to draw from an empty library loses',
  (game: MagicGame) => losers(game, ({ couldNotDraw }) => couldNotDraw).map(loseGame),
);

/** Notes that it was checked who was to draw from an empty library: whoever hasn't lost by it is to draw anew first. */
export function forgetVainDraws(game: MagicGame): void {
  for (const player of game.players)
    if (player.couldNotDraw)
      game.keepBooks('check who could not draw', () => game.set(player, 'couldNotDraw', false));
}

/** 701.20d */
export const shownNoMore = fact(
  { '2025': '701.20d' },
  'A card that is revealed in a library is a new object, and revealed no more, once that is shuffled',
  (_game: MagicGame, { shownTo }: MagicObject) => shownTo !== undefined,
);

/** The event of a player's library being shuffled. */
export const shuffle = shufflingOf<MagicTypes>({
  pileOf: (game, seat) => game.player(seat).library,
  becomesNew: (game, object) => shownNoMore(game, object),
  renew,
  purpose: 'shuffle library',
});
