import type { Modifying } from '../../card-game/replacement/modifying';
import { assumed } from '../../kernel';
import { isRemoved } from '../7-additional-rules/702-spared-by-protection';
import { definition, fact, prohibition } from '../forms';
import { cantBePrevented } from '../g-glossary/G.11-damage-prevention';
import type { MagicGame, MagicTypes } from '../game';
import type { MagicObject } from '../object';
import type { Occurrence } from '../occurrence';
import { keywordsOf } from '../t-timing/T.8-statements';
import { contextOf } from '../text/phrases';
import { keywordsIn } from './A.1-keyword-abilities';
import { keepsOff } from './A.31-qualities';
import type { Block } from './blocks';

/** Has a permanent an ability that keeps something with a quality from it? Elsewhere it keeps nothing from it (A.31.Ruling.5). */
export const isKeptFrom = (
  game: MagicGame,
  object: MagicObject,
  from: MagicObject,
  keyword: string,
): boolean =>
  object.zone === game.inPlay &&
  keywordsIn(game.look(object), keyword).some((ability) => keepsOff(game, ability, from, contextOf(object)));

/** Has a player protection from something? */
const isPlayerProtected = (game: MagicGame, seat: number, from: MagicObject): boolean =>
  keywordsOf(game, seat, 'protection').some(({ ability, context }) => keepsOff(game, ability, from, context));

/** A.31.1 */
const isProtected = (game: MagicGame, object: MagicObject, from: MagicObject): boolean =>
  isKeptFrom(game, object, from, 'protection');

/** A.31.2: damage; of several effects one is chosen (T.10.10). */
export const preventsDamage = definition(
  { '2003': 'A.31.2', '2013': '702.15e', '2025': '702.16e' },
  'Damage to a protected permanent from what it is protected from is prevented',
  (game: MagicGame, event: Occurrence): readonly Modifying<MagicTypes>[] => {
    const { object, player, source } = event.about;
    if (!source) return [];
    const isKept = object
      ? isProtected(game, object, source)
      : player !== undefined && isPlayerProtected(game, player, source);
    return isKept && !cantBePrevented(game, event)
      ? [
          {
            label: object?.card.name ?? 'protection',
            key: `${object?.id ?? player} protection`,
            modify: () => ({ events: [] }),
          },
        ]
      : [];
  },
  () => [],
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

/** 702.16b: of players; in earlier books nothing gives them protection. */
export const playerCantBeTargetedBy = fact(
  { '2025': '702.16b' },
  'A protected player is no target of what the player is protected from',
  (game: MagicGame, seat: number, self: MagicObject | undefined) =>
    self !== undefined && isPlayerProtected(game, seat, self),
);

/** 702.16c: of players. */
export const playerCantBeEnchantedBy = fact(
  { '2025': '702.16c' },
  'A protected player is not enchanted by what the player is protected from',
  (game: MagicGame, seat: number, enchantment: MagicObject) => isPlayerProtected(game, seat, enchantment),
);

/** A.31.2, A.31.3: local enchantments. */
export const cantBeEnchantedBy = fact(
  {
    '2003': { number: 'A.31.2', restates: ['A.31.3'] },
    '2013': assumed('A.31.2', { from: '2003' }),
    '2025': '702.16c',
  },
  'A protected permanent is not enchanted by what it is protected from',
  (game: MagicGame, object: MagicObject, enchantment: MagicObject) => isRemoved(game, object, enchantment),
);
