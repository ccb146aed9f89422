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

/** @throws {EngineHang} when there is no end of procedures that begin others. */
export function boundNesting(underWay: number, name: string): void {
  if (underWay < MOST_NESTED) return;
  throw new EngineHang(
    `began "${name}" inside ${MOST_NESTED} procedures that are still under way: what it does begins anew each time`,
  );
}

/** Steps without a choice after which positions are compared, and for how many steps; then again after as many. */
const STRETCH = 30_000;
const COMPARED = 1_000;

/**
 * Counts the steps that are taken while nobody decides anything. A loop needn't come by any decision, not even a forced one:
 * those that do are found by `LoopWatch`, so that positions are compared here only where there was none for long.
 */
export class StepsUnasked {
  private taken = 0;
  /** The forced decisions so far, and how many steps were taken before the last of them. */
  private forced = 0;
  private takenThen = 0;
  private seen: Set<string> | undefined;
  /** Before so many steps there is nothing to look at. */
  private readonly early: number;

  /** @param most more of them are a hang. */
  constructor(private readonly most: number) {
    this.early = Math.min(most, STRETCH - COMPARED);
  }

  /**
   * Called before each step.
   *
   * @param forced how many decisions in a row have left no choice
   * @returns whether so many steps were taken without even such a decision that positions are compared now.
   * @throws {EngineHang} when there were too many.
   */
  another(forced: number): boolean {
    const taken = this.taken;
    this.taken = taken + 1;
    if (taken < this.early) return false;
    if (taken > this.most) throw EngineHang.after(taken);
    if (forced !== this.forced) {
      this.forced = forced;
      this.takenThen = taken;
    }
    const steps = taken - this.takenThen;
    if (steps % STRETCH > STRETCH - COMPARED) return true;
    this.seen = undefined;
    return false;
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
