import type { Sentences } from '../card-game/sentences';
import { questions } from './questions';
import { examples } from './sentence-examples';

const base = {
  types: ['base'],
  fields: { defense: 10, capacity: 7, production: 0, activationCost: 3 },
} as const;

/** What sentences need to know of Legions of Will. */
export const sentences: Sentences = {
  table: 'battlefield',
  stack: 'chain of events',
  stackCalled: ['chain'],
  dead: 'graveyard',
  fight: {
    parts: [
      'beginning of battle step',
      'declare attackers step',
      'declare blockers step',
      'battle damage step',
      'end of battle step',
    ],
    called: ['unit', 'units'],
    // 508, 509
    declarations: [
      {
        does: 'attacks',
        verb: 'attack',
        none: 'no attackers',
        action: 'attack',
        question: 'declare attackers',
        step: 'declare attackers step',
        status: 'attacking',
        onto: 'base',
        isAgainstSeveral: false,
        example: 'attacks "Mill" with "Ash Hound" and "Imp"',
        several: '  | unit      | base |\n  | Ash Hound | Mill |\n  | Drone (2) | Dam  |',
      },
      {
        does: 'blocks',
        verb: 'block',
        none: 'no blockers',
        action: 'block',
        question: 'declare blockers',
        step: 'declare blockers step',
        status: 'blocking',
        onto: 'attacker',
        isAgainstSeveral: true,
        example: 'blocks "Ash Hound" with "Drone" (1) and "Drone" (2)',
        several: '  | unit | attacker  |\n  | Imp  | Ash Hound |',
      },
    ],
  },
  // 115
  actions: [
    {
      does: 'turns up',
      verb: 'turn up',
      action: 'turn up a base',
      meaning: 'Turns a face-down base face up.',
      example: 'Alice turns up her base "Kiln"',
    },
    {
      does: 'redeems',
      verb: 'redeem',
      action: 'redeem',
      meaning: 'Redeems a card in hand.',
      example: 'Alice redeems "Spark"',
    },
  ],
  move: 'move a unit',
  // 112
  costs: { sacrificing: 'sacrifice', discarding: 'discard', resting: 'rest', expelling: 'expel' },
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
  examples,
  start: { part: 'prebattle main phase', turn: 3 },
  stock: { called: 'reserve', usual: 10, most: { rule: '104.5' } },
  usual: { hand: { count: { rule: '402.2' }, card: { types: ['action'] } } },
  constructed: { piles: { deck: { count: 40, card: { types: ['action'] } } }, places: 0 },
  blank: { types: ['action'] },
  homes: { count: 3, card: base, unused: 'face down' },
  home: 'base',
  printed: { unit: { will: 1, power: 1 }, base: base.fields },
};
