/** A place where objects can be during a game. */
export class Zone<O> {
  /** From the bottom (or the earliest) to the top (or the latest). */
  readonly objects: O[] = [];

  constructor(
    readonly name: string,
    /** Seat of the player whose zone it is; undefined when it is shared. */
    readonly owner: number | undefined,
    /** True when not all players can be expected to see the faces of what is in it. */
    readonly hidden: boolean,
  ) {}

  /** The last object, which is the top of a pile. */
  get top(): O | undefined {
    return this.objects[this.objects.length - 1];
  }
}
