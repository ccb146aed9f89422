/** What a game keeps for those that work something out about it. */
export interface KeepsForOthers {
  readonly keptForOthers: KeptValue<unknown>[];
}

/** Something kept, and for whom. */
class KeptValue<T> {
  constructor(
    readonly owner: object,
    public value: T,
  ) {}
}

let places = 0;

/**
 * A value for each game, kept by the game itself, so that it goes when the game does.
 *
 * A map with weak keys doesn't do: young garbage is collected as if all its values were in use, so that whatever refers
 * to a game keeps that game, and is copied with it, long after its end.
 */
export class PerGame<T> {
  private readonly place = places++;

  /** What is kept for this game; undefined when nothing is. */
  get(game: KeepsForOthers): T | undefined {
    const kept = game.keptForOthers[this.place];
    return kept !== undefined && this.isOwn(kept) ? kept.value : undefined;
  }

  /** Keeps a value for this game, and returns it. */
  set(game: KeepsForOthers, value: T): T {
    const all = game.keptForOthers;
    // No holes: a list with holes is looked through for what it inherits.
    while (all.length <= this.place) all.push(NOTHING);
    const kept = all[this.place];
    if (kept !== undefined && this.isOwn(kept)) kept.value = value;
    else all[this.place] = new KeptValue(this, value);
    return value;
  }

  private isOwn(kept: KeptValue<unknown>): kept is KeptValue<T> {
    return kept.owner === this;
  }
}

const NOTHING = new KeptValue<unknown>({}, undefined);
