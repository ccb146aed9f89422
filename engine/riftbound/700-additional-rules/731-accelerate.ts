import { column } from '../../kernel';
import type { Card } from '../card';
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import type { AdditionalCost, Piece } from '../piece';

const hasAccelerate = column(({ abilities }: Card) =>
  abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === 'accelerate'),
);
const NONE: readonly AdditionalCost[] = [];

/** 731.1.a: whoever plays the unit may pay [1] and 1 Power more, and it enters ready. */
export const accelerateCosts = definition(
  ['731.1.a', '731.1.a.1', '731.1.a.2', '731.2', '731.2.a', '731.3', '731.4', '731.6', '731.6.a', '142.4.a'],
  'A unit with Accelerate enters ready for 1 Energy and 1 Power more',
  (_game: RiftboundGame, piece: Piece): readonly AdditionalCost[] =>
    hasAccelerate(piece.card)
      ? [
          {
            costs: [
              {
                cost: 'pay',
                energy: { amount: 'number', value: 1 },
                power: [piece.card.domains.length === 1 ? 'own' : 'any'],
              },
            ],
            label: '[Accelerate]',
            entersReady: true,
            keyword: 'accelerate',
          },
        ]
      : NONE,
  (): readonly AdditionalCost[] => NONE,
);
