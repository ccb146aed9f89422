import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import { contextOf } from '../phrases';
import type { Context, Piece } from '../piece';

/** 184.6: who controls the triggered abilities of an object; of a battlefield that nobody controls, the Turn Player. */
export const contextOfTriggers = definition(
  ['184.6', '184.6.a', '184.6.b', '184.6.c'],
  'The Turn Player controls the abilities of an uncontrolled battlefield, and "you" there is nobody',
  (game: RiftboundGame, source: Piece): Context =>
    source.controller === undefined && !source.gone && game.look(source).types.includes('battlefield')
      ? { ...contextOf(source, game.now.active), nobody: true }
      : contextOf(source),
  (_game, source) => contextOf(source, source.owner),
);
