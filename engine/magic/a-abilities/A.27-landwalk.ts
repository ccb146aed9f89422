import { assumed } from '../../kernel';
import { prohibition } from '../forms';
import type { MagicObject } from '../object';
import { contextOf, defendingPlayer, fits } from '../text/phrases';
import { has, keywordsIn } from './A.1-keyword-abilities';
import type { Block } from './blocks';

/** A.27.1: the keyword, and the land type in its name. */
const WALKS: readonly (readonly [keyword: string, type: string])[] = [
  ['plainswalk', 'Plains'],
  ['islandwalk', 'Island'],
  ['swampwalk', 'Swamp'],
  ['mountainwalk', 'Mountain'],
  ['forestwalk', 'Forest'],
];

/** A.27.2: not even by creatures with the same ability (A.27.Ruling.2). */
export const landwalk = prohibition<Block>(
  { '2003': 'A.27.2', '2013': assumed('A.27.2', { from: '2003' }), '2025': '702.14c' },
  'A creature with landwalk is unblockable while the defending player controls such a land',
  'block',
  (game, _player, { attacker }) => {
    const defending = defendingPlayer(game);
    const isWalkedThrough = (object: MagicObject): boolean =>
      keywordsIn(game.look(attacker), 'landwalk').some(
        ({ quality }) => quality !== undefined && fits(game, quality, object, contextOf(attacker)),
      );
    if (game.inPlay.objects.some((object) => object.controller === defending && isWalkedThrough(object)))
      return true;
    return WALKS.some(
      ([keyword, type]) =>
        has(game, attacker, keyword) &&
        game.inPlay.objects.some(
          (object) => object.controller === defending && game.look(object).subtypes.includes(type),
        ),
    );
  },
);
