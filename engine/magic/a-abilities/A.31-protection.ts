import { assumed, replacement } from '../../kernel';
import { fact, prohibition } from '../forms';
import { cantBePrevented } from '../g-glossary/G.11-damage-prevention';
import type { MagicGame } from '../game';
import { keywordsIn } from '../keywords';
import type { MagicObject } from '../object';
import { isOccurrence } from '../occurrence';
import { contextOf, fits } from '../text/phrases';
import type { Filter } from '../text/tree';
import type { Block } from './blocks';

/** 702.15b: in 2003 an ability has a color of its own (A.2.8). */
export const sourceIsAsked = fact(
  { '2013': '702.15b', '2025': '702.16b' },
  'Of an ability it is the source that a permanent is protected from',
  () => true,
);

/** What an ability is from, but for a color of its own, is what its source is (A.31.Ruling.9). */
const whichIs = (game: MagicGame, quality: Filter, from: MagicObject): MagicObject =>
  !from.ability || (quality.colours && !sourceIsAsked(game)) ? from : (from.context?.source ?? from);

/** Has a permanent an ability that keeps something with a quality from it? Elsewhere it keeps nothing from it (A.31.Ruling.5). */
export const isKeptFrom = (
  game: MagicGame,
  object: MagicObject,
  from: MagicObject,
  keyword: string,
): boolean =>
  object.zone === game.inPlay &&
  keywordsIn(game.look(object), keyword).some(
    ({ quality }) =>
      quality !== undefined && fits(game, quality, whichIs(game, quality, from), contextOf(object)),
  );

/** A.31.1 */
const isProtected = (game: MagicGame, object: MagicObject, from: MagicObject): boolean =>
  isKeptFrom(game, object, from, 'protection');

/** A.31.2: damage. */
export const preventsDamage = replacement<MagicGame>(
  { '2003': 'A.31.2', '2013': '702.15e', '2025': '702.16e' },
  'Damage to a protected permanent from what it is protected from is prevented',
  'deal damage',
  (game, event) => {
    if (!isOccurrence(event)) return undefined;
    const { object, source } = event.about;
    return object && source && isProtected(game, object, source) && !cantBePrevented(game, event)
      ? []
      : undefined;
  },
);

/** A.31.2: blocking. */
export const cantBeBlockedBy = prohibition<Block>(
  { '2003': 'A.31.2', '2013': assumed('A.31.2', { from: '2003' }), '2025': '702.16f' },
  'A protected creature is not blocked by what it is protected from',
  'block',
  (game, _player, { unit, attacker }) => isProtected(game, attacker, unit),
);

/** A.31.2: targets. */
export const cantBeTargetedBy = fact(
  { '2003': 'A.31.2', '2013': '702.15b', '2025': '702.16b' },
  'A protected permanent is no target of what it is protected from',
  (game: MagicGame, object: MagicObject, self: MagicObject | undefined) =>
    self !== undefined && isProtected(game, object, self),
);

/** A.31.2, A.31.3: local enchantments. */
export const cantBeEnchantedBy = fact(
  {
    '2003': { number: 'A.31.2', restates: ['A.31.3'] },
    '2013': assumed('A.31.2', { from: '2003' }),
    '2025': '702.16c',
  },
  'A protected permanent is not enchanted by what it is protected from',
  (game: MagicGame, object: MagicObject, enchantment: MagicObject) => isProtected(game, object, enchantment),
);
