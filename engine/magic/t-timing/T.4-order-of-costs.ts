import { assumed } from '../../kernel';
import { definition } from '../forms';
import type { Cost } from '../text/tree';

/** T.4.10: the order is the player's; what stays where it is comes first, so that one permanent can be both tapped and sacrificed (G.6.Ruling.6). */
export const orderOfPayment = definition(
  { '2003': 'T.4.10', '2013': '601.2g', '2025': assumed('601.2h', { from: ['2013', '601.2g'] }) },
  'Several costs are paid one after another, in an order in which all can be paid',
  (_game, costs: readonly Cost[], takesPlace: (cost: Cost) => boolean): readonly Cost[] => [
    ...costs.filter((cost) => !takesPlace(cost)),
    ...costs.filter(takesPlace),
  ],
  (_game, costs) => costs,
);
