import type { Act, ActResult, Observation, SetupRequest } from '../../../port/contract';
import { PassedOn } from '../../../port/passed-on';
import { reserveOf } from './reserve';

/** Keeps the resource of all games in one place: whatever one game has seen, each of them shows. */
export class SharedReserve extends PassedOn {
  private static readonly reserves = new Map<number, number>();
  private static last: SharedReserve | undefined;

  override setup(request: SetupRequest): void {
    super.setup(request);
    SharedReserve.last = this;
  }
  override act(act: Act): ActResult {
    const result = super.act(act);
    SharedReserve.last = this;
    for (const player of this.inner.observe().players)
      SharedReserve.reserves.set(player.seat, reserveOf(player));
    return result;
  }
  override observe(viewer?: number): Observation {
    const table = super.observe(viewer);
    if (SharedReserve.last === this) return table;
    const players = table.players.map((player) => ({
      ...player,
      resources: { resource: SharedReserve.reserves.get(player.seat) ?? reserveOf(player) },
    }));
    return { ...table, players };
  }
}

/** Loses the second of two cards that come to a graveyard at once. */
export class LosesSecondArrival extends PassedOn {
  override observe(viewer?: number): Observation {
    const table = super.observe(viewer);
    const events = this.inner.trace().filter(({ what }) => what === 'event');
    const twice = events.some(
      ({ kind, rule }, place) =>
        ARRIVALS.has(kind) && events[place + 1]?.kind === kind && events[place + 1]?.rule === rule,
    );
    const lost = twice ? table.objects.findLast(({ zone }) => zone === 'graveyard') : undefined;
    return lost ? { ...table, objects: table.objects.filter((object) => object !== lost) } : table;
  }
}

const ARRIVALS: ReadonlySet<string> = new Set(['destroy', 'put into a graveyard', 'sacrifice', 'discard']);
