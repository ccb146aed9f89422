import type { SentenceExamples } from '../card-game/sentence-examples';

/** Examples of sentences of Legions of Will, for the page of all sentences. */
export const examples: SentenceExamples = {
  steps: {
    '{player} controls {cards}{text}':
      'Given Alice controls a unit "Ash Hound" with will 4 and power 3 in her base "Kiln": "Whenever Ash Hound attacks, draw a card."',
    '{player} controls {cards}:':
      'Given Alice controls a unit "Ash Hound" with will 4 and power 3:\n  """\n  Whenever Ash Hound attacks, draw a card.\n  Ash Hound can\'t block.\n  """',
    '{player} controls these permanents:':
      'Given Alice controls these permanents:\n  | card                                | text                    |\n  | a unit "Ash Hound" with power 3      | Ash Hound can\'t block. |\n  | 2 units "Drone" in her base "Kiln"   |                         |',
    '{player} has {cards} {place}{text}':
      'Given Bob has the action "Spark" with cost 2 in hand: "Spark deals 3 damage to target unit."',
    '{player} has {cards} {place}:':
      'Given Bob has the action "Spark" in hand:\n  """\n  Spark deals 3 damage to target unit.\n  """',
    '{player} has these cards {place}:':
      'Given Alice has these cards on top of her deck:\n  | card                           | text         |\n  | the action "Glimpse"           | Draw a card. |\n  | a unit "Ash Hound" with cost 2 |              |',
    'the next {roll} is/are {numbers}': 'Given the next will rolls are 5 and 7',
    "{player}'s {pile} holds {int} card(s)": "Given Alice's deck holds 4 cards",
    "{player}'s {pile} still holds {int} card(s)": "Then Alice's deck still holds 4 cards",
    '{player} has {int} {resource}': 'Given Alice has 3 resource',
    '{player} still has {int} {resource}': 'Then Alice still has 3 resource',
    "it is {player}'s {part}": "Given it is Bob's declare attackers step",
    "it is still {player}'s {part}": "Then it is still Alice's prebattle main phase",
    'all players pass, which ends the {part}': 'When all players pass, which ends the effect step',
    'the game goes to the {part}': 'When the game goes to the end step',
    "the game goes to {player}'s {part}": "When the game goes to Bob's effect step",
    '{object} is {state}': 'Then "Ash Hound" is in Alice\'s graveyard',
    '{object} is still {state}': 'Then "Ash Hound" is still on the battlefield',
    '{object} is not {state}': 'Then "Ash Hound" is not rested',
    '{object} has {qualities}': 'Then "Ash Hound" has power 5 and 2 damage marked',
    '{object} still has {qualities}': 'Then "Ash Hound" still has power 3',
    '{int} {string} is/are {state}': 'Then 2 "Drone" are on the battlefield',
  },
  gaps: {
    cards:
      '2 legendary Demon units "Imp" with will 4, power 3 and 1 damage marked in her base "Kiln", rested',
    place: 'in her graveyard',
    pile: 'graveyard',
    part: 'declare attackers step',
    roll: 'will rolls',
    state: "in Alice's graveyard",
    qualities: 'power 3, 2 damage marked and no poison counters',
  },
  forms: {
    cards: [
      'a unit "Imp"',
      'an upgrade "Wall"',
      'the action "Spark"',
      '3 units "Imp"',
      'a legendary Beast Demon unit "Imp"',
      'a unit "Imp" with will -2',
      'the action "Blaze" with cost X',
      'the action "Blaze" with cost X+2',
      'the action "Blaze" with cost X+X',
      'a unit "Imp" with 2 damage marked',
      'a unit "Imp" with 2 damage',
      'a unit "Imp" with 1 poison counter and 2 ice counters',
      'a trap "Snare" face up',
      'a unit "Imp" in her base',
      'a unit "Imp" in "Kiln"',
      'a unit "Imp" in her base "Kiln"',
      'a unit "Imp" in his base "Kiln"',
      'a unit "Imp" in their base "Kiln"',
      'a unit "Imp" with will 2, power 3, and with 1 damage marked, rested',
    ],
    object: ["Alice's base", "Alice's second base", "Alice's third base", 'her base'],
    target: ["Bob's base"],
    choices: [
      ' to her base',
      ' sacrificing "Imp"',
      ' discarding "Spark"',
      ' resting "Imp" and "Drone"',
      ' expelling "Spark"',
      ' with X = 2, targeting "Imp", and sacrificing "Drone"',
    ],
    deed: [
      'redeem "Spark"',
      'turn up "Kiln"',
      'move "Imp" to her base',
      'attack "Kiln" with "Imp"',
      'block "Imp" with "Drone"',
      'declare no attackers',
      'declare no blockers',
    ],
    state: [
      "on top of Alice's deck",
      "at the bottom of Alice's deck",
      "at Alice's base",
      'attacking "Kiln"',
      'blocking "Ash Hound"',
      'a unit',
    ],
    qualities: ['power -2', 'will 2, power 3, and 1 damage marked'],
  },
};
