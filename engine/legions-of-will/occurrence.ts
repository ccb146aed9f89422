import { GameEvent } from '../kernel';
import type { LegionsGame } from './game';
import type { Piece } from './piece';

/** What an event is about. Triggered and replacement abilities look at nothing else. */
export interface Particulars {
  /** The object that it happens to. */
  readonly piece?: Piece;
  /** Another object involved: the base attacked, the unit blocked, the base moved to. */
  readonly onto?: Piece;
  /** The object that does it. */
  readonly source?: Piece;
  /** Seat of the player that it happens to, or who does it. */
  readonly player?: number;
  readonly amount?: number;
  /** Battle damage. */
  readonly battle?: boolean;
  /** Name of a counter, a step, a zone. */
  readonly what?: string;
  /** Seat of the player who lost control of the object. */
  readonly lostBy?: number;
  /** The object blocks another unit already. */
  readonly again?: boolean;
  /** It leaves the chain of events because it was prevented from resolving. */
  readonly prevented?: boolean;
  /** To the bottom of a deck. */
  readonly bottom?: boolean;
  /** Zone that the object came from. */
  readonly from?: string;
  /** Damage that can't be prevented (611.11). */
  readonly unpreventable?: boolean;
}

type Change = (game: LegionsGame, occurrence: Occurrence) => void;

/** An event of Legions of Will (700.1): its kind in the rulebook's words, what it is about, and what it changes. */
export class Occurrence extends GameEvent<LegionsGame> {
  /** The object that the moved object became (400.7); known once it has happened. */
  became: Piece | undefined;

  constructor(
    readonly kind: string,
    readonly about: Particulars,
    readonly change: Change,
  ) {
    super();
  }

  apply(game: LegionsGame): void {
    this.change(game, this);
  }

  /** The same event with something else about it: what replacement effects make of it. */
  with(about: Particulars): Occurrence {
    const changed = new Occurrence(this.kind, { ...this.about, ...about }, this.change);
    changed.cause = this.cause;
    changed.replacedBy = this.replacedBy;
    return changed;
  }

  describe(game: LegionsGame): string {
    const { piece, onto, source, player, amount, what, from } = this.about;
    const parts = [
      player === undefined ? undefined : `${game.player(player).name}:`,
      this.kind,
      amount === undefined ? undefined : `${amount}`,
      from === undefined ? what : undefined,
      piece && `"${piece.card.name}"`,
      onto && `→ "${onto.card.name}"`,
      source && source !== piece && `by "${source.card.name}"`,
      from && what && from !== what && `(${from} → ${what})`,
    ];
    return parts.filter(Boolean).join(' ');
  }
}
