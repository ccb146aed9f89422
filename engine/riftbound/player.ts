import type { Zone } from '../kernel';
import { Location, type Piece } from './piece';

/** A player, and what is theirs (105–107, 161). */
export class Player {
  points = 0;
  energy = 0;
  /** Power in the rune pool, by domain; 'any' is universal (159.2.b). */
  power: Readonly<Record<string, number>> = {};
  inGame = true;
  won = false;
  lost = false;
  turnsTaken = 0;
  /** Battlefields scored this turn (447). */
  scored: readonly Piece[] = [];
  /** Main Deck cards played this turn (738). */
  cardsPlayed = 0;
  /** These cards, as they were when they had been played, and where to. */
  playedThisTurn: readonly { readonly piece: Piece; readonly to: Location | undefined }[] = [];
  /** What texts count besides: battlefields that the player conquered, what died or was discarded under their control. */
  happenedThisTurn: readonly { readonly kind: string; readonly piece: Piece }[] = [];
  mulliganed = false;
  /** Name of the Chosen Champion (103.2.a.3). */
  championName: string | undefined;
  readonly base: Location;

  constructor(
    readonly seat: number,
    readonly name: string,
    readonly mainDeck: Zone<Piece>,
    readonly runeDeck: Zone<Piece>,
    readonly hand: Zone<Piece>,
    readonly trash: Zone<Piece>,
    readonly banishment: Zone<Piece>,
    readonly champion: Zone<Piece>,
    readonly legend: Zone<Piece>,
  ) {
    this.base = new Location(-1 - seat, `${name}'s base`, seat, undefined, undefined);
  }

  get zones(): readonly Zone<Piece>[] {
    return [this.mainDeck, this.runeDeck, this.hand, this.trash, this.banishment, this.champion, this.legend];
  }
}
