import type { Sentences } from '../../card-game/sentences';
import { questions } from './questions';

/** What sentences need to know of Lanterns. */
export const sentences: Sentences = {
  table: 'wall',
  // 110.1
  playerStatuses: [
    {
      status: 'torch',
      has: 'bears the torch',
      meaning: "It is the keeper's turn.",
      ofNobody: 'No turn has begun.',
    },
  ],
  rolls: {},
  orders: { shuffle: 'shuffle chest' },
  sides: {},
  openEnded: ['priority'],
  indifferent: [],
  questions,
  start: { part: 'kindling', turn: 3 },
  stock: { called: 'lamp', usual: 2, most: 9 },
  usual: { chest: { count: 3, card: { types: ['gust'] } } },
  constructed: { piles: { chest: { count: 12, card: { types: ['gust'] } } }, places: 0 },
  blank: { types: ['gust'] },
  printed: { lantern: { shine: 1 } },
};
