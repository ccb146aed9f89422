/** What keywords are short for (727.1): abilities that trigger, or can be activated. */
import { column, concatMap, query } from '../../kernel';
import type { RiftboundGame } from '../game';
import type { Ability } from '../text/tree/index';
import { isSecondTemporary, temporary } from './742-temporary';
import { vision } from './743-vision';
import { equip } from './744-equip';
import { isSecondQuickDraw, quickDraw } from './745-quick-draw';
import { weaponmaster } from './747-weaponmaster';

/** A keyword and what it is short for; another ability alone. */
export const meaningOf = query(
  'what an ability is short for',
  (game: RiftboundGame, ability: Ability): readonly Ability[] => {
    if (ability.kind !== 'keyword') return [ability];
    switch (ability.keyword) {
      case 'temporary':
        return [ability, ...temporary(game, ability.text)];
      case 'vision':
        return [ability, ...vision(game, ability.text)];
      case 'equip':
        return [ability, ...equip(game, ability)];
      case 'quick-draw':
        return [ability, ...quickDraw(game, ability.text)];
      case 'weaponmaster':
        return [ability, ...weaponmaster(game, ability.text)];
      default:
        return [ability];
    }
  },
);

const hasKeywords = column((abilities: readonly Ability[]) =>
  abilities.some(({ kind }) => kind === 'keyword'),
);

/** Abilities, and after each keyword among them what it is short for. */
export const withMeanings = query(
  'abilities with what keywords among them are short for',
  (game: RiftboundGame, abilities: readonly Ability[]): readonly Ability[] =>
    hasKeywords(abilities)
      ? concatMap(abilities, (ability, place) => {
          const before = abilities.slice(0, place);
          return isSecondTemporary(game, ability, before) || isSecondQuickDraw(game, ability, before)
            ? [ability]
            : meaningOf(game, ability);
        })
      : abilities,
);
