import type { Sentences } from '../card-game/sentences';
import { questions } from './questions';

const rune = { types: ['rune'], fields: { domains: ['fury'] } } as const;

/** What sentences need to know of Riftbound. */
export const sentences: Sentences = {
  table: 'board',
  stack: 'chain',
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
  movingAlong: 'move other units along',
  indifferent: [
    'add resources',
    'choose which Power pays',
    'order what detaches',
    'order what is recycled',
    'assign excess damage',
  ],
  questions,
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
  hidden: ['spell'],
  place: { called: 'battlefield', card: { types: ['battlefield'] } },
  printed: { unit: { might: 1 } },
};
