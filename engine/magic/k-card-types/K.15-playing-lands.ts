import { assumed, type Procedure, procedure, step } from '../../kernel';
import { mayPlayElsewhere } from '../a-abilities/A.1-cards-elsewhere';
import { parameter, permission, prohibition } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import { saidOfPlayer } from '../t-timing/T.8-statements';
import { move } from '../z-zones/Z.1-zones-of-play';
import { isQuietMainPhase } from './K.15-land';

/** P.8.4, K.15.1: in a main phase of one's own, with nothing on the stack. */
export const playLands = permission<MagicObject>(
  { '2003': { number: 'P.8.4', restates: ['K.15.1'] }, '2013': '115.2a', '2025': '701.18a' },
  'The active player may play a land from the hand in a main phase, the stack being empty',
  'play a land',
  (game, player, card) =>
    card.card.types.includes('land') &&
    (card.zone === game.player(player).hand || mayPlayElsewhere(game, player, 'lands').includes(card)) &&
    isQuietMainPhase(game, player),
);

/** P.8.4 */
export const landsATurn = parameter(
  { '2003': 'P.8.4', '2013': '305.2', '2025': '701.18a' },
  'A player plays one land a turn',
  {
    value: 1,
    off: Number.POSITIVE_INFINITY,
  },
);

export const playedOneAlready = prohibition<MagicObject>(
  { '2003': 'K.15.Ruling.4', '2013': '305.3', '2025': '701.18a' },
  'To announce a land uses the land play of the turn',
  'play a land',
  (game, player) =>
    game.player(player).landsPlayed >=
    landsATurn(game) + saidOfPlayer(game, 'additional land', player).length,
);

/** An effect that forbids it counts, whatever another one allows. */
export const playsNoLands = prohibition<MagicObject>(
  { '2003': 'T.8.13', '2013': '101.2', '2025': assumed('101.2', { from: '2013' }) },
  'What a continuous effect says can not happen is not announced',
  'play a land',
  (game, player) => saidOfPlayer(game, "can't play lands", player).length > 0,
);

interface Playing {
  readonly player: number;
  readonly object: MagicObject;
}

/** P.8.5: announced, then put into play. */
export const playingALand: Procedure<MagicGame, Playing> = procedure('playing a land', [
  step(
    { '2003': 'P.8.5', '2013': '115.2a', '2025': '701.18a' },
    'The land is announced',
    (game, { player, object }) => {
      game.propose(
        new Occurrence('play', { object, player }, () =>
          game.set(game.player(player), 'landsPlayed', game.player(player).landsPlayed + 1),
        ),
      );
    },
  ),
  step(
    { '2003': 'K.15.2', '2013': '115.2a', '2025': '701.18a' },
    'A land is put into play at once, without the stack',
    (game, { player, object }) => {
      game.propose(move(object, 'come into play', { zone: 'in play', controller: player }));
    },
  ),
]);
