import { type FullTraceLine, Rebuilding, snapshotOf } from '../../engine/kernel';
import type { SetupRequest } from '../contract';
import { gameAskedFor, type PlayedTable } from './games';
import { changesIn } from './rule-changes';

/**
 * A game that is made out of its full trace alone: the table is set up as it was, and then changed as the trace tells. Nothing is
 * started, no rule is asked, nothing is decided.
 */
export class RebuiltGame {
  private game: PlayedTable['game'];
  private rebuilding: Rebuilding;
  private readonly carriedOut: string[] = [];

  /** @throws SetupProblem where the table can't be set up */
  constructor(private readonly request: SetupRequest) {
    this.game = tableOf(request);
    this.rebuilding = new Rebuilding(this.game.journal, this.game.records);
  }

  /**
   * Comes to where the full trace is.
   *
   * @param trace that of a game at this table from its beginning, as lines of JSON; where something that was carried out isn't in it any
   *   more, because it was taken back, the game is rebuilt from its beginning
   * @throws ForeignTrace where it tells of another table, SyntaxError where it is no JSON
   */
  follow(trace: readonly string[]): void {
    const { carriedOut } = this;
    const { length } = carriedOut;
    if (length > trace.length || carriedOut.at(-1) !== trace[length - 1]) {
      this.game = tableOf(this.request);
      this.rebuilding = new Rebuilding(this.game.journal, this.game.records);
      carriedOut.length = 0;
    }
    for (const line of trace.slice(carriedOut.length)) {
      const read: FullTraceLine = JSON.parse(line);
      this.rebuilding.carryOut([read]);
      carriedOut.push(line);
    }
  }

  /** A hash of the state, as of the game that was played (`stateHash`). */
  hash(): string {
    return this.game.stateHash();
  }

  /** All that the state holds, as plain data. */
  snapshot(): ReturnType<typeof snapshotOf> {
    return snapshotOf(this.game.records);
  }
}

/** A table that has been set up, on which nothing has happened. */
function tableOf(request: SetupRequest): PlayedTable['game'] {
  const { of, ruleset } = gameAskedFor(request);
  return of.setUp(request, changesIn(request.off), ruleset).inPlay.game;
}
