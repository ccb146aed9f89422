/** What was done to the game should have made no difference, and it did. */
export class MetamorphicBroken extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MetamorphicBroken';
  }
}

/** What became of the games of a metamorphic run. */
export class Tally {
  /** How often something was done that should make no difference. */
  done = 0;
  /** Games to which it could not be done, by the reason. */
  readonly left = new Map<string, number>();

  leave(reason: string): void {
    this.left.set(reason, (this.left.get(reason) ?? 0) + 1);
  }
}
