import type { EnginePort, PermanentSetup, SetupRequest } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { pick } from '../../../numbers';
import { areAlike } from '../../../plain-data';

const TOLD_APART = 'two tables that differ, and have two hashes';
/** One game in so many is looked at: it takes two more that are set up. */
const LOOKED_AT = 4;

/** 103.4b: positions are compared by their hashes: where two that differ have one, a game that goes on is called a loop. */
export const tellingHash: Invariant = {
  number: 'L78',
  name: 'telling hash',
  rules: ['103.4b'],
  cost: 'dear',
  documentation:
    'As one game in four begins another engine is set up twice: with the table of the game, and with the same one but that one permanent has a damage or a counter more, is rested or isn’t, or that one player has more resource. Where the two tables look different their hashes differ.',
  gherkin: 'tables that look different have different hashes',
  broken: 'two tables that look different have the same hash',
  mustReach: { [TOLD_APART]: 3 },
  withAnother: [TOLD_APART],
  watch: (game) => new Telling(game),
};

class Telling implements Watcher {
  private isDone = false;

  constructor(private readonly game: WatchedGame) {}

  look({ decision, reach }: Moment): string | undefined {
    const { another, table, every } = this.game;
    if (this.isDone || !another || !decision) return undefined;
    this.isDone = true;
    if (every > 1 && table.seed % LOOKED_AT !== 0) return undefined;
    const engine = another();
    const before = shownBy(engine, table);
    for (const [what, changed] of every > 1 ? [this.changed()] : this.allChanged()) {
      const after = changed && shownBy(engine, changed);
      if (!after || areAlike(before.table, after.table)) continue;
      if (before.hash === after.hash) return `Two tables have one hash, and one of them has ${what} more.`;
      reach.saw(TOLD_APART);
    }
    return undefined;
  }

  private changed(): readonly [what: string, changed: SetupRequest | undefined] {
    const what = pick(CHANGES, this.game.chance);
    return [what, changedIn(this.game.table, what, this.game.chance())];
  }

  /** As a failing game is made smaller every change is tried. */
  private allChanged(): readonly (readonly [what: string, changed: SetupRequest | undefined])[] {
    return CHANGES.map((what) => [what, changedIn(this.game.table, what, 0)]);
  }
}

const CHANGES = ['damage', 'a counter', 'a rested permanent', 'resource'] as const;
type Change = (typeof CHANGES)[number];

function shownBy(
  engine: EnginePort,
  table: SetupRequest,
): { readonly hash: string; readonly table: unknown } {
  engine.setup(table);
  return { hash: engine.hash(), table: engine.observe() };
}

/** A table with one thing more; undefined where there is nothing that could have it. */
function changedIn(table: SetupRequest, what: Change, which: number): SetupRequest | undefined {
  const { players } = table;
  if (what === 'resource') {
    const seat = which % players.length;
    return {
      ...table,
      players: players.map((player, at) =>
        at === seat ? { ...player, resource: (player.resource ?? 0) + 1 } : player,
      ),
    };
  }
  const places = players.flatMap(({ bases = [] }, seat) =>
    bases.flatMap(({ attached = [] }, base) =>
      attached.flatMap(({ card }, at) => (card.types.includes('unit') ? [{ seat, base, at }] : [])),
    ),
  );
  const place = places[which % Math.max(1, places.length)];
  if (!place) return undefined;
  return {
    ...table,
    players: players.map((player, seat) => ({
      ...player,
      bases: player.bases?.map((base, number) => ({
        ...base,
        attached: base.attached?.map((permanent, at) =>
          seat === place.seat && number === place.base && at === place.at
            ? withMore(permanent, what)
            : permanent,
        ),
      })),
    })),
  };
}

function withMore(permanent: PermanentSetup, what: Exclude<Change, 'resource'>): PermanentSetup {
  const { damage = 0, counters = {}, rested = false } = permanent;
  switch (what) {
    case 'damage':
      return { ...permanent, damage: damage + 1 };
    case 'a counter':
      return { ...permanent, counters: { ...counters, charge: (counters.charge ?? 0) + 1 } };
    default:
      return { ...permanent, rested: !rested };
  }
}
