import type { Invariant, Moment, WatchedGame, Watcher } from '../invariant';
import { areAlike } from '../plain-data';

const TAKEN_BACK = 'a stretch of answers taken back and given again';
/** So many answers are taken back at once, at most. */
const STRETCH = 12;
/** The pause before the second stretch; each one is twice as long as the one before. */
const PAUSE = 12;

/** Taking back is exact, however far it goes. */
export const exactUndo: Invariant = {
  number: 'G6',
  name: 'undo',
  rules: [],
  cost: 'dear',
  documentation:
    'Now and then, and more seldom in a long game, a stretch of answers is taken back, one by one, and given again: the hash at each place on the way back and forth is what it was when the game came by the first time, and so is the table.',
  gherkin:
    'taking back several answers comes by every earlier position, and giving them again by every later one',
  broken: 'taking back several answers comes to another position than before',
  mustReach: { [TAKEN_BACK]: 5 },
  watch: (game) => new BackAndForth(game),
};

class BackAndForth implements Watcher {
  /** Hashes at the moments of this stretch; the first is the oldest. */
  private hashes: string[] = [];
  private left = 0;
  private pause = PAUSE;
  /** How many moments were looked at. */
  private moments = 0;

  constructor(private readonly game: WatchedGame) {}

  look({ reach }: Moment): string | undefined {
    const { port, every } = this.game;
    this.left -= 1;
    if (this.left > 0) return undefined;
    this.hashes.push(port.hash());
    this.moments += 1;
    if (every === 1) return this.closely(reach);
    if (this.hashes.length <= STRETCH) return undefined;
    const wrong = this.backAndForth(STRETCH, reach);
    this.hashes = [];
    this.left = this.pause;
    this.pause *= 2;
    return wrong;
  }

  /** A stretch at every moment: mostly a short one, but among so many moments one that is as long. */
  private closely(reach: Moment['reach']): string | undefined {
    if (this.hashes.length > STRETCH + 1) this.hashes.shift();
    const lowestBit = this.moments & -this.moments;
    const back = Math.min(lowestBit, this.hashes.length - 1);
    return back > 0 ? this.backAndForth(back, reach) : undefined;
  }

  /** Takes so many answers back and gives them again. */
  private backAndForth(back: number, reach: Moment['reach']): string | undefined {
    const { port, answers } = this.game;
    const hashes = this.hashes.slice(-back - 1);
    const again = answers.slice(answers.length - back);
    const table = port.observe();
    for (let at = back - 1; at >= 0; at -= 1) {
      if (!port.undo()) return `Answer ${answers.length - back + at} can't be taken back.`;
      if (port.hash() !== hashes[at]) return `Taking back ${back - at} answers leads to another position.`;
    }
    for (const [at, answer] of again.entries()) {
      const result = port.act({ do: 'answer', answer });
      if (!result.done) return `An answer that was taken back is now refused: ${result.reason}.`;
      if (port.hash() !== hashes[at + 1]) return `${at + 1} answers, given again, lead to another position.`;
    }
    if (!areAlike(table, port.observe()))
      return `${back} answers taken back and given again lead to a table that looks different.`;
    reach.saw(TAKEN_BACK);
    return undefined;
  }
}
