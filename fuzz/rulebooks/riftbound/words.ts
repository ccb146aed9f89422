import { damaged, withStatus } from '../../details';
import type { GameWords } from '../../game-words';

/** How Riftbound's duel calls what the fuzzer sees and does. */
export const words: GameWords = {
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
    ofObjects: [withStatus('exhausted'), damaged, withStatus('buffed'), withStatus('stunned')],
    ofPlayers: [
      [
        'other points',
        ({ resources = {}, ...rest }) => {
          const { points = 0 } = resources;
          return points > 0 ? { ...rest, resources: { ...resources, points: points - 1 } } : undefined;
        },
      ],
    ],
  },
};
