import { assumed } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Ability, KeywordAbility } from '../text/tree';
import { abilitiesFrom, standingFor } from './A.1-keyword-texts';

const text = standingFor((keyword) =>
  abilitiesFrom(
    [
      `This permanent comes into play with ${keyword.value ?? 0} fade ${keyword.value === 1 ? 'counter' : 'counters'} on it.`,
      "At the beginning of your upkeep, remove a fade counter from this permanent. If you can't, sacrifice this permanent.",
    ].join('\n'),
    keyword,
  ),
);

/** A.16.2 */
export const fading = definition(
  { '2003': 'A.16.2', '2013': assumed('A.16.2', { from: '2003' }), '2025': '702.32a' },
  'What has fading loses a fade counter each upkeep, and is sacrificed without one',
  (_game: MagicGame, keyword: KeywordAbility): readonly Ability[] => text(keyword),
  () => [],
);
