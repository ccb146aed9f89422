import { assumed } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { wasPaid } from './A.24-kicker';

/** A.10.Ruling.2; in 2025 it goes to its owner's hand (702.27a). */
export const staysWithItsOwner = fact(
  { '2003': 'A.10.Ruling.2', '2013': assumed('A.10.Ruling.2', { from: '2003' }) },
  'A spell that another player than its owner played is bought back to nobody’s hand',
  (_game: MagicGame, { controller, owner }: MagicObject) => controller !== owner,
);

/** A.10.2, A.10.6: not where it is countered (A.10.5). */
export const boughtBack = fact(
  { '2003': 'A.10.6', '2013': assumed('A.10.6', { from: '2003' }), '2025': '702.27a' },
  'A spell whose buyback was paid goes to the hand as it resolves',
  (game: MagicGame, spell: MagicObject) =>
    spell.context !== undefined &&
    wasPaid(game, spell.context.paid, { keyword: 'buyback' }) &&
    !staysWithItsOwner(game, spell),
);
