import type { RiftboundGame } from '../game';
import { contextOf } from '../phrases';
import type { Piece } from '../piece';
import { optionalCosts } from './350-additional-costs';
import { announced, choosesForTriggers, hasPlace, specifications } from './350-choices';
import { enoughChoices } from './350-choosing-modes';
import { costsOf, enoughSparedTargets, isPayableWith, leastPowerToChoose } from './350-paying-for-choices';
import { canPayFrom, isPermanent } from './350-what-can-be-played';

/** 352.7, 354: could a player go through with playing a card? */
export function canPlay(game: RiftboundGame, piece: Piece, player: number): boolean {
  if (isPermanent(piece) && !hasPlace(game, piece, player)) return false;
  const context = contextOf(piece, player);
  if (!canPayFrom(game, piece, player, [], optionalCosts(game, piece), context)) return false;
  const wanted = specifications(piece);
  if (!enoughChoices(game, announced(piece), context, piece)) return false;
  if (isPermanent(piece) && !enoughChoices(game, choosesForTriggers(game, piece.card), context, piece))
    return false;
  if (wanted.length === 0) return true;
  if (!enoughSparedTargets(game, costsOf(game, piece, context), wanted, piece, context)) return false;
  return leastPowerToChoose(game, piece, context) === 0 || isPayableWith(game, piece, player, context);
}
