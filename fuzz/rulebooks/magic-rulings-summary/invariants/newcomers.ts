import type { ObjectView, Observation, SetupRequest, TraceLine } from '../../../../port/contract';

/** Knows which permanents have come since their controller's turn began last (G.37.1). */
export class Newcomers {
  private readonly known = new Set<string>();
  /** Of these it isn't known: others of their name lay there as well, or their turn began as the game did. */
  private readonly unsure = new Set<string>();
  /** Names of permanents that lay new on the table. */
  private readonly names: ReadonlySet<string>;
  /** Names of permanents that did not. */
  private readonly old: ReadonlySet<string>;
  /** What was in play when it heard of the table last. */
  private lay: ReadonlySet<string> | undefined;

  constructor({ players }: SetupRequest) {
    const lying = players.flatMap(({ permanents = [] }) => permanents);
    const names = (isNew: boolean): readonly string[] =>
      lying
        .filter(({ statuses = [] }) => statuses.includes('played this turn') === isNew)
        .map(({ card }) => card.name);
    this.old = new Set(names(false));
    this.names = new Set(names(true));
  }

  /** Hears what has happened, and how the table is after that. */
  hear(lines: readonly TraceLine[], { objects }: Pick<Observation, 'objects'>): void {
    const lying = objects.filter(({ zone }) => zone === 'in play');
    const { lay } = this;
    this.lay = new Set(lying.map(({ id }) => id));
    const arrived = lying.filter(({ id, name = '' }) => (lay ? !lay.has(id) : this.names.has(name)));
    for (const { id } of arrived) this.known.add(id);
    // What came before its player's turn began, or as it did, is not told apart: it counts as having been there.
    for (const { what, kind, detail, player } of lines)
      if (what === 'event' && kind === 'begin' && detail === 'untap step')
        for (const { id, controller } of lying)
          if (controller === player) for (const ids of [this.known, this.unsure]) ids.delete(id);
    if (lay) return;
    // A turn that is joined may begin only now, and what lies new on its table does still.
    for (const { id, name = '' } of arrived)
      if (!this.known.has(id) || this.old.has(name)) this.unsure.add(id);
    for (const id of this.unsure) this.known.delete(id);
  }

  /** Has it come since its controller's turn began last? */
  isNew({ id }: Pick<ObjectView, 'id'>): boolean {
    return this.known.has(id);
  }

  /** Is it new as far as is known? */
  mayBeNew(object: Pick<ObjectView, 'id'>): boolean {
    return this.isNew(object) || this.unsure.has(object.id);
  }
}
