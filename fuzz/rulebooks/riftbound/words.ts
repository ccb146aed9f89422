import { damaged, withStatus } from '../../details';
import type { GameWords } from '../../game-words';

/** How Riftbound's duel calls what the fuzzer sees and does. */
export const words: GameWords = {
  spent: 'exhausted',
  arranged: ['exhausted', 'buffed', 'stunned'],
  quietEvents: new Set(),
  thinkable: { hand: ['play'], trash: ['play'], board: ['activate'] },
  deeds: {
    play: 'play {object}',
    activate: 'activate {object}',
    hide: 'hide {object} at {onto}',
    'move a unit': 'move {object} to {onto}',
  },
  declarations: {},
  costs: {},
  details: {
    type: 'unit',
    ofObjects: [
      ['exhausted', ({ rested = false, ...rest }) => ({ ...rest, rested: !rested })],
      damaged,
      withStatus('buffed'),
      withStatus('stunned'),
    ],
    ofPlayers: [
      [
        'other points',
        ({ points = 0, ...rest }) => (points > 0 ? { ...rest, points: points - 1 } : undefined),
      ],
    ],
  },
};
