import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import { amount, contextOf, controllerOf } from '../phrases';
import type { AdditionalCost, Piece } from '../piece';

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
  (game: RiftboundGame, piece: Piece): readonly AdditionalCost[] => {
    const { context } = piece;
    if (!context) return [];
    const chosen = context.targets.flat().flatMap((target) => ('piece' in target ? [target.piece] : []));
    // Choosing it twice is still one spell that chooses it.
    const value = [...new Set(chosen)]
      .filter((each) => each.zone === game.board && controllerOf(each) !== context.controller)
      .reduce((sum, each) => sum + deflectValue(game, each), 0);
    if (value === 0) return [];
    const power = Array.from({ length: value }, () => 'any' as const);
    return [{ costs: [{ cost: 'pay', power }], label: `[Deflect ${value}]`, keyword: 'deflect' }];
  },
  (): readonly AdditionalCost[] => [],
);
