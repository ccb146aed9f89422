import type { Invariant } from '../invariant';

/**
 * What every engine owes every player: what is offered can be done, what is done can be taken back. Whoever plays a
 * game notices when it isn't so, which is why there is nothing to look at.
 */
export const soundness: Invariant = {
  number: 'G1',
  rules: [],
  cost: 'cheap',
  documentation:
    'Every answer that a decision allows is accepted; taken back it leaves the position as it was, and given again it leads where it led. An engine that breaks or hangs breaks it.',
  name: 'soundness',
  gherkin: 'every legal answer is accepted, and taking it back restores the position',
  broken: 'a legal answer is refused, or taking it back does not restore the position',
  mustReach: {},
  watch: () => ({ look: () => undefined }),
};
