import type { Zone } from '../kernel';
import { type GameObject, Location } from './object';

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
  readonly scored: readonly GameObject[] = [];
  /** Main Deck cards played this turn (738). */
  readonly cardsPlayed: number = 0;
  /** These cards, as they were when they had been played, and where to. */
  readonly playedThisTurn: readonly { readonly object: GameObject; readonly to: Location | undefined }[] = [];
  /** What texts count besides: battlefields that the player conquered, what died or was discarded under their control. */
  readonly happenedThisTurn: readonly { readonly kind: string; readonly object: GameObject }[] = [];
  readonly mulliganed: boolean = false;
  /** Name of the Chosen Champion (103.2.a.3). */
  readonly championName: string | undefined;
  readonly base: Location;

  constructor(
    readonly seat: number,
    readonly name: string,
    readonly mainDeck: Zone<GameObject>,
    readonly runeDeck: Zone<GameObject>,
    readonly hand: Zone<GameObject>,
    readonly trash: Zone<GameObject>,
    readonly banishment: Zone<GameObject>,
    readonly champion: Zone<GameObject>,
    readonly legend: Zone<GameObject>,
  ) {
    this.base = new Location(-1 - seat, `${name}'s base`, seat, undefined, undefined);
  }

  get zones(): readonly Zone<GameObject>[] {
    return [this.mainDeck, this.runeDeck, this.hand, this.trash, this.banishment, this.champion, this.legend];
  }
}
