import type { RiftboundGame } from '../game';
import { contextOf } from '../phrases';
import type { Piece } from '../piece';
import { optionalCosts } from './350-additional-costs';
import { announced } from './350-choices';
import { enoughChoices } from './350-choosing-modes';
import { canPayFrom, isPermanent, payable, placesFor, totalOf } from './350-what-can-be-played';

/** 352.7, 354: could a player go through with playing a card? */
export function canPlay(game: RiftboundGame, piece: Piece, player: number): boolean {
  if (isPermanent(piece) && placesFor(game, piece, player).length === 0) return false;
  const payableFor = payable(game, piece, player, () => totalOf(game, piece, player));
  if (!enoughChoices(game, announced(piece), contextOf(piece, player), piece, payableFor)) return false;
  return canPayFrom(game, piece, player, [], optionalCosts(game, piece));
}
