import type { Answer } from './decision';
import type { Frame } from './procedure';
import { DecisionRecord, type TraceEntry } from './trace';

/** Who does something in the course of an action that could be done by itself, and what it is called. */
export interface DoneBy {
  /** Seat of the player. */
  readonly player: number;
  /** Reads on its own, unlike what else is done in the course of the action. */
  readonly name: string;
  /** The object that it is done with. */
  readonly of?: { readonly id: number };
}

/** An action that was done in the course of another one and could be done by itself: it may stand when the other is taken back. */
export interface DoneWithin<G> extends DoneBy {
  /** What happened and was decided in its course. */
  readonly lines: readonly TraceEntry<G>[];
  /** Does it once more, deciding as it was decided; of several that are done again, the one called last runs first. */
  again(): void;
}

interface Entry<G> extends DoneBy {
  readonly frame: Frame<G>;
  readonly from: number;
  /** How long the trace was when it was through; undefined: it isn't, or not any more. */
  to: number | undefined;
  readonly again: (answers: readonly Answer[]) => void;
}

/** The actions that were done within others, in the order in which they began. */
export class ActionsWithin<G> {
  private readonly entries: Entry<G>[] = [];
  /** Is one of them under way? What is done within that is a part of it. */
  private open: Frame<G> | undefined;

  /** How many there have been: a moment that can be come back to keeps it. */
  get soFar(): number {
    return this.entries.length;
  }

  /** One begins, unless it is part of another. */
  began(frame: Frame<G>, doneBy: DoneBy, from: number, again: Entry<G>['again']): void {
    if (this.open) return;
    this.open = frame;
    this.entries.push({ ...doneBy, frame, from, to: undefined, again });
  }

  /** A procedure has been gone through: perhaps that of the one that is under way. */
  ended(frame: Frame<G>, lines: number): void {
    if (this.open !== frame) return;
    this.open = undefined;
    const last = this.entries.at(-1);
    if (last) last.to = lines;
  }

  /** Those that were begun since there were so many, and are through. */
  since(soFar: number, trace: readonly TraceEntry<G>[]): readonly DoneWithin<G>[] {
    return this.entries.slice(soFar).flatMap(({ player, name, of, from, to, again }) => {
      if (to === undefined) return [];
      const lines = trace.slice(from, to);
      const answers = lines.flatMap((line) =>
        line instanceof DecisionRecord && !line.forced ? [line.answer] : [],
      );
      return [{ player, name, ...(of ? { of } : {}), lines, again: () => again(answers) }];
    });
  }

  /** Forgets what was begun since there were so many; of the procedures that are under way now one may be the last one's. */
  backTo(soFar: number, underWay: readonly Frame<G>[]): void {
    this.entries.length = soFar;
    const last = this.entries.at(-1);
    this.open = last && underWay.includes(last.frame) ? last.frame : undefined;
    if (last && this.open) last.to = undefined;
  }
}
