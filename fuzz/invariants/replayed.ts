import type { EnginePort } from '../../port/contract';
import { answerFrom } from '../answer-from';
import type { Invariant, Moment, WatchedGame, Watcher } from '../invariant';

const REPLAYED = 'a game played again by another engine';
const FORKED = 'a game that went on while a copy of it went another way';

/** The same setup and answers lead to the same game, in any engine. */
export const deterministic: Invariant = {
  number: 'G7',
  name: 'determinism',
  rules: [],
  cost: 'dear',
  documentation:
    'A game that is over, or has gone on for long enough, is set up again in another engine (where there is one: in another process) and given the same answers. Hash, table and number of trace lines are the same.',
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
    'At one moment of a game another engine is brought to the same position and plays on at random. What the first engine offers, shows and hashes stays as it is.',
  gherkin: 'a copy of the game that goes another way changes nothing in the game',
  broken: 'a copy of the game that goes another way changes the game',
  mustReach: { [FORKED]: 5 },
  withAnother: [FORKED],
  watch: (game) => new Fork(game),
};

/** The moments, counted from the first, at which another engine catches up: seldom, as it costs a whole game. */
const REPLAYS_AT = [64, 256];
/** A game that is made smaller is looked at at each of its first moments, and then at one in so many. */
const CLOSELY = 32;

const isLookedAt = (at: number, every: number, usual: boolean): boolean =>
  every > 1 ? usual : at <= CLOSELY || at % CLOSELY === 0;

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

  constructor(private readonly game: WatchedGame) {}

  look({ decision, reach }: Moment): string | undefined {
    const { port, another, every } = this.game;
    this.at += 1;
    if (!another || (decision && !isLookedAt(this.at, every, REPLAYS_AT.includes(this.at)))) return undefined;
    const other = another();
    const refused = broughtUp(this.game, other);
    if (refused !== undefined) return refused;
    if (other.hash() !== port.hash()) return 'Another engine comes to another position by the same answers.';
    if (JSON.stringify(other.observe()) !== JSON.stringify(port.observe()))
      return 'Another engine shows another table after the same answers.';
    if (other.trace().length !== port.trace().length)
      return 'Another engine has another trace after the same answers.';
    reach.saw(REPLAYED);
    other.reset();
    return undefined;
  }
}

/** The copy makes so many decisions of its own. */
const AHEAD = 6;

class Fork implements Watcher {
  private at = 0;
  private readonly forksAt: number;

  constructor(private readonly game: WatchedGame) {
    this.forksAt = game.every === 1 ? 1 : 8 + (game.chance() % 56);
  }

  look({ decision, reach }: Moment): string | undefined {
    const { port, another, chance, every } = this.game;
    this.at += 1;
    if (!another || !decision || !isLookedAt(this.at, every, this.at === this.forksAt)) return undefined;
    const told = (): string => JSON.stringify([port.hash(), port.legal(), port.observe()]);
    const before = told();
    const other = another();
    if (broughtUp(this.game, other) !== undefined) return undefined;
    for (let ahead = 0; ahead < AHEAD; ahead += 1) {
      const asked = other.legal();
      if (!asked) break;
      other.act({ do: 'answer', answer: answerFrom(asked, chance) });
    }
    if (told() !== before) return 'A copy of the game went another way, and the game changed with it.';
    other.reset();
    reach.saw(FORKED);
    return undefined;
  }
}
