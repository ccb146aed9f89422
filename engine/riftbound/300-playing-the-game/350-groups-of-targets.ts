/** Targets that must fulfil something together (352.11). */

import { compares } from '../../card-game/phrases/amounts';
import type { Resolving } from '../../card-game/stack/resolving';
import { choosing, type Step, step } from '../../kernel';
import { definition } from '../forms';
import type { RiftboundGame, RiftboundTypes } from '../game';
import type { Context, GameObject, Location, Target } from '../object';
import { amount, locationOf, numberOf } from '../phrases';
import type { TargetSpecification } from '../text/tree/index';
import { sameTarget, specifications, targetOffer } from './350-choices';

const placeOf = (target: Target): Location | undefined =>
  'object' in target ? locationOf(target.object) : undefined;

/** 352.11: do these fulfil together what is asked of all of them? */
export const fulfil = definition(
  '352.11',
  'A group of targets fulfils its requirement as a whole',
  (
    game: RiftboundGame,
    { group }: TargetSpecification,
    targets: readonly Target[],
    context: Context,
    at?: Location,
  ): boolean => {
    if (!group) return true;
    if (group.at === 'each battlefield') return new Set(targets.map(placeOf)).size === targets.length;
    const [first] = targets;
    const place = at ?? (first && placeOf(first));
    if (group.at && targets.some((target) => placeOf(target) !== place)) return false;
    const { total } = group;
    if (!total) return true;
    const sum = targets.reduce(
      (so, target) => so + ('object' in target ? numberOf(game, total.characteristic, target.object) : 0),
      0,
    );
    return compares(sum, total.is, amount(game, total.amount, context));
  },
  () => true,
);

/** Something that resolves, and those of a group of its targets that remain. */
export interface ResolvingItem extends Resolving<RiftboundTypes> {
  kept?: readonly Target[];
}

/** The first group of targets that no longer fulfils its requirement. */
function brokenGroup(game: RiftboundGame, object: GameObject) {
  const { context } = object;
  if (!context) return undefined;
  for (const [place, wanted] of specifications(object).entries()) {
    const targets = context.targets[place] ?? [];
    const at = context.groupsAt?.[place];
    const fits = (those: readonly Target[]): boolean => fulfil(game, wanted, those, context, at);
    if (targets.length > 0 && !fits(targets)) return { context, place, targets, fits };
  }
  return undefined;
}

const chooseWhatRemains: Step<RiftboundGame, ResolvingItem> = choosing(
  '352.11.b',
  'Of a group that no longer fulfils its requirement, its controller chooses a part that does',
  (game, { object, kept = [] }: ResolvingItem) => {
    const broken = brokenGroup(game, object);
    if (!broken) return undefined;
    const { context, targets, fits } = broken;
    const offers = targets
      .filter((each) => !kept.some((other) => sameTarget(other, each)) && fits([...kept, each]))
      .map((each) => targetOffer(game, each));
    if (offers.length === 0) return undefined;
    const minimum = kept.length === 0 ? 1 : 0;
    return { player: context.controller, purpose: 'choose which targets remain', offers, minimum };
  },
  (game, data, chosen) => {
    if (chosen.length === 0) return undefined;
    game.set(data, 'kept', [...(data.kept ?? []), ...chosen]);
    return 'again';
  },
);

const othersCease: Step<RiftboundGame, ResolvingItem> = step(
  '352.11.b',
  'The others cease to be targets',
  (game, data) => {
    const { object, kept = [] } = data;
    const broken = brokenGroup(game, object);
    if (!broken) return undefined;
    const { context, place } = broken;
    game.keepBooks('cease to be targets', () =>
      game.set(object, 'context', context.with({ targets: context.targets.with(place, kept) })),
    );
    game.set(data, 'kept', []);
    return 'restart';
  },
);

/** 352.11.b: targets that no longer fulfil a requirement together are chosen from. */
export const choosingAmongTargets = [chooseWhatRemains, othersCease];
