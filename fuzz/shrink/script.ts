import type { PendingDecision } from '../../port/contract';
import { answerFor, type Deed, type Names } from './deed';

/** Deeds that are still to be done. */
export class Script {
  private readonly left: Deed[];

  constructor(deeds: readonly Deed[]) {
    this.left = [...deeds];
  }

  /** Is there anything that a player still does unasked? */
  get goesOn(): boolean {
    return this.left.some(({ purpose }) => purpose === PRIORITY);
  }

  /**
   * The answer to a decision. What players do of themselves is done in order; answers to questions are given when they
   * are asked, so that one that is never asked any more holds nothing up.
   */
  answer(decision: PendingDecision, names: Names): readonly number[] | undefined {
    const isAct = decision.purpose === PRIORITY;
    for (const [place, deed] of this.left.entries()) {
      if (deed.purpose !== decision.purpose) continue;
      const given = answerFor(deed, decision, names);
      if (given) this.left.splice(place, 1);
      if (given || isAct) return given;
    }
    return undefined;
  }
}

const PRIORITY = 'priority';
