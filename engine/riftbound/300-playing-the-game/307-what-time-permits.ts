/** What is permitted at the time, before anybody looks at what it costs and what it chooses (310, 330, 339). */
import { query } from '../../kernel';
import type { RiftboundGame } from '../game';
import type { Activation, GameObject } from '../object';

/** Is a player permitted to play a card from where it is, now? */
export const mayPlay = query(
  'whether a player may play a card now',
  (game: RiftboundGame, player: number, object: GameObject): boolean =>
    game.permits('play from', player, object) && game.permits('play', player, object),
);

/** Is a player permitted to activate an ability of an object that the player controls, now? */
export const mayActivate = query(
  'whether a player may activate an ability now',
  (game: RiftboundGame, player: number, activation: Activation): boolean =>
    game.permits('activate', player, activation),
);
