import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import { amount, contextOf, controllerOf } from '../phrases';
import type { AdditionalCost, Piece } from '../piece';
import type { Power } from '../text/tree/index';

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

/** 735.1.c: how much Power choosing an object costs a player. */
export const deflects = (game: RiftboundGame, piece: Piece, player: number): number =>
  piece.zone === game.board && controllerOf(piece) !== player ? deflectValue(game, piece) : 0;

const power = (value: number): readonly Power[] => Array.from({ length: value }, () => 'any' as const);

/** 735.1.c: what choosing permanents with Deflect costs an opponent, in Power of any domain (735.1.c.1). */
export const deflectCosts = definition(
  ['735.1.c', '735.1', '735.1.b', '735.1.b.3', '735.1.c.1', '735.1.d', '735.2'],
  'Spells and abilities that choose an opposing permanent with Deflect cost that much more Power',
  (game: RiftboundGame, piece: Piece): readonly AdditionalCost[] => {
    const { context } = piece;
    if (!context) return [];
    const chosen = context.targets.flat().flatMap((target) => ('piece' in target ? [target.piece] : []));
    // Choosing it twice is still one spell that chooses it.
    const value = [...new Set(chosen)].reduce(
      (sum, each) => sum + deflects(game, each, context.controller),
      0,
    );
    if (value === 0) return [];
    return [
      { costs: [{ cost: 'pay', power: power(value) }], label: `[Deflect ${value}]`, keyword: 'deflect' },
    ];
  },
  (): readonly AdditionalCost[] => [],
);

/** 735.1.d: could a player who pays this much already pay for choosing these as well? Who can't may not choose them. */
export const canPayForChoosing = definition(
  ['735.1.d', '735.1.c'],
  'A permanent with Deflect is not chosen by who can not pay for it',
  (
    game: RiftboundGame,
    player: number,
    chosen: readonly Piece[],
    canPay: (more: readonly Power[]) => boolean,
  ): boolean => {
    const value = [...new Set(chosen)].reduce((sum, each) => sum + deflects(game, each, player), 0);
    return value === 0 || canPay(power(value));
  },
  () => true,
);
