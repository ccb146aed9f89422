/** Whether a player could go through with playing a card: with a place for it, means to pay and choices (352.7, 354). */
import { exists } from '../../card-game/targets/solver';
import { asIf, column, query } from '../../kernel';
import type { RiftboundGame } from '../game';
import { contextOf } from '../phrases';
import type { AdditionalCost, Location, Piece } from '../piece';
import type { Filter, TargetSpecification } from '../text/tree/index';
import { mandatoryCosts, optionalCosts } from './350-additional-costs';
import { choosesForTriggers, destinations, hasPlace } from './350-choices';
import { enoughChoices } from './350-choosing-modes';
import { somethingLeavesToAdd } from './350-sources';
import { placeTellsCost } from './350-total-cost';
import { isPermanent, proposedOf } from './350-what-can-be-played';
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
export const couldTakeRunes = (wanted: readonly TargetSpecification[]): boolean =>
  wanted.some(({ what, minimum, filter }) => what === 'object' && minimum !== 0 && !namesNoRunes(filter));

/** Could a target be something that would have to leave for Energy or Power to be paid? */
export const couldTakeMeans = (game: RiftboundGame, wanted: readonly TargetSpecification[]): boolean =>
  wanted.length > 0 && (couldTakeRunes(wanted) || somethingLeavesToAdd(game));

/** 352.7, 354: could a player go through with playing a card? */
export const canPlay = query(
  'whether a player could go through with playing a card',
  (game: RiftboundGame, piece: Piece, player: number): boolean => {
    if (isPermanent(piece)) {
      if (!hasPlace(game, piece, player)) return false;
      const wanted = choosesForTriggers(game, piece.card);
      if (!enoughChoices(game, wanted, contextOf(piece, player), piece)) return false;
    }
    return canGoThrough(game, piece, player, [], optionalCosts(game, piece));
  },
);
