import { abilitiesFrom, standingFor } from '../a-abilities/A.1-keyword-texts';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Ability, KeywordAbility } from '../text/tree';

const text = standingFor((keyword) =>
  abilitiesFrom(
    "This creature can't block.\nWhen this creature attacks, sacrifice it at end of combat.",
    keyword,
  ),
);

/** 702.147a */
export const decays = definition(
  { '2025': '702.147a' },
  'A creature with decayed does not block, and is sacrificed after it attacked',
  (_game: MagicGame, keyword: KeywordAbility): readonly Ability[] => text(keyword),
  () => [],
);
