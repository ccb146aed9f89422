import type { ObjectView } from '../../../port/contract';
import { damaged, withStatus } from '../../details';
import type { GameWords } from '../../game-words';

/** How Magic's duel calls what the fuzzer sees and does. */
export const words: GameWords = {
  quietEvents: new Set(['add mana', 'spend mana', 'lose mana', 'lose life', 'gain life']),
  thinkable: { hand: ['play'], graveyard: ['play'], 'in play': ['activate'] },
  deeds: {
    play: 'play {object}',
    activate: 'activate {object}',
    attack: 'attack with {object}',
    block: 'block {onto} with {object}',
  },
  declarations: {
    'declare blockers': {
      verb: 'blocks',
      declared: 'blockers',
      columns: ['creature', 'attacker'],
      against: ({ blocking }: ObjectView) => blocking?.[0],
    },
  },
  costs: {},
  details: {
    type: 'creature',
    ofObjects: [withStatus('tapped'), damaged],
    ofPlayers: [
      [
        'other life',
        ({ resources = {}, ...rest }) => {
          const { life = 0 } = resources;
          return life > 1 ? { ...rest, resources: { ...resources, life: life - 1 } } : undefined;
        },
      ],
    ],
  },
};
