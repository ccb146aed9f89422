import { assumed } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { wasPaid } from './A.24-kicker';

/** A.10.2, A.10.6: not where it is countered (A.10.5), and into no hand but its owner's (A.10.Ruling.2). */
export const boughtBack = fact(
  { '2003': 'A.10.6', '2013': assumed('A.10.6', { from: '2003' }), '2025': '702.27a' },
  'A spell whose buyback was paid goes to the hand as it resolves',
  (game: MagicGame, { context, controller, owner }: MagicObject) =>
    context !== undefined && wasPaid(game, context.paid, { keyword: 'buyback' }) && controller === owner,
);
