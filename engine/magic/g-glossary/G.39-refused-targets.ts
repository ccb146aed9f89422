/** Which rule refuses a target that a player names (G.39.1). */
import type { Rule } from '../../kernel';
import type { MagicGame } from '../game';
import { MagicObject, type Player } from '../object';
import { contextFor, targetsOf } from '../t-timing/T.4-announcement';
import { fits } from '../text/phrases';
import type { ActivatedAbility } from '../text/tree';
import { described, exemptedBy, playerExemptedBy, targetZone } from './G.41-valid-targets';

/**
 * The rule by which something is no legal target, though a text describes it; undefined: no text does, or it is legal.
 *
 * @param self what targets: a spell or ability on the stack, a card, or the source of the ability
 * @param player seat of its controller
 */
export function targetForbiddenBy(
  game: MagicGame,
  self: MagicObject | undefined,
  player: number,
  target: MagicObject | Player | undefined,
  ability?: ActivatedAbility,
): Rule | undefined {
  if (!self || !target) return undefined;
  const targets = targetsOf(game, self, ability);
  if (!(target instanceof MagicObject))
    return targets.some(({ what }) => what !== 'object')
      ? playerExemptedBy(game, target.seat, self, player)
      : undefined;
  const context = contextFor(self, player);
  const isDescribed = targets.some((specification) => {
    const filter = described(specification);
    return (
      specification.what !== 'player' &&
      targetZone(game, filter).includes(target) &&
      fits(game, filter, target, context)
    );
  });
  return isDescribed ? exemptedBy(game, target, self) : undefined;
}
