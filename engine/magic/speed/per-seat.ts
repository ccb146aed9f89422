import { PerGame } from '../../kernel';
import type { MagicGame } from '../game';

/** Something that is kept for each player of a game, made as it is first asked for. */
export class PerSeat<T extends object> {
  private readonly kept = new PerGame<T[]>();

  /** @param made what is kept of a player of whom nothing is known yet */
  constructor(private readonly made: () => T) {}

  of(game: MagicGame, seat: number): T {
    const bySeat = this.kept.get(game) ?? this.kept.set(game, []);
    for (;;) {
      const known = bySeat[seat];
      if (known) return known;
      bySeat.push(this.made());
    }
  }
}
