import type { RiftboundGame } from '../game';
import { contextOf } from '../phrases';
import type { Piece } from '../piece';
import { optionalCosts } from './350-additional-costs';
import { announced, specifications } from './350-choices';
import { enoughChoices } from './350-choosing-modes';
import { costsOf, enoughSparedTargets, isPayableWith, leastPowerToChoose } from './350-paying-for-choices';
import { canPayFrom, isPermanent, placesFor } from './350-what-can-be-played';

/** 352.7, 354: could a player go through with playing a card? */
export function canPlay(game: RiftboundGame, piece: Piece, player: number): boolean {
  if (isPermanent(piece) && placesFor(game, piece, player).length === 0) return false;
  const context = contextOf(piece, player);
  if (!enoughChoices(game, announced(piece), context, piece)) return false;
  if (!enoughSparedTargets(game, costsOf(game, piece, context), specifications(piece), piece, context))
    return false;
  if (leastPowerToChoose(game, piece, context) > 0 && !isPayableWith(game, piece, player, context))
    return false;
  return canPayFrom(game, piece, player, [], optionalCosts(game, piece));
}
