import { type EditionOfAGame, vary } from '../kernel';

const rulebook = 'riftbound';
const edition = '2025-12-01';

/**
 * The rulebook as its rulings take it, and the same rulebook read otherwise. Each of these choices is a reading of a ruling
 * (rulebooks/riftbound/rulings.json).
 */
export const editionsOfRiftbound: readonly [EditionOfAGame, ...EditionOfAGame[]] = [
  { name: '2025', rulebook, edition },
  {
    name: '2025-otherwise',
    rulebook,
    edition,
    choices: [
      // rift-203
      vary('443.1.d.3', 'how many', 'as many as its Might'),
      // rift-204
      vary('444.1.a.1', 'which', 'those at the battlefield of the combat'),
      // rift-401
      vary('737.1.b', 'when it is hidden', 'in a Neutral Open State'),
      // rift-461
      vary('747.1.c.3', 'which', 'an [A] or Power of any domain'),
      // rift-462
      vary('715.2', 'which', 'also where none is dealt'),
    ],
  },
];
