import type { Journal } from './journal';
import { speedUps } from './speed-ups';

/**
 * What has changed, by aspects of the state: what was worked out from one aspect stays valid while only others change.
 *
 * A game says of each write which aspects it touches, as bits of a number. Changes are read in the journal, so nothing
 * that writes need know of this; what is taken back is read before it is.
 */
export class Aspects {
  private readonly versions: number[];
  /** The bits of all aspects. */
  private readonly all: number;
  private readUpTo = 0;
  private touched = 0;

  /**
   * @param count how many aspects there are.
   * @param touches the aspects that writing this object's field touches, or putting something into this list or taking
   *   it out; aspect n is the bit 1 << n. The value is what the journal's `eachSince` tells.
   */
  constructor(
    private readonly journal: Journal,
    count: number,
    private readonly touches: (target: object, key: PropertyKey, value: unknown) => number,
  ) {
    this.versions = Array.from({ length: count }, () => 0);
    this.all = (1 << count) - 1;
  }

  /** Rises with every change that touches an aspect. */
  version(aspect: number): number {
    return this.versions[aspect] ?? 0;
  }

  /** Has anything been written, or taken back, since the journal was read last? */
  get isBehind(): boolean {
    return this.touched !== 0 || this.journal.mark() !== this.readUpTo;
  }

  /**
   * Something has changed, or was taken back.
   *
   * @returns what was touched since the last time: the bits of the aspects, and all others that `touches` tells.
   */
  changed(): number {
    this.readSince(this.readUpTo);
    this.readUpTo = this.journal.mark();
    if (!speedUps.areUsed) this.touched = -1;
    const { versions, touched } = this;
    this.touched = 0;
    if ((touched & this.all) === 0) return touched;
    for (let aspect = 0; aspect < versions.length; aspect += 1)
      if ((touched & (1 << aspect)) !== 0) versions[aspect] = (versions[aspect] ?? 0) + 1;
    return touched;
  }

  /** Changes since the journal's mark are about to be taken back. */
  aboutToTakeBack(mark: number): void {
    this.readSince(Math.min(mark, this.readUpTo));
    this.readUpTo = mark;
  }

  /** Nothing that was worked out holds any more. */
  everything(): void {
    this.touched = -1;
    this.changed();
  }

  private readSince(mark: number): void {
    this.touched |= this.journal.touchedSince(mark, this.touches);
  }
}
