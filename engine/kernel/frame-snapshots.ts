import type { Frame } from './frame';

/**
 * Where the procedures under way stood at moments that can be come back to: in one list for all moments of a game, because
 * there are very many of them, and what stays for long is costly to have in pieces.
 */
export class FrameSnapshots<G> {
  private readonly frames: Frame<G>[] = [];
  private readonly places: number[] = [];

  /** Notes where the procedures under way stand, outermost first; what it returns comes back to this. */
  note(underWay: readonly Frame<G>[]): number {
    const from = this.frames.length;
    for (const frame of underWay) {
      this.frames.push(frame);
      this.places.push(frame.at);
    }
    return from;
  }

  /**
   * Puts the procedures under way back where they stood, and forgets that moment and all later ones.
   *
   * @param count how many procedures were under way then.
   */
  backTo(from: number, count: number, underWay: Frame<G>[]): void {
    underWay.length = 0;
    for (let at = from; at < from + count; at += 1) {
      const frame = this.frames[at];
      if (!frame) continue;
      frame.at = this.places[at] ?? 0;
      underWay.push(frame);
    }
    this.frames.length = from;
    this.places.length = from;
  }
}
