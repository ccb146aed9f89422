import { assumed } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Ability, KeywordAbility } from '../text/tree';
import { abilitiesFrom, standingFor } from './A.1-keyword-texts';

const text = standingFor((keyword) =>
  abilitiesFrom(
    'Whenever this creature attacks, you may untap target creature defending player controls. If you do, it blocks this creature this combat if able.',
    keyword,
  ),
);

/** A.32.2: each instance triggers by itself (A.32.3). */
export const provoke = definition(
  { '2003': 'A.32.2', '2013': assumed('A.32.2', { from: '2003' }), '2025': '702.39a' },
  'Who attacks with provoke may have a creature of the defending player untap and block it',
  (_game: MagicGame, keyword: KeywordAbility): readonly Ability[] => text(keyword),
  () => [],
);
