/** After so many looks the pause between them doubles. */
const GROWS_AFTER = 8;

/**
 * Says at which moments of a game a dear look is taken: at one in `every`, and ever more seldom the longer the game goes
 * on, so that long games cost no more than they tell. At 1 every moment is looked at.
 */
export class Looks {
  private pause: number;
  private moments = 0;
  private taken = 0;

  constructor(every: number) {
    this.pause = every;
  }

  /** Counts a moment. Returns whether it is one to look at. */
  isDue(): boolean {
    this.moments += 1;
    if (this.moments < this.pause) return false;
    this.moments = 0;
    this.taken += 1;
    if (this.pause > 1 && this.taken % GROWS_AFTER === 0) this.pause *= 2;
    return true;
  }
}
