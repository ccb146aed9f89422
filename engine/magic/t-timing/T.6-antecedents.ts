import { antecedentsOf } from '../../card-game/instructions/antecedents';
import type { MagicTypes } from '../game';
import { phrases } from '../text/phrases';

/** What later instructions call "it", "that player" and "that many". */
export const antecedents = antecedentsOf<MagicTypes>(phrases, {
  onlyInPlay: [
    'damage',
    'destroy',
    'tap',
    'untap',
    'apply',
    'sacrifice',
    'regenerate',
    'put counters',
    'remove counters',
  ],
  counted: [
    'damage',
    'draw',
    'discard',
    'discard those',
    'destroy',
    'tap',
    'untap',
    'sacrifice',
    'return to hand',
    'put into zone',
    'remove from the game',
    'put counters',
    'remove counters',
    'gain life',
    'lose life',
    'mill',
  ],
  isKnownAsItMoves: ({ do: word }) => word === 'draw',
  showing: ['look', 'reveal', 'search'],
  putsWithTheirOwner: (effect) => effect.do === 'put into zone' && effect.zone !== 'in play',
});
