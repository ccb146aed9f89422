import type { Answer, Decision } from './decision';
import type { GameEvent } from './event';

/** A decision that was made, as the trace keeps it. */
export class DecisionRecord {
  constructor(
    readonly decision: Decision,
    readonly answer: Answer,
    /** True when there was only one legal answer. */
    readonly forced: boolean,
  ) {}
}

/** One line of the trace: something that happened, or something that was decided. */
export type TraceEntry<G> = GameEvent<G> | DecisionRecord;

/** Decisions that leave no choice, as the trace keeps them: nearly every one is the same as the last of its seat. */
export class ForcedDecisions {
  private readonly last: DecisionRecord[] = [];

  /** The line of the trace for a decision with its only legal answer. */
  made(decision: Decision, answer: Answer): DecisionRecord {
    const { player } = decision;
    const last = this.last[player];
    if (last?.decision === decision) return last;
    const made = new DecisionRecord(decision, answer, true);
    this.last[player] = made;
    return made;
  }
}
