import type { SentenceExamples } from '../card-game/sentence-examples';

/** Examples of sentences of Riftbound, for the page of all sentences: of what is said only in it. */
export const examples: SentenceExamples = {
  steps: {},
  gaps: {},
  forms: {
    cards: [
      'a gear "Axe" attached to "Imp"',
      'a gear "Axe" with effect text "[Ganking]"',
      'a unit "Imp" at "Ford"',
      'a unit "Imp", facedown at "Ford"',
      'a fury champion unit "Imp"',
      '2 fury runes',
    ],
    deed: ['hide "Imp" at "Kiln"'],
  },
};
