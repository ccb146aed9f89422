import { type Question, questionsOf } from '../card-game/questions';

/** Every question of Magic. */
export const questions: readonly Question[] = questionsOf({
  priority: 'what the player with priority announces, or to pass (T.2)',
  'choose who goes first': 'who takes the first turn (P.1.4)',
  'choose the legend to keep': 'which of several legends of a name stays, in 2025 (704.5j)',
  'act before a mulligan':
    'which action a card in the hand allows any time its player could mulligan, in 2013 and 2025 (103.4a)',
  'act from the opening hand': 'which action a card in the opening hand allows, in 2013 and 2025 (103.5)',
  mulligan: 'whether to mulligan (P.1.7)',
  'choose modes': 'the mode of what is announced (G.24)',
  'choose costs': 'whether a cost is paid besides (A.24, A.10)',
  'announce how a symbol is paid':
    'which half of a hybrid symbol is paid, or whether a Phyrexian one costs life, in 2013 and 2025 (601.2b)',
  'choose X': 'the value of X (K.28)',
  'choose Y': 'the value of Y (K.28.4)',
  'choose targets': 'the targets of what is announced (T.4.2)',
  'choose new targets': 'what targets are changed to (G.39.7)',
  divide: 'how damage or counters are divided among targets (G.10.4)',
  'pay: …': 'with which objects a cost is paid (G.6.2)',
  'order triggered abilities': 'in which order abilities go on the stack that triggered at once (A.4.8)',
  'choose the event that triggers': 'which of several events at once a delayed ability triggers on (A.5.5)',
  'choose a replacement effect': 'which of several effects replaces or prevents an event first (T.10.10)',
  'choose the damage': 'of which source’s damage an effect prevents or redirects what it can (G.11.3)',
  'choose a source of damage': 'the source whose damage is prevented (T.10.12)',
  ...Object.fromEntries(
    ['a color', 'a creature type', 'a basic land type', 'a land type', 'an opponent', 'a player'].map(
      (word) => [`choose ${word}`, 'what a text leaves to choose besides objects (T.6.4)'],
    ),
  ),
  'choose the word to replace': 'which word of a text stands for another from then on (E.13.1)',
  'choose the new word': 'for which (E.13.1)',
  'choose what stays tapped': 'which permanents a player leaves tapped that may stay so (P.5.1)',
  'choose what skips it each time':
    'which effect skips a part of a turn that one skips each time, so that nothing that skips the next is used up (G.36.4)',
  'choose what untaps': 'which permanents untap, where no more than so many can (P.5.1)',
  may: 'whether something is done (A.4.13)',
  'may pay': 'whether a cost is paid as something resolves (T.6.10)',
  'play mana abilities': 'which mana ability is played to pay, or no more (T.4.5)',
  'name how often a loop goes round':
    'how often a loop goes round that both players have choices in, in 2003 (G.18.3)',
  'take back mana abilities':
    'which mana abilities are taken back with an action that turned out illegal, in 2013 and 2025 (717.1, 731.1)',
  'choose the mana that is added': 'which kind of mana an ability adds (A.6.7)',
  'choose the mana that pays': 'which mana pays generic mana (G.17)',
  'declare attackers': 'the next attacker, or no more (C.3)',
  'declare bands': 'which attacking creatures are a band, one by one, or no more (A.8)',
  'declare blockers': 'the next blocker and what it blocks, or no more (C.4)',
  'damage assignment order of …':
    'in which order an attacker has its blockers dealt damage, in 2013 (510.1c)',
  'assign combat damage of …': 'how a creature divides its combat damage (C.5)',
  'discard down to maximum hand size': 'what is discarded in the cleanup step (P.13)',
  'order timestamps':
    'in what order permanents get timestamps that enter together and change characteristics (G.34.3, 613.6g)',
  'order cards put into the …': 'in which order cards lie that come to a graveyard together (Z.3.3)',
  search: 'which cards are found in a library (Z.6.9)',
  discard: 'what is discarded (G.14)',
  'call heads or tails': 'what a player calls who flips a coin (705.2)',
  fateseal:
    'which cards of an opponent’s library that were looked at go to the bottom of it, in 2013 and 2025 (701.29a)',
  proliferate:
    'which permanents and players get more of the counters that they have, in 2013 and 2025 (701.34a)',
  'choose a … of the party': 'which creature is in a party for one of its types, in 2025 (700.8d)',
  'separate into piles': 'which objects are in the first of two piles, in 2013 and 2025 (700.3a)',
  'choose a pile': 'which of two piles is meant, in 2013 and 2025 (700.3a)',
  'choose what modifies the roll':
    'which of several effects modifies the result of a die next, in 2025 (706.2b)',
  'choose stored results': 'which stored results are rerolled, in 2025 (706.8b)',
  'choose a card name': 'the card that is named (201.3 of 2013)',
  'choose a word': 'which of two words that mean nothing but what the text says of them (607.2e of 2013)',
  'choose a kind of counter': 'of which kind it gets one more, in 2013 (701.24b)',
  scry: 'which of the cards looked at go to the bottom of the library, in 2013 and 2025 (701.22a)',
  surveil: 'which of the cards looked at go to the graveyard, in 2025 (701.25a)',
  'order cards on the bottom of the library': 'in which order they lie there (701.22a)',
  'order cards on top of the library': 'in which order they lie there (701.22a)',
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
        'prevent damage',
      ],
      ...[
        'return to hand',
        'remove from the game',
        'put into zone',
        'attach',
        'put enchantment into play',
        'reveal',
        'discard those',
        'put counters',
        'remove counters',
      ],
    ].map((word) => [word, 'what the instruction with that word of the ability tree is done to']),
  ),
});
