import type { Invariant, Moment, WatchedGame, Watcher } from '../invariant';
import { pick, seeded } from '../numbers';

const REBUILT = 'a game rebuilt from its full trace';

/** The moments, counted from the first, at one of which a game is rebuilt: mostly early ones, which cost less. */
const REBUILT_AT = [4, 8, 16, 32, 64];
/** One game in so many is rebuilt. */
const SELDOM = 8;

/** Every change of the state is in an event: the full trace tells all of them. */
export const rebuiltFromTrace: Invariant = {
  number: 'G11',
  name: 'full trace',
  rules: [],
  cost: 'dear',
  documentation:
    'In one game of eight another engine of the same kind is brought to the same position while it keeps its full trace: a change outside any event is an error. Then the table is set up once more, and changed as the full trace tells, without any rule: the state has the same hash. Procedures under way are no part of that hash. Engines and games that keep no full trace are left alone.',
  gherkin: 'the full trace of the game tells every change of its state',
  broken: 'the full trace of the game leaves out a change of its state',
  mustReach: { [REBUILT]: 3 },
  withAnother: [REBUILT],
  watch: (game) => new Rebuild(game),
};

class Rebuild implements Watcher {
  private at = 0;
  private readonly rebuiltAt: number;
  private readonly isDue: boolean;

  constructor(private readonly game: WatchedGame) {
    const chance = seeded(game.table.seed);
    this.isDue = game.every === 1 || chance() % SELDOM === 0;
    this.rebuiltAt = pick(REBUILT_AT, chance);
  }

  look({ decision, reach }: Moment): string | undefined {
    const { another, table, answers, every } = this.game;
    this.at += 1;
    const isNow = every === 1 ? !decision || this.at % this.rebuiltAt === 0 : this.at === this.rebuiltAt;
    if (!another || !this.isDue || !isNow) return undefined;
    const other = another();
    const { fullTrace } = other;
    if (!fullTrace) return undefined;
    fullTrace.keep();
    other.setup(table);
    if (!fullTrace.isKept) return undefined;
    for (const answer of answers) other.act({ do: 'answer', answer });
    reach.saw(REBUILT);
    return differently(() => fullTrace.rebuilt(fullTrace.lines()), fullTrace.stateHash());
  }
}

/** How a rebuilt state differs. */
function differently(rebuilt: () => string, hash: string): string | undefined {
  try {
    return rebuilt() === hash ? undefined : 'The state that is rebuilt from the full trace is another one.';
  } catch (error) {
    return `The state can't be rebuilt from the full trace: ${error instanceof Error ? error.message : String(error)}.`;
  }
}
