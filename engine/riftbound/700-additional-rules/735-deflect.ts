import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import { amount, contextOf, controllerOf } from '../phrases';
import type { AdditionalCost, Context, Piece, Target } from '../piece';

/** 735.2: the sum of the values of all its Deflect keywords. */
function deflectValue(game: RiftboundGame, piece: Piece): number {
  return game
    .look(piece)
    .abilities.reduce(
      (sum, ability) =>
        ability.kind === 'keyword' && ability.keyword === 'deflect'
          ? sum + (ability.value ? amount(game, ability.value, contextOf(piece)) : 1)
          : sum,
      0,
    );
}

/** 735.1.c: what choosing permanents with Deflect costs an opponent, in Power of any domain (735.1.c.1). */
export const deflectCosts = definition(
  ['735.1.c', '735.1.c.1', '735.1.d', '735.2'],
  'Spells and abilities that choose an opposing permanent with Deflect cost that much more Power',
  (game: RiftboundGame, context: Context | undefined): readonly AdditionalCost[] => {
    if (!context) return [];
    const value = context.targets
      .flat()
      .flatMap((target) => ('piece' in target ? [target.piece] : []))
      .filter((chosen) => chosen.zone === game.board && controllerOf(chosen) !== context.controller)
      .reduce((sum, chosen) => sum + deflectValue(game, chosen), 0);
    if (value === 0) return [];
    const power = Array.from({ length: value }, () => 'any' as const);
    return [{ costs: [{ cost: 'pay', power }], label: `[Deflect ${value}]` }];
  },
  (): readonly AdditionalCost[] => [],
);

/** How much Power choosing a target costs. */
export const powerToChoose = (game: RiftboundGame, target: Target, context: Context): number =>
  deflectCosts(game, { ...context, targets: [[target]] })
    .flatMap(({ costs }) => costs)
    .reduce((sum, cost) => sum + (cost.cost === 'pay' ? (cost.power?.length ?? 0) : 0), 0);
