import type { Answer, Decision } from './decision';
import type { Hasher } from './hash';
import type { KnownOutcome } from './known-outcome';
import { addShared } from './plain-data';
import type { Position } from './position';
import type { Procedure, Step, StepResult } from './procedure';
import type { Rule } from './rule';

/** A procedure under way, and its place in it. */
export interface Frame<G> {
  readonly name: string;
  /** Place of the step that runs next. */
  at: number;
  /** How many steps it has. */
  readonly length: number;
  /** When the action can be reversed: how many decisions had been made when it began, the one that began it included. */
  readonly reversibleTo: number | undefined;
  /** Adds its name, its place and what its steps share to a hash; objects of the game by where they are. */
  addTo(hasher: Hasher, position: Position): void;
  current(): Rule | undefined;
  /** Can it be gone on with the last step, after this one? Told by what makes it faster. */
  mayGoOnWithTheLast(game: G, after: Rule): boolean;
  /** The procedure has been gone through. */
  ended(game: G): void;
  /** Are steps passed over only when it was seen that they do nothing? */
  readonly isChecked: boolean;
  /** Does the step that runs next ask, instead of acting by itself? */
  readonly isAsking: boolean;
  ask(game: G): Decision | undefined;
  answer(game: G, answer: Answer, decision: Decision): StepResult;
  run(game: G): StepResult;
}

class ProcedureFrame<G, D> implements Frame<G> {
  at = 0;
  readonly name: string;
  readonly length: number;
  private readonly steps: readonly Step<G, D>[];

  constructor(
    of: Procedure<G, D>,
    private readonly data: D,
    readonly reversibleTo: number | undefined,
    private readonly passed: KnownOutcome<G, D> | undefined,
  ) {
    this.name = of.name;
    this.steps = of.steps;
    this.length = of.steps.length;
  }

  addTo(hasher: Hasher, position: Position): void {
    hasher.name(this.name).add(this.at);
    addShared(hasher, this.data, position);
  }

  current(): Rule | undefined {
    return this.steps[this.at];
  }

  get isChecked(): boolean {
    return this.passed?.isChecked === true;
  }

  mayGoOnWithTheLast(game: G, after: Rule): boolean {
    const { passed } = this;
    return (
      passed !== undefined &&
      passed.over.after === after &&
      passed.over.isNothingLeft?.(game, this.data) === true
    );
  }

  ended(game: G): void {
    this.passed?.over.ends?.(game);
  }

  get isAsking(): boolean {
    return this.steps[this.at]?.ask !== undefined;
  }

  ask(game: G): Decision | undefined {
    return this.steps[this.at]?.ask?.(game, this.data);
  }

  answer(game: G, answer: Answer, decision: Decision): StepResult {
    return this.steps[this.at]?.answered?.(game, this.data, answer, decision);
  }

  run(game: G): StepResult {
    return this.steps[this.at]?.run?.(game, this.data);
  }
}

/** Begins a procedure: its frame, standing before the first step. */
export function begin<G, D>(
  of: Procedure<G, D>,
  data: D,
  reversibleTo?: number,
  passed?: KnownOutcome<G, D>,
): Frame<G> {
  return new ProcedureFrame(of, data, reversibleTo, passed);
}
