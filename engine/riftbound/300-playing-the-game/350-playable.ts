/** Whether a player could go through with playing a card: with a place for it, means to pay and choices (352.7, 354). */
import { onceForEach, speedUps } from '../../kernel';
import { somethingDeflects } from '../700-additional-rules/735-deflect';
import type { Card } from '../card';
import type { RiftboundGame } from '../game';
import { contextOf } from '../phrases';
import type { Context, Piece } from '../piece';
import { onceAnArrangement } from '../worked-out-once';
import { canPay, somethingLeavesToAdd } from './350-adding-to-pay';
import { optionalCosts } from './350-additional-costs';
import { type KnownCard, knownTo, type Plain } from './350-cards-known';
import { announced, choosesForTriggers, hasPlace, specifications, toBase } from './350-choices';
import { couldChooseEnough, enoughChoices } from './350-choosing-modes';
import {
  costsOf,
  couldTakeMeans,
  couldTakeRunes,
  enoughSparedTargets,
  isPayableWith,
  leastPowerToChoose,
} from './350-paying-for-choices';
import { canPayFrom, isPermanent, totalOf } from './350-what-can-be-played';

/** Does a card say where it is played to, or anything that what it costs could hang on? */
const saysWhereOrForWhat = onceForEach(({ abilities }: Card) =>
  abilities.some((ability) =>
    ability.kind === 'static'
      ? ['costs', 'additional cost', 'may play to'].includes(ability.statement.says)
      : ability.kind === 'keyword' && ['accelerate', 'repeat'].includes(ability.keyword),
  ),
);

/** Does nothing on the table say where cards are played to, or change what they cost? */
const nothingIsSaid = onceAnArrangement(
  (game) => game.standing('costs').length === 0 && game.standing('may play to').length === 0,
);

/** Could the card alone tell where it goes and what it costs, but for what it may choose: is nothing particular about it? */
const isLikeOthers = (
  game: RiftboundGame,
  { zone, ignoring, reducedBy, onlyTo, saidPlaces }: Piece,
): boolean =>
  ignoring === undefined &&
  reducedBy === undefined &&
  onlyTo === undefined &&
  saidPlaces === undefined &&
  (zone.name === 'hand' || zone.name === 'champion zone') &&
  nothingIsSaid(game);

/** What is known of plain cards that have a place to go to: of each, the rules are gone through once a game. */
function noteIfPlain(
  game: RiftboundGame,
  piece: Piece,
  player: number,
  context: Context,
  known: KnownCard,
): void {
  if (!speedUps.areUsed) return;
  const choosing = announced(piece);
  if (saysWhereOrForWhat(piece.card) || !isLikeOthers(game, piece)) return;
  // Without the base, it depends on the board whether there is a place. What is a permanent and a spell at once chooses twice.
  if (isPermanent(piece) && (choosing.length > 0 || !game.isOn(toBase))) return;
  known.plain = {
    cost: totalOf(game, piece, player, undefined, [], context),
    isPermanent: isPermanent(piece),
    choosing,
    hasTargets: specifications(piece).length > 0,
    mayTakeRunes: couldTakeRunes(specifications(piece)),
  };
}

/**
 * 352.7, 354: could a player go through with playing a card?
 *
 * @param known what is known of the card in that player's hands.
 */
export function canPlay(
  game: RiftboundGame,
  piece: Piece,
  player: number,
  known = knownTo(game, player).of(piece),
): boolean {
  const { plain } = known;
  if (plain && isLikeOthers(game, piece)) return canPlayPlain(game, piece, player, plain);
  if (isPermanent(piece) && !hasPlace(game, piece, player)) return false;
  const context = contextOf(piece, player);
  const isPayable = canPayFrom(game, piece, player, [], optionalCosts(game, piece), context);
  noteIfPlain(game, piece, player, context, known);
  if (!isPayable || !enoughChoices(game, announced(piece), context, piece)) return false;
  if (isPermanent(piece) && !enoughChoices(game, choosesForTriggers(game, piece.card), context, piece))
    return false;
  return specifications(piece).length === 0 || canPayForTargets(game, piece, player, context);
}

function canPlayPlain(game: RiftboundGame, piece: Piece, player: number, plain: Plain): boolean {
  if (!canPay(game, player, plain.cost, piece)) return false;
  const choosing = plain.isPermanent ? choosesForTriggers(game, piece.card) : plain.choosing;
  if (choosing.length === 0) return true;
  if (!couldChooseEnough(game, choosing, player, piece)) return false;
  if (!plain.hasTargets) return true;
  const isSimple = !plain.mayTakeRunes && !somethingDeflects(game) && !somethingLeavesToAdd(game);
  return isSimple || canPayForTargets(game, piece, player, contextOf(piece, player));
}

/** Can the choices be paid for as well: with what isn't chosen, and in spite of Deflect? */
function canPayForTargets(game: RiftboundGame, piece: Piece, player: number, context: Context): boolean {
  if (!enoughSparedTargets(game, costsOf(game, piece, context), specifications(piece), piece, context))
    return false;
  const isDearer =
    leastPowerToChoose(game, piece, context) > 0 || couldTakeMeans(game, specifications(piece));
  return !isDearer || isPayableWith(game, piece, player, context);
}
