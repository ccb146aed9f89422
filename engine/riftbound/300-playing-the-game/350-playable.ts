import { PerGame } from '../../kernel';
import { somethingDeflects } from '../700-additional-rules/735-deflect';
import type { RiftboundGame } from '../game';
import { contextOf } from '../phrases';
import type { Card, Piece } from '../piece';
import { onceForEach } from '../worked-out-once';
import { canPay } from './350-adding-to-pay';
import { optionalCosts } from './350-additional-costs';
import { announced, choosesForTriggers, hasPlace, specifications } from './350-choices';
import { enoughChoices } from './350-choosing-modes';
import { costsOf, enoughSparedTargets, isPayableWith, leastPowerToChoose } from './350-paying-for-choices';
import { canPayFrom, isPermanent, totalOf } from './350-what-can-be-played';
import type { Total } from './350-which-power-pays';

/** Does a card say anything that what it costs could hang on? */
const saysWhatItCosts = onceForEach(({ abilities }: Card) =>
  abilities.some(
    (ability) =>
      (ability.kind === 'static' &&
        (ability.statement.says === 'costs' || ability.statement.says === 'additional cost')) ||
      (ability.kind === 'keyword' && (ability.keyword === 'accelerate' || ability.keyword === 'repeat')),
  ),
);

/** Is what playing a card costs told by the card alone, as long as it chooses nothing with Deflect? */
const costsAsPrinted = (game: RiftboundGame, { card, zone, ignoring, reducedBy }: Piece): boolean =>
  !saysWhatItCosts(card) &&
  ignoring === undefined &&
  reducedBy === undefined &&
  (zone.name === 'hand' || zone.name === 'champion zone') &&
  game.standing('costs').length === 0;

const printedCosts = new PerGame<Map<Card, Total>>();

/** What playing such a card costs: its rules are gone through once a game. */
function printedCost(game: RiftboundGame, { card }: Piece): Total | undefined {
  return printedCosts.get(game)?.get(card);
}

/** Could a player pay for a card, in any way, and a permanent still go where it is to? */
function canAfford(game: RiftboundGame, piece: Piece, player: number): boolean {
  const isAsPrinted = costsAsPrinted(game, piece);
  const cost = isAsPrinted ? printedCost(game, piece) : undefined;
  if (cost) return canPay(game, player, cost, piece);
  const context = contextOf(piece, player);
  if (isAsPrinted) {
    const known = printedCosts.get(game) ?? printedCosts.set(game, new Map());
    known.set(piece.card, totalOf(game, piece, player, undefined, [], context));
  }
  return canPayFrom(game, piece, player, [], optionalCosts(game, piece), context);
}

/** 352.7, 354: could a player go through with playing a card? */
export function canPlay(game: RiftboundGame, piece: Piece, player: number): boolean {
  if (isPermanent(piece) && !hasPlace(game, piece, player)) return false;
  if (!canAfford(game, piece, player)) return false;
  const context = contextOf(piece, player);
  const wanted = specifications(piece);
  if (!enoughChoices(game, announced(piece), context, piece)) return false;
  if (isPermanent(piece) && !enoughChoices(game, choosesForTriggers(game, piece.card), context, piece))
    return false;
  if (wanted.length === 0) return true;
  if (costsAsPrinted(game, piece) && !somethingDeflects(game)) return true;
  if (!enoughSparedTargets(game, costsOf(game, piece, context), wanted, piece, context)) return false;
  return leastPowerToChoose(game, piece, context) === 0 || isPayableWith(game, piece, player, context);
}
