import type { EnginePort } from '../../port/contract';
import { answerFrom } from '../answer-from';
import type { Invariant, Moment, WatchedGame, Watcher } from '../invariant';
import { seeded } from '../numbers';
import { areAlike, noted, saysStill } from '../plain-data';

const REPLAYED = 'a game played again by another engine';
const FORKED = 'a game that went on while a copy of it went another way';

/** The same setup and answers lead to the same game, in any engine. */
export const deterministic: Invariant = {
  number: 'G7',
  name: 'determinism',
  rules: [],
  cost: 'dear',
  documentation:
    'Once a game, when it is over or at some moment before, it is set up again in another engine (where there is one: in another process) and given the same answers. Hash, table and number of trace lines are the same.',
  gherkin: 'the same answers lead to the same game in another engine',
  broken: 'the same answers lead to another game in another engine',
  mustReach: { [REPLAYED]: 5 },
  withAnother: [REPLAYED],
  watch: (game) => new Replay(game),
};

/** A copy of a game that goes another way leaves the game as it is. */
export const forkIsolation: Invariant = {
  number: 'G8',
  name: 'fork isolation',
  rules: [],
  cost: 'dear',
  documentation:
    'Once a game another engine is brought to the same position and plays on at random. What the first engine offers, shows and hashes stays as it is.',
  gherkin: 'a copy of the game that goes another way changes nothing in the game',
  broken: 'a copy of the game that goes another way changes the game',
  mustReach: { [FORKED]: 5 },
  withAnother: [FORKED],
  watch: (game) => new Fork(game),
};

/** The moments, counted from the first, at one of which another engine catches up: mostly early ones, which cost less. */
const CATCHES_UP_AT = [8, 16, 16, 32, 32, 64, 128, 256];
/** A game that is made smaller is looked at at each of its first moments, and then at one in so many. */
const CLOSELY = 32;

const catchesUpAt = ({ table }: WatchedGame): number =>
  CATCHES_UP_AT[seeded(table.seed)() % CATCHES_UP_AT.length] ?? 64;

/** Of games that are over before anybody is asked, which take long to find their loop, one in so many is played again. */
const UNASKED = 4;

/** Looks in a game that is made smaller. */
const isLookedAtClosely = (at: number): boolean => at <= CLOSELY || at % CLOSELY === 0;

/** Engines that were brought to where a game is, so that whoever looks next needs no other. */
const broughtUpAlready = new WeakMap<WatchedGame, { readonly other: EnginePort; readonly answers: number }>();

function broughtUp({ table, answers }: WatchedGame, other: EnginePort): string | undefined {
  other.setup(table);
  for (const [at, answer] of answers.entries()) {
    const result = other.act({ do: 'answer', answer });
    if (!result.done) return `Answer ${at + 1} is refused by another engine: ${result.reason}.`;
  }
  return undefined;
}

class Replay implements Watcher {
  private at = 0;
  private done = false;
  private readonly replaysAt: number;
  private readonly isOften: boolean;

  constructor(private readonly game: WatchedGame) {
    this.replaysAt = catchesUpAt(game);
    this.isOften = game.table.seed % UNASKED === 0;
  }

  private isDue(isOver: boolean): boolean {
    if (this.game.every === 1) return isOver || isLookedAtClosely(this.at);
    if (isOver && this.at === 1) return this.isOften;
    return !this.done && (isOver || this.at === this.replaysAt);
  }

  look({ decision, reach }: Moment): string | undefined {
    const { port, another, answers } = this.game;
    this.at += 1;
    if (!another || !this.isDue(!decision)) return undefined;
    this.done = true;
    const other = another();
    const refused = broughtUp(this.game, other);
    if (refused !== undefined) return refused;
    if (other.hash() !== port.hash()) return 'Another engine comes to another position by the same answers.';
    if (!areAlike(other.observe(), port.observe()))
      return 'Another engine shows another table after the same answers.';
    if (other.trace().length !== port.trace().length)
      return 'Another engine has another trace after the same answers.';
    reach.saw(REPLAYED);
    broughtUpAlready.set(this.game, { other, answers: answers.length });
    return undefined;
  }
}

/** The copy makes so many decisions of its own. */
const AHEAD = 6;

class Fork implements Watcher {
  private at = 0;
  private readonly forksAt: number;

  constructor(private readonly game: WatchedGame) {
    this.forksAt = catchesUpAt(game);
  }

  look({ decision, reach }: Moment): string | undefined {
    const { port, another, chance, every } = this.game;
    this.at += 1;
    if (!another || !decision) return undefined;
    if (every > 1 ? this.at !== this.forksAt : !isLookedAtClosely(this.at)) return undefined;
    const told = (): unknown => [port.hash(), port.legal(), port.observe()];
    const before = noted(told());
    const other = this.copy(another);
    if (!other) return undefined;
    for (let ahead = 0; ahead < AHEAD; ahead += 1) {
      const asked = other.legal();
      if (!asked) break;
      other.act({ do: 'answer', answer: answerFrom(asked, chance) });
    }
    if (!saysStill(before, told()))
      return 'A copy of the game went another way, and the game changed with it.';
    other.reset();
    reach.saw(FORKED);
    return undefined;
  }

  /** Another engine where the game is; undefined where it doesn't come there. */
  private copy(another: () => EnginePort): EnginePort | undefined {
    const { game } = this;
    const known = broughtUpAlready.get(game);
    broughtUpAlready.delete(game);
    if (known && known.answers === game.answers.length) return known.other;
    const other = another();
    return broughtUp(game, other) === undefined ? other : undefined;
  }
}
