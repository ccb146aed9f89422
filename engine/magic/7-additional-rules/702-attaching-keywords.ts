/** Keyword abilities that attach their permanent to something: each stands for another ability. */

import { assumed } from '../../kernel';
import { abilitiesFrom, costOf, standingFor } from '../a-abilities/A.1-keyword-texts';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Ability, KeywordAbility } from '../text/tree';

const attachingTo = (whom: (keyword: KeywordAbility) => string) =>
  standingFor((keyword) =>
    abilitiesFrom(
      `${costOf(keyword)}: Attach this permanent to target ${whom(keyword)} you control. Activate only as a sorcery.`,
      keyword,
    ),
  );

const toCreatures = attachingTo(({ what }) => (what === undefined ? 'creature' : `${what} creature`));
const toLands = attachingTo(() => 'land');

/** 702.6a; perhaps to creatures of a quality alone (702.6c). */
export const equips = definition(
  { '2013': assumed('702.6a', { from: '2025' }), '2025': '702.6a' },
  'Equip attaches its permanent to a creature of its controller, at the time of a sorcery',
  (_game: MagicGame, keyword: KeywordAbility): readonly Ability[] => toCreatures(keyword),
  () => [],
);

/** 702.67a */
export const fortifies = definition(
  { '2025': '702.67a' },
  'Fortify attaches its permanent to a land of its controller, at the time of a sorcery',
  (_game: MagicGame, keyword: KeywordAbility): readonly Ability[] => toLands(keyword),
  () => [],
);

const bringing = (token: string) =>
  standingFor((keyword) =>
    abilitiesFrom(
      `When this permanent enters, create a ${token} creature token, then attach this permanent to it.`,
      keyword,
    ),
  );

const bringingRebel = bringing('2/2 red Rebel');
const bringingGerm = bringing('0/0 black Phyrexian Germ');
const bringingHero = bringing('1/1 Hero');

/** 702.92a */
export const livingWeapon = definition(
  { '2025': '702.92a' },
  'Living weapon brings a black Phyrexian Germ 0/0, and attaches its permanent to it',
  (_game: MagicGame, keyword: KeywordAbility): readonly Ability[] => bringingGerm(keyword),
  () => [],
);

/** 702.163a */
export const forMirrodin = definition(
  { '2025': '702.163a' },
  'For Mirrodin! brings a red Rebel 2/2, and attaches its permanent to it',
  (_game: MagicGame, keyword: KeywordAbility): readonly Ability[] => bringingRebel(keyword),
  () => [],
);

/** 702.182a */
export const jobSelect = definition(
  { '2025': '702.182a' },
  'Job select brings a colorless Hero 1/1, and attaches its permanent to it',
  (_game: MagicGame, keyword: KeywordAbility): readonly Ability[] => bringingHero(keyword),
  () => [],
);
