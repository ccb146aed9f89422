import { type FullTraceLine, snapshotOf } from '../../engine/kernel';
import type { FullTrace, SetupRequest } from '../contract';
import type { PlayedTable } from './games';
import { RebuiltGame } from './rebuilt-game';

/** A game under way, and the table that it was set up by. */
interface Traced {
  readonly request: SetupRequest;
  readonly game: PlayedTable['game'];
}

/**
 * The full trace of the reference engine's games. With `RULEWRIGHT_FULL_TRACE=kept` in the environment it is kept in every game, so that each
 * scenario shows that nothing is changed outside events.
 */
export class KeptFullTrace implements FullTrace {
  private isWanted = process.env.RULEWRIGHT_FULL_TRACE === 'kept';
  /** Lines that have been written already: most of them are asked for again. */
  private readonly written = new WeakMap<FullTraceLine, string>();

  /** @param traced the game under way; throws where there is none */
  constructor(private readonly traced: () => Traced) {}

  keep(): void {
    this.isWanted = true;
  }

  get isKept(): boolean {
    return this.isWanted && this.traced().game.records.kinds.length > 0;
  }

  /** To be told of each table that has been set up, before anything happens on it. */
  begin({ game }: Traced): void {
    if (this.isWanted && game.records.kinds.length > 0) game.keepFullTrace();
  }

  lines(): readonly string[] {
    return (this.traced().game.fullTrace ?? []).map((line) => {
      const before = this.written.get(line);
      if (before !== undefined) return before;
      const written = JSON.stringify(line);
      this.written.set(line, written);
      return written;
    });
  }

  stateHash(): string {
    return this.traced().game.stateHash();
  }

  rebuilt(lines: readonly string[]): string {
    const game = new RebuiltGame(this.traced().request);
    game.follow(lines);
    return game.hash();
  }

  /** All that the state holds, as plain data. */
  snapshot(): ReturnType<typeof snapshotOf> {
    return snapshotOf(this.traced().game.records);
  }
}
