import { givenPhrases } from './definitions/given';
import { harnessPhrases } from './definitions/harness';
import { thenPhrases } from './definitions/then';
import { thenGamePhrases } from './definitions/then-game';
import { thenTracePhrases } from './definitions/then-trace';
import { whenPhrases } from './definitions/when';
import type { Phrase } from './phrase';

/** Every step of the vocabulary. */
export const vocabulary: readonly Phrase[] = [
  ...givenPhrases,
  ...whenPhrases,
  ...thenPhrases,
  ...thenGamePhrases,
  ...thenTracePhrases,
  ...harnessPhrases,
];
