import type { Sentences } from '../card-game/sentences';
import { questions } from './questions';
import { examples } from './sentence-examples';

const rune = { types: ['rune'], fields: { domains: ['fury'] } } as const;

/** What sentences need to know of Riftbound. */
export const sentences: Sentences = {
  table: 'board',
  stack: 'chain',
  stackCalled: ['chain of events'],
  dead: 'trash',
  standing: 'legend zone',
  // 408
  actions: [
    {
      does: 'hides',
      verb: 'hide',
      action: 'hide',
      onto: 'at',
      meaning: 'Puts a card facedown at a battlefield.',
      example: 'Alice hides "Snare" at "Ford"',
    },
  ],
  // 313
  playerStatuses: [
    {
      status: 'focus',
      has: 'has focus',
      meaning: 'Nothing else is going on in a showdown, and it is the player who may act.',
      ofNobody: 'No showdown gives anybody focus.',
    },
  ],
  costs: {
    discarding: 'discard',
    killing: 'kill',
    exhausting: 'exhaust',
    recycling: 'recycle',
    banishing: 'banish',
  },
  rolls: { 'first player': 'first player' },
  orders: {
    shuffle: 'shuffle decks',
    recycling: 'recycle',
    'burn out': 'burn out',
    'selection of a battlefield': 'select a battlefield',
  },
  sides: {},
  openEnded: ['priority'],
  move: 'move a unit',
  movingAlong: 'move other units along',
  indifferent: [
    'add resources',
    'choose which Power pays',
    'order what detaches',
    'order what is recycled',
    'assign excess damage',
  ],
  questions,
  examples,
  start: { part: 'action phase', turn: 3 },
  usual: {
    'main deck': { count: 10, card: { types: ['spell'] } },
    'rune deck': { count: 10, card: rune },
  },
  constructed: {
    piles: {
      'legend zone': {
        count: 1,
        card: { types: ['legend'], subtypes: ['Ember'], fields: { domains: ['fury', 'chaos'] } },
      },
      'champion zone': {
        count: 1,
        card: { types: ['unit'], supertypes: ['champion'], subtypes: ['Ember'], fields: { might: 4 } },
      },
      'main deck': { count: 39, card: { types: ['spell'] } },
      'rune deck': { count: 12, card: rune },
    },
    places: 3,
  },
  blank: { types: ['spell'] },
  hidden: { types: ['spell'], status: 'facedown' },
  home: 'base',
  place: { called: 'battlefield', card: { types: ['battlefield'] }, controlled: 'controlled' },
  printed: { unit: { might: 1 } },
};
