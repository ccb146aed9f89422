import { type EditionOfAGame, vary } from '../kernel';

const rulebook = 'legions-of-will';
const edition = '2023-09-11';

/**
 * The rulebook as its rulings take it, and the same rulebook to the letter: readings that were not taken since they take words as they stand.
 * Each of these is a reading of a ruling (rulebooks/legions-of-will/rulings.json).
 */
export const editionsOfLegions: readonly [EditionOfAGame, ...EditionOfAGame[]] = [
  { name: '2023', rulebook, edition },
  {
    name: '2023-letter',
    rulebook,
    edition,
    choices: [
      // low-006
      vary('104.3', 'how many', 'all or none'),
      // low-025
      vary('114.1c', 'how many', 'one in all'),
      // low-033
      vary('704.5h', 'which', 'zero alone'),
      // low-040
      vary('303.3', 'whose', 'owner'),
      // low-050
      vary('508.1a', 'which', 'one that was moved or played'),
      // low-053
      vary('508.1c', 'which number', 'the natural result'),
      // low-077
      { verb: 'off', number: '603.2c' },
    ],
  },
];
