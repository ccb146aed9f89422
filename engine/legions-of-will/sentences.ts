import type { Sentences } from '../card-game/sentences';
import { questions } from './questions';

const base = {
  types: ['base'],
  fields: { defense: 10, capacity: 7, production: 0, activationCost: 3 },
} as const;

/** What sentences need to know of Legions of Will. */
export const sentences: Sentences = {
  table: 'battlefield',
  stack: 'chain of events',
  fight: [
    'beginning of battle step',
    'declare attackers step',
    'declare blockers step',
    'battle damage step',
    'end of battle step',
  ],
  rolls: { 'will roll': 'roll will', 'die roll': 'roll a die' },
  orders: {
    shuffle: 'shuffle deck',
    'random discard': 'discard at random',
    'random choice': 'choose at random',
  },
  sides: { 'roll will': 12 },
  openEnded: ['priority', 'declare attackers', 'declare blockers'],
  indifferent: ['order cards put into the graveyard', 'order cards put into the deck'],
  questions,
  start: { part: 'prebattle main phase', turn: 3 },
  stock: { usual: 10, most: 20 },
  usual: { hand: { count: { rule: '402.2' }, card: { types: ['action'] } } },
  constructed: { piles: { deck: { count: 40, card: { types: ['action'] } } }, places: 0 },
  blank: { types: ['action'] },
  homes: { called: 'base', count: 3, card: base },
  printed: { unit: { will: 1, power: 1 }, base: base.fields },
};
