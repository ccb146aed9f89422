import type { GameWords } from '../game-words';
import type { Invariant } from '../invariant';
import { soundDecisions } from './decisions';
import { conservation, onePlace } from './places';
import { rebuiltFromTrace } from './rebuilt';
import { deterministic, forkIsolation } from './replayed';
import { soundness } from './soundness';
import { toldApart } from './told-apart';
import { traced } from './traced';
import { exactUndo } from './undo';

/** What must be true of a game of any rulebook, but for what is hidden in it, which each rulebook says itself. */
export const ofEveryGame = (words: GameWords): readonly Invariant[] => [
  soundness,
  soundDecisions(words),
  onePlace,
  conservation,
  traced,
  exactUndo,
  deterministic,
  forkIsolation,
  toldApart(words),
  rebuiltFromTrace,
];
