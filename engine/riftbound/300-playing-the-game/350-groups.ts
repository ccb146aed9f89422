/** Targets that must fulfil something together (352.11). */

import { compares } from '../../card-game/phrases/amounts';
import { choosing, type Procedure, procedure, step } from '../../kernel';
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import { amount, locationOf, numberOf } from '../phrases';
import type { Context, Location, Piece, Target } from '../piece';
import type { TargetSpecification } from '../text/tree/index';
import { sameTarget } from './350-choices';

const placeOf = (target: Target): Location | undefined =>
  'piece' in target ? locationOf(target.piece) : undefined;

/** 352.11: do these fulfil together what is asked of all of them? */
export const fulfil = definition(
  ['352.11', '352.11.a'],
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
      (so, target) => so + ('piece' in target ? numberOf(game, total.characteristic, target.piece) : 0),
      0,
    );
    return compares(sum, total.is, amount(game, total.amount, context));
  },
  () => true,
);

/** Of some targets, those that can remain along with others. */
const addable = (
  game: RiftboundGame,
  wanted: TargetSpecification,
  some: readonly Target[],
  those: readonly Target[],
  context: Context,
  at?: Location,
): readonly Target[] =>
  those.filter(
    (each) =>
      !some.some((other) => sameTarget(other, each)) && fulfil(game, wanted, [...some, each], context, at),
  );

/** Targets of an item that resolves, whose groups are looked at one after another. */
interface Keeping {
  readonly piece: Piece;
  readonly wanted: readonly TargetSpecification[];
  place: number;
  kept: readonly Target[];
}

/** 352.11.b: targets that no longer fulfil a requirement together are chosen from. */
export const keepingGroups: Procedure<RiftboundGame, Keeping> = procedure('choosing among targets', [
  choosing(
    '352.11.b',
    'Of a group that no longer fulfils its requirement, its controller chooses a part that does',
    (game, { piece, wanted, place, kept }: Keeping) => {
      const { context } = piece;
      const one = wanted[place];
      if (!context || !one) return undefined;
      const targets = context.targets[place] ?? [];
      const at = context.groupsAt?.[place];
      if (fulfil(game, one, targets, context, at)) return undefined;
      const offers = addable(game, one, kept, targets, context, at).flatMap((value) =>
        'piece' in value
          ? [{ label: `${value.piece.name} [${value.piece.id}]`, object: value.piece, value }]
          : [],
      );
      if (offers.length === 0) return undefined;
      return {
        player: context.controller,
        purpose: 'choose which targets remain',
        offers,
        minimum: kept.length === 0 ? 1 : 0,
      };
    },
    (game, data, chosen) => {
      if (chosen.length === 0) return undefined;
      game.set(data, 'kept', [...data.kept, ...chosen]);
      return 'again';
    },
  ),
  step('352.11.b', 'The others cease to be targets', (game, data) => {
    const { piece, wanted, place, kept } = data;
    const { context } = piece;
    const one = wanted[place];
    if (!context || !one) return undefined;
    const targets = context.targets[place] ?? [];
    if (!fulfil(game, one, targets, context, context.groupsAt?.[place]))
      game.keepBooks('cease to be targets', () =>
        game.set(
          piece,
          'context',
          context.with({ targets: context.targets.map((each, at) => (at === place ? kept : each)) }),
        ),
      );
    game.set(data, 'kept', []);
    game.set(data, 'place', place + 1);
    return 'restart';
  }),
]);
