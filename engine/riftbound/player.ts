import type { Zone } from '../kernel';
import { Location, type Piece } from './piece';

/** A player, and what is theirs (105–107, 161). */
export class Player {
  readonly points: number = 0;
  readonly energy: number = 0;
  /** Power in the rune pool, by domain; 'any' is universal (159.2.b). */
  readonly power: Readonly<Record<string, number>> = {};
  readonly inGame: boolean = true;
  readonly won: boolean = false;
  readonly lost: boolean = false;
  readonly turnsTaken: number = 0;
  /** Battlefields scored this turn (447). */
  readonly scored: readonly Piece[] = [];
  /** Main Deck cards played this turn (738). */
  readonly cardsPlayed: number = 0;
  /** These cards, as they were when they had been played, and where to. */
  readonly playedThisTurn: readonly { readonly piece: Piece; readonly to: Location | undefined }[] = [];
  /** What texts count besides: battlefields that the player conquered, what died or was discarded under their control. */
  readonly happenedThisTurn: readonly { readonly kind: string; readonly piece: Piece }[] = [];
  readonly mulliganed: boolean = false;
  /** Name of the Chosen Champion (103.2.a.3). */
  readonly championName: string | undefined;
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
