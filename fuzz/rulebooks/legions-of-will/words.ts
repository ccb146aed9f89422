import { charged, damaged, withStatus } from '../../details';
import type { GameWords } from '../../game-words';

/** How Legions of Will calls what the fuzzer sees and does. */
export const words: GameWords = {
  quietEvents: new Set(['gain resource', 'become rested', 'become reset']),
  thinkable: { hand: ['play'], graveyard: ['play'], battlefield: ['activate', 'turn up a base'] },
  deeds: {
    play: 'play {object}',
    activate: 'activate {object}',
    redeem: 'redeem {object}',
    'turn up a base': 'turn up {object}',
    'move a unit': 'move {object} to {onto}',
    attack: 'attack {onto} with {object}',
    block: 'block {onto} with {object}',
  },
  declarations: {
    'declare attackers': {
      verb: 'attacks',
      declared: 'attackers',
      columns: ['unit', 'base'],
      against: ({ attacking }) => attacking,
    },
    'declare blockers': {
      verb: 'blocks',
      declared: 'blockers',
      columns: ['unit', 'attacker'],
      against: ({ blocking: [blocked] }) => blocked,
    },
  },
  costs: {
    'pay: sacrifice': 'sacrificing',
    'pay: discard': 'discarding',
    'pay: rest': 'resting',
    'pay: expel': 'expelling',
  },
  details: {
    type: 'unit',
    ofObjects: [withStatus('rested'), damaged, charged],
    ofPlayers: [
      [
        'more resource',
        (player) => ({ ...player, resources: { resource: (player.resources?.resource ?? 0) + 1 } }),
      ],
    ],
  },
};
