import * as layer from '../card-game/events/event-consequences';
import { formsFor, type Numbers } from '../kernel';
import type { RiftboundGame } from './game';
import type { GameObject } from './object';

/** The kernel's forms, for the rules of this game. */
export const { consequence, definition, fact, timing, permission, prohibition } = formsFor<
  RiftboundGame,
  GameObject
>((game, player) => (player + 1) % game.players.length);

/** What a rule does right after events. */
export const eventConsequence = <F>(
  numbers: Numbers,
  title: string,
  following: layer.Following<RiftboundGame, F>,
) => layer.eventConsequence(numbers, title, following);

export { AS_WRITTEN, parameter, varied, whoever } from '../kernel';
