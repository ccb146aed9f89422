/** Who sees the faces of what lies in a place: of each object its owner, or whoever controls it. */
export type Viewers = 'everybody' | 'owner' | 'controller' | 'nobody';

/** A place where objects can be during a game. */
export class Zone<O> {
  /** From the bottom (or the earliest) to the top (or the latest). */
  readonly objects: readonly O[] = [];

  constructor(
    readonly name: string,
    /** Seat of the player whose zone it is; undefined when it is shared. */
    readonly owner: number | undefined,
    /** By the zone alone: what is face down, or shown for the time being, is so wherever it lies. */
    readonly seenBy: Viewers,
  ) {}

  /** The last object, which is the top of a pile. */
  get top(): O | undefined {
    const { objects } = this;
    // Of an empty list, the element at -1 would be looked for as a property that has a name.
    return objects.length === 0 ? undefined : objects[objects.length - 1];
  }
}

/** The place of an object among all that lies in some zones, counted from 1 on; 0 for one that is in none of them any more. */
export function placeAmong<O extends { readonly zone: Zone<O> }>(
  object: O,
  zones: readonly Zone<O>[],
): number {
  let before = 0;
  for (const zone of zones) {
    if (zone === object.zone) {
      const index = zone.objects.indexOf(object);
      return index < 0 ? 0 : before + index + 1;
    }
    before += zone.objects.length;
  }
  return 0;
}
