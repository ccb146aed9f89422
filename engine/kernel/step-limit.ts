/** The engine ran for ever: more happened without a decision than any game can need. */
export class EngineHang extends Error {
  /** @param what what it did, as a sentence goes on after "The engine". */
  constructor(what: string) {
    super(`The engine ${what}.`);
    this.name = 'EngineHang';
  }

  /** After so many steps without a decision. */
  static after(steps: number): EngineHang {
    return new EngineHang(
      `took ${steps} steps without a decision, without repeating itself and without ending the game`,
    );
  }
}

/** More steps than this without a decision is a hang, unless another bound is set: reported, never a silent stop. */
export const MOST_STEPS = 1_000_000;

/** So many procedures under way inside each other are a hang as well: each step down would only begin another. */
const MOST_NESTED = 10_000;

/**
 * Bounds how many procedures are under way inside each other.
 *
 * @throws {EngineHang} when there is no end of procedures that begin others.
 */
export function boundNesting(underWay: number, name: string): void {
  if (underWay < MOST_NESTED) return;
  throw new EngineHang(
    `began "${name}" inside ${MOST_NESTED} procedures that are still under way: what it does begins anew each time`,
  );
}

/**
 * Lines of the trace without a decision after which positions are compared, and for how many lines; then again after as many. More
 * than there can be procedures inside each other, each of which tells something: those are a hang.
 */
const TOLD = { stretch: 12_288, compared: 2_048 };
/** The same of steps of which nothing is told. */
const SILENT = { stretch: 30_000, compared: 1_000 };

/** Is it the end of a stretch, in which positions are compared? Asked at each step: hardly any comes to the end of the first. */
const isCompared = (count: number, { stretch, compared }: typeof TOLD): boolean =>
  count > stretch - compared && count % stretch > stretch - compared;

/**
 * Counts the steps that are taken while nobody decides anything. A loop needn't come by any decision, not even a forced one:
 * those that do are found by `LoopWatch`, so that positions are compared here only where there was none for long. How long, the
 * trace tells: it is the same with shortcuts and without, which take fewer or more steps for it.
 */
export class StepsUnasked {
  private taken = 0;
  /** The forced decisions so far, and how much had been told by the last of them. */
  private forced = 0;
  private toldThen = 0;
  /** How much had been told before the last step, and how many steps have told nothing since. */
  private told = -1;
  private silent = 0;
  private seen: Set<string> | undefined;

  /** @param most more of them are a hang. */
  constructor(private readonly most: number) {}

  /**
   * Called before each step.
   *
   * @param forced how many decisions in a row have left no choice
   * @param told how many lines the trace has
   * @returns whether so much was done without even such a decision that positions are compared now.
   * @throws {EngineHang} when there were too many.
   */
  another(forced: number, told: number): boolean {
    const { taken } = this;
    this.taken = taken + 1;
    if (taken > this.most) throw EngineHang.after(taken);
    const isDecided = forced !== this.forced || taken === 0;
    if (isDecided) {
      this.forced = forced;
      this.toldThen = told;
    }
    this.silent = told === this.told && !isDecided ? this.silent + 1 : 0;
    this.told = told;
    if (isCompared(this.silent, SILENT)) return true;
    const isTold = isCompared(told - this.toldThen, TOLD);
    if (!isTold) this.seen = undefined;
    return isTold && this.silent === 0;
  }

  /** Has there been this position before, since positions are compared? */
  recurs(position: string): boolean {
    this.seen ??= new Set();
    if (this.seen.has(position)) return true;
    this.seen.add(position);
    return false;
  }

  /** To be thrown where a loop was found that ends nothing. */
  hang(): EngineHang {
    return EngineHang.after(this.taken - 1);
  }
}
