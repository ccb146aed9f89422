import { GameEvent } from './event';
import { withFields } from './with-fields';

/** An object as an event names it. */
export interface NamedObject {
  readonly id: number;
  readonly card: { readonly name: string };
}

/** A game as an event tells of it. */
export interface PlayerNames {
  player(seat: number): { readonly name: string };
}

const NONE: readonly never[] = [];

/** What became of each object that some events were about: another object, several, or the same. */
export function whatBecame<O>(
  events: readonly { readonly about: About<O>; readonly became: readonly O[] }[],
): ReadonlyMap<O, readonly O[]> {
  const became = new Map<O, readonly O[]>();
  for (const { about, became: others } of events)
    if (about.object) became.set(about.object, others.length > 0 ? others : [about.object]);
  return became;
}

/** What every event can be about; a game adds its own particulars. */
export interface About<O> {
  /** The object that it happens to. */
  readonly object?: O;
  /** Another object involved. */
  readonly onto?: O;
  /** The object that does it. */
  readonly source?: O;
  /** Seat of the player that it happens to, or who does it. */
  readonly player?: number;
  readonly amount?: number;
  /** A name: of a zone, a step, a counter. */
  readonly what?: string;
  /** Zone that the object came from. */
  readonly from?: string;
}

/**
 * An event as data: its kind in the rulebook's words, what it is about, and what it changes. Abilities that trigger and
 * effects that replace look at the particulars, never at the change.
 *
 * @typeParam G the game. @typeParam O its objects. @typeParam A what its events are about.
 */
export class Occurrence<
  G extends PlayerNames,
  O extends NamedObject,
  A extends About<NamedObject>,
> extends GameEvent<G> {
  /** What a moved object became, an object for each of its cards; known once it has happened. */
  became: readonly O[] = NONE;

  constructor(
    readonly kind: string,
    readonly about: A,
    readonly change: (game: G, occurrence: Occurrence<G, O, A>) => void,
  ) {
    super();
  }

  apply(game: G): void {
    this.change(game, this);
  }

  /** The same event with something else about it: what replacement effects make of it. */
  with(about: Partial<A>): Occurrence<G, O, A> {
    const changed = new Occurrence<G, O, A>(this.kind, withFields(this.about, about), this.change);
    changed.cause = this.cause;
    changed.replacedBy = this.replacedBy;
    return changed;
  }

  describe(game: G): string {
    const { object, onto, source, player, amount, what, from } = this.about;
    const parts = [
      player === undefined ? undefined : `${game.player(player).name}:`,
      this.kind,
      amount === undefined ? undefined : `${amount}`,
      from === undefined ? what : undefined,
      object && `"${object.card.name}"`,
      onto && `→ "${onto.card.name}"`,
      source && source !== object && `by "${source.card.name}"`,
      from && what && from !== what && `(${from} → ${what})`,
    ];
    return parts.filter(Boolean).join(' ');
  }
}
