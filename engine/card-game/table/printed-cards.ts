import { type KeepsForOthers, PerGame } from '../../kernel';

/** So many cards are remembered of all games, then begun with anew. */
const REMEMBERED = 5000;

/**
 * Cards as printed. Those that are specified alike are the same card to a game, whoever wrote them down: a setup that was
 * saved and read again has no specification twice, and must not be another game for that.
 */
export class PrintedCards<G extends KeepsForOthers, S extends object, C extends object> {
  private known = new Map<string, C>();
  /** Each specification written out: games are begun far more often than cards are specified. */
  private readonly written = new WeakMap<S, string>();
  private readonly inGame = new PerGame<Map<string, C>>();

  /**
   * @param read reads a card: once for each that is specified otherwise, whatever the game.
   * @param hangsOnRules whether a card is another one under other rules: it is read for each game.
   */
  constructor(
    private readonly read: (game: G, specification: S) => C,
    private readonly hangsOnRules: (specification: S) => boolean = () => false,
  ) {}

  /** The card of a specification in this game. Throws whatever `read` throws. */
  of(game: G, specification: S): C {
    const own = this.inGame.get(game) ?? this.inGame.set(game, new Map());
    const alike = this.writtenOut(specification);
    let card = own.get(alike);
    if (!card) {
      card = this.hangsOnRules(specification)
        ? this.read(game, specification)
        : this.anywhere(game, specification, alike);
      own.set(alike, card);
    }
    return card;
  }

  private writtenOut(specification: S): string {
    let written = this.written.get(specification);
    if (written === undefined) {
      written = JSON.stringify(specification);
      this.written.set(specification, written);
    }
    return written;
  }

  private anywhere(game: G, specification: S, alike: string): C {
    const known = this.known.get(alike);
    if (known) return known;
    const card = this.read(game, specification);
    if (this.known.size >= REMEMBERED) this.known = new Map();
    this.known.set(alike, card);
    return card;
  }
}
