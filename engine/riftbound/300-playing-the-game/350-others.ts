/** "Another": targets that must be others than those chosen before (352.7, 352.8.b). */
import type { RiftboundGame } from '../game';
import type { Context, Piece, Target } from '../piece';
import type { TargetSpecification } from '../text/tree/index';
import { leastTargets, legalTargets, sameTarget } from './350-choices';

const without = (targets: readonly Target[], those: readonly Target[]): readonly Target[] =>
  targets.filter((target) => !those.some((other) => sameTarget(other, target)));

/**
 * 352.7: are there still enough targets for those that must be others than the ones before them?
 *
 * @param all every target that is asked for; those without "another" are not looked at.
 * @param context what was chosen so far.
 */
export function leavesOthers(
  game: RiftboundGame,
  all: readonly TargetSpecification[],
  context: Context,
  piece: Piece,
): boolean {
  const missing = (place: number): { readonly from: readonly Target[]; readonly least: number } => {
    const wanted = all[place];
    const chosen = context.targets[place] ?? [];
    if (!wanted) return { from: [], least: 0 };
    const least = Math.max(0, leastTargets(game, wanted, context) - chosen.length);
    return { from: least === 0 ? [] : without(legalTargets(game, wanted, context, piece), chosen), least };
  };
  return all.every(({ otherThan }, place) => {
    if (!otherThan) return true;
    const others = missing(place);
    const before = otherThan.map(missing);
    if (others.least <= 1)
      return (
        others.least === 0 ||
        others.from.some((one) => before.every(({ from, least }) => without(from, [one]).length >= least))
      );
    return before.every(
      ({ from, least }) => without(from, others.from).length + others.from.length >= least + others.least,
    );
  });
}

/** Must a later target be another than the one chosen at a place? */
export const hasOthers = (all: readonly TargetSpecification[], place: number): boolean =>
  all.some(({ otherThan }) => otherThan?.includes(place) === true);
