/** In which ways a spell can be cast: as what it is printed as, for another cost, bestowed. */
import { assumed } from '../../kernel';
import { asBestowed, bestowCosts } from '../7-additional-rules/702-bestow';
import { hasFlash } from '../7-additional-rules/702-flash';
import { alternativeCosts, waysOffered } from '../e-extracted-rulings/E.1-alternate-cost-spells';
import { prohibition } from '../forms';
import { canPayAll } from '../g-glossary/G.6-paying-costs';
import { legalTargets } from '../g-glossary/G.41-valid-targets';
import type { MagicGame } from '../game';
import { enchantTarget } from '../k-card-types/K.12-local-enchantments';
import { isQuietMainPhase } from '../k-card-types/K.15-land';
import { asSpell } from '../k-card-types/K.20-play-cost';
import type { MagicObject } from '../object';
import { fits } from '../text/phrases';
import { contextFor } from './T.4-announcement';
import { isSpellOf } from './T.4-spells-that-may-be-played';
import { isAsThoughFlash, isStatedTime } from './T.4-times-of-play';
import { costsOf } from './T.4-total-cost';
import { saidOfPlayer } from './T.8-statements';

/** Does an effect keep a player from casting a spell as what it is now? */
const isProhibited = (game: MagicGame, object: MagicObject, player: number): boolean =>
  saidOfPlayer(game, "can't play", player).some(
    ({ statement, context }) =>
      statement.says === "can't play" &&
      fits(game, asSpell(statement.filter), object, context) &&
      (statement.when === undefined || isStatedTime(game, player, statement.when)),
  );

/** 702.103d: what can be cast bestowed is cast in the time of what it is then. */
const isTooEarly = (game: MagicGame, object: MagicObject, player: number): boolean =>
  !isQuietMainPhase(game, player, object) && !hasFlash(object.card) && !isAsThoughFlash(game, object, player);

/**
 * Can a spell be cast so: nothing keeps its player from it, it can be paid for, and it has targets?
 *
 * @param alternative the place of what is paid instead of the mana cost; undefined: that is paid
 */
export function canBeCast(
  game: MagicGame,
  object: MagicObject,
  player: number,
  alternative: number | undefined,
): boolean {
  const context = contextFor(object, player);
  const way = alternative === undefined ? undefined : alternativeCosts(game, object)[alternative];
  const hasBestow = bestowCosts(game, object.card).length > 0;
  const isPossible = () =>
    !isProhibited(game, object, player) &&
    !(hasBestow && isTooEarly(game, object, player)) &&
    canPayAll(game, {
      player,
      costs: costsOf(game, object, player, undefined, { ...context, alternative }),
      source: object,
      context,
      purpose: { spell: object },
    });
  if (!way?.isBestowed) return isPossible();
  return asBestowed(
    game,
    object,
    () =>
      isPossible() &&
      enchantTarget(game, object.card).every(
        (target) => legalTargets(game, target, context, object).length > 0,
      ),
  );
}

/** Can a spell be cast in one of the ways that are offered? */
export const canBeCastSomehow = (game: MagicGame, object: MagicObject, player: number): boolean =>
  waysOffered(game, object, player, contextFor(object, player)).some((alternative) =>
    canBeCast(game, object, player, alternative),
  );

/** T.4.12 */
export const prohibited = prohibition<MagicObject>(
  { '2003': 'T.4.12', '2013': '601.5', '2025': assumed('601.5', { from: '2013' }) },
  'A spell that an effect prohibits is not announced',
  'play',
  (game, player, object) =>
    isSpellOf(game, player, object) &&
    isProhibited(game, object, player) &&
    !canBeCastSomehow(game, object, player),
);
