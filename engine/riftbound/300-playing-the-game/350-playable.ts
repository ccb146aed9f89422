/** Whether a player could go through with playing a card: with a place for it, means to pay and choices (352.7, 354). */
import { exists, offers } from '../../card-game/targets/solver';
import { column, query } from '../../kernel';
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import type { AdditionalCost, GameObject, Location } from '../object';
import { contextOf } from '../phrases';
import type { Filter, TargetSpecification } from '../text/tree/index';
import { mandatoryCosts, optionalCosts } from './350-additional-costs';
import { choosesForTriggers, destinations, hasPlace, targetsAmong } from './350-choices';
import { enoughChoices } from './350-choosing-modes';
import { somethingLeavesToAdd } from './350-sources';
import { placeTellsCost } from './350-total-cost';
import { isPermanent, proposedOf } from './350-what-can-be-played';
import { problemOf } from './350-whole-proposal';

/**
 * 352.7, 352.16, 354: could a player go through with playing a card: with a place for it, choices, and means to pay?
 *
 * @param open the optional costs of which it is still to be chosen whether they are paid
 */
export const canGoThrough = (
  game: RiftboundGame,
  object: GameObject,
  player: number,
  open?: readonly AdditionalCost[],
): boolean => exists(problemOf(proposedOf(game, object, player, open)));

/** 352.2, 352.16: where a permanent can be played to, so that all else remains possible; where it doesn't anywhere, every place. */
export const placesFor = definition(
  '352.16',
  'No choice is made that makes playing impossible, unless there is no other',
  (game: RiftboundGame, object: GameObject, player: number): readonly Location[] => {
    const all = destinations(game, object, player);
    if (mandatoryCosts(game, object).length === 0 && !placeTellsCost(game, object)) return all;
    const problem = problemOf(proposedOf(game, object, player, optionalCosts(game, object)));
    const offered = targetsAmong(offers(problem, [])?.values ?? []);
    const kept = offered.flatMap((each) => ('location' in each ? [each.location] : []));
    return kept.length > 0 ? kept : all;
  },
  destinations,
);

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
  (game: RiftboundGame, object: GameObject, player: number): boolean => {
    if (isPermanent(object)) {
      if (!hasPlace(game, object, player)) return false;
      const wanted = choosesForTriggers(game, object.card);
      if (!enoughChoices(game, wanted, contextOf(object, player), object)) return false;
    }
    return canGoThrough(game, object, player, optionalCosts(game, object));
  },
);
