import { assumed } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Ability, KeywordAbility } from '../text/tree';
import { abilitiesFrom, standingFor } from './A.1-keyword-texts';

const text = standingFor((keyword) =>
  abilitiesFrom(
    'Whenever this creature becomes blocked by a creature without flanking, that creature gets -1/-1 until end of turn.',
    keyword,
  ),
);

/** A.19.2: each instance triggers by itself (A.19.4). */
export const flanking = definition(
  { '2003': 'A.19.2', '2013': assumed('A.19.2', { from: '2003' }), '2025': '702.25a' },
  'A creature without flanking that blocks one with flanking gets -1/-1',
  (_game: MagicGame, keyword: KeywordAbility): readonly Ability[] => text(keyword),
  () => [],
);
