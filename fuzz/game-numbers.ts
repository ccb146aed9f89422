/** A whole game as numbers. Any numbers are a game, and smaller ones a simpler game. */
export interface GameNumbers {
  /** How many players, how large their decks, where the game is joined. */
  readonly shape: number;
  /** What the decks hold, and the chance of the game itself. */
  readonly deal: number;
  /** Each one card on the table, in a hand or in a graveyard. */
  readonly things: readonly number[];
  /** What the players decide. */
  readonly moves: readonly number[];
  /** Seed of what they decide afterwards. */
  readonly rest: number;
}
