import type { Journal } from './journal';
import { speedUps } from './speed-ups';

/**
 * Something worked out from the state, kept for as long as nothing is written but fields that it doesn't hang on, and
 * nothing is taken back.
 */
export class Memo<T> {
  private known: T | undefined;
  /** How far the journal has been read, and how often something had been taken back then. */
  private upTo = 0;
  private rollbacks = 0;

  /** @param indifferent names of the fields that it doesn't hang on. */
  constructor(
    private readonly journal: Journal,
    private readonly indifferent: ReadonlySet<PropertyKey>,
  ) {}

  /** What is kept, if it still holds. */
  get(): T | undefined {
    if (this.known === undefined || !speedUps.areUsed) return undefined;
    const { journal } = this;
    const holds = journal.rollbacks === this.rollbacks && journal.wroteOnly(this.indifferent, this.upTo);
    if (holds) this.upTo = journal.mark();
    else this.known = undefined;
    return this.known;
  }

  /** Keeps what was worked out just now, and returns it. */
  keep(value: T): T {
    this.known = value;
    this.upTo = this.journal.mark();
    this.rollbacks = this.journal.rollbacks;
    return value;
  }
}
