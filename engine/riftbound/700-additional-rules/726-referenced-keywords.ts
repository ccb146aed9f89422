/** Keywords as other text asks for them (727.3). */
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { Piece } from '../piece';
import type { Ability } from '../text/tree/index';

/** Is this the keyword that an ability is, or is introduced with? */
function isCalled(ability: Ability, keyword: string): boolean {
  if (ability.kind === 'keyword')
    // 745.1.b: Reaction is inherent to Quick-Draw.
    return ability.keyword === keyword || (ability.keyword === 'quick-draw' && keyword === 'reaction');
  if (keyword === 'legion') return ability.legion === true;
  return keyword === 'deathknell' && ability.kind === 'triggered' && ability.keyword === 'deathknell';
}

/** 727.3: of a permanent, a spell, or a card elsewhere; inactive text counts as well (722.1); of an ability, its own. */
export const hasReferencedKeyword = fact(
  [
    '727.3',
    '722.1',
    '722.2',
    '731.5',
    '732.4',
    '732.4.a',
    '732.4.b',
    '732.4.c',
    '733.3',
    '734.3',
    '735.3',
    '736.3',
    '737.5',
    '737.5.a',
    '738.3',
    '739.4',
    '739.4.a',
    '739.4.b',
    '739.4.c',
    '740.3',
    '741.3',
    '742.3',
    '743.3',
    '744.5',
    '744.5~2',
    '745.4',
    '746.4',
    '747~2',
    '722',
    '134.4.a',
  ],
  'Whether an object has a keyword is a characteristic that effects may ask for',
  (game: RiftboundGame, piece: Piece, asked: string) => {
    const keyword = asked.replace(/[[\]]/g, '').toLowerCase();
    const { ability } = piece;
    if (!ability) return game.look(piece).abilities.some((each) => isCalled(each, keyword));
    return ability.kind === 'activated' && (ability.permissions?.some((each) => each === keyword) ?? false);
  },
);
