import { type Question, questionsOf } from '../card-game/questions';

/** Every question of Magic. */
export const questions: readonly Question[] = questionsOf({
  priority: 'what the player with priority announces, or to pass (T.2)',
  'choose who goes first': 'who takes the first turn (P.1.4)',
  mulligan: 'whether to mulligan (P.1.7)',
  'choose targets': 'the targets of what is announced (T.4.2)',
  'play mana abilities': 'which mana ability is played to pay, or no more (T.4.5)',
  'choose the mana that pays': 'which mana pays generic mana (G.17)',
  'declare attackers': 'the next attacker, or no more (C.3)',
  'declare blockers': 'the next blocker and what it blocks, or no more (C.4)',
  'damage assignment order of …':
    'in which order an attacker has its blockers dealt damage, in 2013 (510.1c)',
  'assign combat damage of …': 'how a creature divides its combat damage (C.5)',
  'discard down to maximum hand size': 'what is discarded in the cleanup step (P.13)',
  'order cards put into the …': 'in which order cards lie that come to a graveyard together (Z.3.3)',
  discard: 'what is discarded (G.14)',
  ...Object.fromEntries(
    ['counter', 'damage', 'destroy', 'apply', 'tap', 'untap'].map((word) => [
      word,
      'what the instruction with that word of the ability tree is done to',
    ]),
  ),
});
