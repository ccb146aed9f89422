import { assumed, slot } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Ability, KeywordAbility } from '../text/tree';
import { abilitiesFrom, standingFor } from './A.1-keyword-texts';

const growing = (when: string) =>
  standingFor((keyword) =>
    abilitiesFrom(
      `Whenever this creature becomes blocked${when}, it gets +${keyword.value ?? 0}/+${keyword.value ?? 0} for each creature blocking it beyond the first until end of turn.`,
      keyword,
    ),
  );

const byTwo = growing(' by two or more creatures');
const byAny = growing('');

/** A.33.2: by one creature it doesn't trigger. */
const rampageByTwo = definition(
  { '2003': 'A.33.2' },
  'A creature with rampage that two or more block gets its bonus for each beyond the first',
  (_game: MagicGame, keyword: KeywordAbility): readonly Ability[] => byTwo(keyword),
  () => [],
);

/** 702.23a: by one creature it triggers, and comes to nothing. */
const rampageByAny = definition(
  { '2013': assumed('702.21a', { from: ['2025', '702.23a'] }), '2025': '702.23a' },
  'A creature with rampage that becomes blocked gets its bonus for each creature beyond the first',
  (_game: MagicGame, keyword: KeywordAbility): readonly Ability[] => byAny(keyword),
  () => [],
);

export const rampage = slot('rampage', {
  '2003': rampageByTwo,
  '2013': rampageByAny,
  '2025': rampageByAny,
});
