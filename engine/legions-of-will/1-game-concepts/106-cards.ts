import { definition } from '../forms';
import type { LegionsGame } from '../game';
import type { GameObject } from '../object';
import { nextInTurnOrder } from './101-players';

/** 106.6: as of a card in a graveyard. Switched off, the next player. */
export const ownerInstead = definition(
  '106.6',
  'Where a card has no controller, its owner is meant',
  (_game, { owner }: GameObject): number => owner,
  (game: LegionsGame, { owner }) => nextInTurnOrder(game, owner),
);
