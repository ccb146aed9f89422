import type { Observation, TraceLine } from '../../../../port/contract';
import { isNext } from '../../../invariants/order-of-play';

/** Reckons whose turn comes next where turns are added (500.6): added ones take nobody's turn away. */
export class OrderOfTurns {
  /** Whose the last turn in turn order was; undefined where that isn't known. */
  private last: number | undefined;
  private added = 0;
  /** Has an added turn been taken since that one? */
  private hasTurned = false;
  /** Has something happened after which it isn't known any more whose turn it is to be? */
  private isBlurred = false;
  private hasBegun = false;

  /** Whose turn it was as the game was joined: to be told before what has happened, at each moment. */
  joinedIn(activePlayer: number, lines: readonly TraceLine[]): void {
    if (this.hasBegun) return;
    this.hasBegun = true;
    if (!lines.some(isTurn)) this.last = activePlayer;
  }

  /** Hears what has happened: what is wrong with whose turn begins, "#" being that player; undefined where nothing is. */
  happened(line: TraceLine, players: Observation['players']): string | undefined {
    const { kind, detail, player } = line;
    if (kind === 'add a turn') this.added += 1;
    // A turn that is skipped does not begin; added turns of who has lost don't, either.
    else if (kind === 'lose the game' || (kind === 'skip' && detail === 'turn'))
      this.isBlurred ||= kind === 'skip' || this.added > 0;
    if (!isTurn(line) || player === undefined || this.isBlurred) return undefined;
    if (this.added > 0) {
      this.added -= 1;
      this.hasTurned = true;
      return undefined;
    }
    const { last, hasTurned } = this;
    this.last = player;
    this.hasTurned = false;
    // Without added turns order of play is looked at elsewhere.
    if (last === undefined || !hasTurned || isNext(last, player, { players })) return undefined;
    return `After an added turn it is #'s turn, and the last one in order was ${players[last]?.name}'s.`;
  }
}

const isTurn = ({ kind, detail }: TraceLine): boolean => kind === 'begin' && detail === 'turn';
