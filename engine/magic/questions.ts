import { type Question, questionsOf } from '../card-game/questions';

/** Every question of Magic. */
export const questions: readonly Question[] = questionsOf({
  priority: 'what the player with priority announces, or to pass (T.2)',
  'choose who goes first': 'who takes the first turn (P.1.4)',
  'choose the legend to keep': 'which of several legends of a name stays, in 2025 (704.5j)',
  mulligan: 'whether to mulligan (P.1.7)',
  'choose modes': 'the mode of what is announced (G.24)',
  'choose costs': 'whether a cost is paid besides (A.24, A.10)',
  'announce how a symbol is paid':
    'which half of a hybrid symbol is paid, or whether a Phyrexian one costs life, in 2013 and 2025 (601.2b)',
  'choose X': 'the value of X (K.28)',
  'choose targets': 'the targets of what is announced (T.4.2)',
  divide: 'how damage or counters are divided among targets (G.10.4)',
  'pay: …': 'with which objects a cost is paid (G.6.2)',
  'order triggered abilities': 'in which order abilities go on the stack that triggered at once (A.4.8)',
  'choose the event that triggers': 'which of several events at once a delayed ability triggers on (A.5.5)',
  may: 'whether something is done (A.4.13)',
  'may pay': 'whether a cost is paid as something resolves (T.6.10)',
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
    [
      ...[
        'counter',
        'damage',
        'destroy',
        'apply',
        'tap',
        'untap',
        'sacrifice',
        'state',
        'choose',
        'regenerate',
      ],
      ...['return to hand', 'remove from the game', 'put into play', 'put counters', 'remove counters'],
    ].map((word) => [word, 'what the instruction with that word of the ability tree is done to']),
  ),
});
