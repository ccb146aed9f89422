/** Keyword abilities that attach their permanent to something: each stands for another ability. */

import { assumed } from '../../kernel';
import { keywordsIn } from '../a-abilities/A.1-keyword-abilities';
import { abilitiesFrom, costOf, standingFor, standsForText } from '../a-abilities/A.1-keyword-texts';
import { consequence, definition, prohibition } from '../forms';
import type { Activation, MagicGame } from '../game';
import type { MagicObject } from '../object';
import { begins } from '../t-timing/T.8-continuous-effects';
import { contextOf } from '../text/phrases';
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

/** 702.65a */
export const auraSwap = standsForText(
  { '2025': '702.65a' },
  'Aura swap may exchange its Aura with an Aura card in its controller’s hand',
  (keyword) => `${costOf(keyword)}: You may exchange this permanent with an Aura card in your hand.`,
);

const attachedAnew = standingFor((keyword) =>
  abilitiesFrom(
    `${costOf(keyword)}: Attach this permanent to another target creature you control. Activate only as a sorcery.`,
    keyword,
  ),
);
/** It has words of its own, so that players can say which of the two they mean. */
const unattachedAgain = standingFor((keyword) =>
  abilitiesFrom(`${costOf(keyword)}: Unattach this permanent. Activate only as a sorcery.`, {
    ...keyword,
    text: unattaching(keyword),
  }),
);
const unattaching = ({ text }: KeywordAbility): string => `${text} (unattach)`;

/** 702.151a: attaching it, and unattaching it. */
export const reconfigure = definition(
  { '2025': '702.151a' },
  'Reconfigure attaches its permanent to another creature of its controller, or unattaches it',
  (_game: MagicGame, keyword: KeywordAbility): readonly Ability[] => [
    ...attachedAnew(keyword),
    ...unattachedAgain(keyword),
  ],
  () => [],
);

/** 702.151a */
export const onlyWhileAttached = prohibition<Activation>(
  { '2025': '702.151a' },
  'What reconfigure unattaches is unattached only while it is attached to a creature',
  'activate',
  (game, _player, { source, ability }) =>
    source.attachedTo === undefined &&
    keywordsIn(game.look(source), 'reconfigure').some((keyword) => unattaching(keyword) === ability.text),
);

/** 702.151b: until it becomes unattached. */
export const noCreatureWhileAttached = consequence(
  { '2025': '702.151b' },
  'Equipment with reconfigure is no creature while it is attached to one',
  (game: MagicGame, object: MagicObject) => {
    if (keywordsIn(game.look(object), 'reconfigure').length === 0) return;
    game.apply(
      begins(game, contextOf(object), 'while this remains attached', {
        objects: [object],
        modifications: [{ change: 'lose type', type: 'creature' }],
      }),
    );
  },
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
