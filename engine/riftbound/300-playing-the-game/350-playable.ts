/** Whether a player could go through with playing a card: with a place for it, means to pay and choices (352.7, 354). */
import { exists } from '../../card-game/targets/solver';
import { asIf, column, speedUps } from '../../kernel';
import { somethingDeflects } from '../700-additional-rules/735-deflect';
import type { Card } from '../card';
import type { RiftboundGame } from '../game';
import { contextOf } from '../phrases';
import type { AdditionalCost, Context, Location, Piece } from '../piece';
import type { Filter, TargetSpecification } from '../text/tree/index';
import { onceAnArrangement } from '../worked-out-once';
import { canPay } from './350-adding-to-pay';
import { mandatoryCosts, optionalCosts } from './350-additional-costs';
import { type KnownCard, knownTo, type Plain } from './350-cards-known';
import { announced, choosesForTriggers, destinations, hasPlace, specifications, toBase } from './350-choices';
import { couldChooseEnough, enoughChoices } from './350-choosing-modes';
import { somethingLeavesToAdd } from './350-sources';
import { placeTellsCost } from './350-total-cost';
import { isPermanent, proposedOf, totalOf } from './350-what-can-be-played';
import { problemOf } from './350-whole-proposal';

/** Every choice among some optional costs. */
function choicesAmong(costs: readonly AdditionalCost[]): readonly (readonly AdditionalCost[])[] {
  const [first, ...others] = costs;
  if (!first) return [[]];
  const rest = choicesAmong(others);
  return [...rest, ...rest.map((some) => [first, ...some])];
}

/**
 * 352.7, 352.16, 354: could a player go through with playing a card: with a place for it, choices, and means to pay?
 *
 * @param chosen the optional costs that are paid
 * @param open those of which it is still to be chosen
 */
export const canGoThrough = (
  game: RiftboundGame,
  piece: Piece,
  player: number,
  chosen: readonly AdditionalCost[],
  open: readonly AdditionalCost[],
): boolean =>
  choicesAmong(open).some((some) =>
    asIf(piece, { additionalCosts: [...chosen, ...some] }, () =>
      exists(problemOf(proposedOf(game, piece, player))),
    ),
  );

/** 352.2, 352.16: where a permanent can be played to, so that all else remains possible; where it doesn't anywhere, every place. */
export function placesFor(game: RiftboundGame, piece: Piece, player: number): readonly Location[] {
  const all = destinations(game, piece, player);
  if (mandatoryCosts(game, piece).length === 0 && !placeTellsCost(game, piece)) return all;
  const open = optionalCosts(game, piece);
  const kept = all.filter((destination) =>
    asIf(piece, { destination }, () => canGoThrough(game, piece, player, [], open)),
  );
  return kept.length > 0 ? kept : all;
}

/** Does a description name something else than runes? */
const namesNoRunes = column(
  ({ types }: Filter) => types !== undefined && !types.includes('rune') && !types.includes('permanent'),
);

/** Could a target be a rune? */
const couldTakeRunes = (wanted: readonly TargetSpecification[]): boolean =>
  wanted.some(({ what, minimum, filter }) => what === 'object' && minimum !== 0 && !namesNoRunes(filter));

/** Could a target be something that would have to leave for Energy or Power to be paid? */
export const couldTakeMeans = (game: RiftboundGame, wanted: readonly TargetSpecification[]): boolean =>
  wanted.length > 0 && (couldTakeRunes(wanted) || somethingLeavesToAdd(game));

/** Does a card say where it is played to, or anything that what it costs could hang on? */
const saysWhereOrForWhat = column(({ abilities }: Card) =>
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
  noteIfPlain(game, piece, player, context, known);
  if (isPermanent(piece) && !enoughChoices(game, choosesForTriggers(game, piece.card), context, piece))
    return false;
  return canGoThrough(game, piece, player, [], optionalCosts(game, piece));
}

function canPlayPlain(game: RiftboundGame, piece: Piece, player: number, plain: Plain): boolean {
  if (!canPay(game, player, plain.cost, piece)) return false;
  const choosing = plain.isPermanent ? choosesForTriggers(game, piece.card) : plain.choosing;
  if (choosing.length === 0) return true;
  if (!couldChooseEnough(game, choosing, player, piece)) return false;
  if (!plain.hasTargets) return true;
  const isSimple = !plain.mayTakeRunes && !somethingDeflects(game) && !somethingLeavesToAdd(game);
  return isSimple || canGoThrough(game, piece, player, [], []);
}
