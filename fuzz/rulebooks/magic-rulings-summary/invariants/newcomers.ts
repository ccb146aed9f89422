import type { ObjectView, Observation, SetupRequest, TraceLine } from '../../../../port/contract';

/** Knows which permanents have come since their controller's turn began last (G.37.1). */
export class Newcomers {
  private readonly known = new Set<string>();
  /** Names of permanents that lay new on the table, and of those that did not. */
  private readonly names: ReadonlySet<string>;
  private isBegun = false;

  constructor({ players }: SetupRequest) {
    const lying = players.flatMap(({ permanents = [] }) => permanents);
    const names = (isNew: boolean): readonly string[] =>
      lying
        .filter(({ statuses = [] }) => statuses.includes('played this turn') === isNew)
        .map(({ card }) => card.name);
    const old = new Set(names(false));
    // Of several with one name that is new and isn't, nothing is known.
    this.names = new Set(names(true).filter((name) => !old.has(name)));
  }

  /** Hears what has happened, and how the table is after that. */
  hear(lines: readonly TraceLine[], { objects }: Pick<Observation, 'objects'>): void {
    if (!this.isBegun)
      for (const { id, zone, name = '' } of objects)
        if (zone === 'in play' && this.names.has(name)) this.known.add(id);
    this.isBegun = true;
    for (const { what, kind, detail, player, object } of lines) {
      if (what !== 'event') continue;
      if (kind === 'come into play' && object !== undefined) this.known.add(object);
      if (kind !== 'begin' || detail !== 'untap step') continue;
      const own = objects.filter(({ controller }) => controller === player);
      for (const { id } of own) this.known.delete(id);
    }
  }

  /** Has it come since its controller's turn began last? */
  isNew({ id }: Pick<ObjectView, 'id'>): boolean {
    return this.known.has(id);
  }
}
