import type { Sentences } from '../card-game/sentences';
import { otherWordings } from './other-wordings';
import { questions } from './questions';

/** What sentences need to know of Magic. */
export const sentences: Sentences = {
  table: 'in play',
  stack: 'stack',
  // 500.1 and 513 of 2013
  partsCalled: {
    'precombat main phase': 'first main phase',
    'postcombat main phase': 'second main phase',
    'end step': 'end of turn step',
  },
  fight: {
    parts: [
      'beginning of combat step',
      'declare attackers step',
      'declare blockers step',
      'combat damage step',
      'end of combat step',
    ],
    called: ['creature', 'creatures'],
    // C.3, C.4
    declarations: [
      {
        does: 'attacks',
        verb: 'attack',
        none: 'no attackers',
        action: 'attack',
        question: 'declare attackers',
        step: 'declare attackers step',
        status: 'attacking',
        together: { as: 'in a band', column: 'band', question: 'declare bands', action: 'band' },
        isAgainstSeveral: false,
        example: 'attacks with "Ash Hound" and "Imp"',
        several: '',
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
        several: '  | creature | attacker  |\n  | Imp      | Ash Hound |',
      },
    ],
  },
  rolls: { 'coin flip': 'flip a coin', 'die roll': 'roll a die' },
  orders: { shuffle: 'shuffle library', 'random choice': 'choose at random' },
  sides: { 'flip a coin': 2 },
  openEnded: ['priority', 'declare attackers', 'declare bands', 'declare blockers'],
  indifferent: ['play mana abilities', 'choose the mana that pays', 'order cards put into the graveyard'],
  questions,
  otherWordings,
  start: { part: 'first main phase', turn: 3 },
  stock: { called: 'life total', usual: 20, least: -1_000_000, most: 1_000_000 },
  usual: { library: { count: 10, card: { types: ['instant'] } } },
  constructed: {
    piles: { library: { count: 60, card: { types: ['land'], subtypes: ['Plains'] } } },
    places: 0,
  },
  blank: { types: ['instant'] },
  printed: { creature: { power: 1, toughness: 1 } },
};
