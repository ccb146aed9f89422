import { abilitiesFrom, standingFor } from '../a-abilities/A.1-keyword-texts';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Ability, KeywordAbility } from '../text/tree';

const text = standingFor((keyword) =>
  abilitiesFrom(
    'Whenever this permanent becomes the target of a spell or ability an opponent controls, counter it unless that player pays {0}.',
    keyword,
  ).map(
    (ability): Ability =>
      ability.kind === 'triggered' && ability.effect.do === 'unless'
        ? { ...ability, effect: { ...ability.effect, costs: keyword.costs ?? [] } }
        : ability,
  ),
);

/** 702.21a */
export const ward = definition(
  { '2025': '702.21a' },
  'What an opponent aims at a permanent with ward is countered unless that player pays for it',
  (_game: MagicGame, keyword: KeywordAbility): readonly Ability[] => text(keyword),
  () => [],
);
