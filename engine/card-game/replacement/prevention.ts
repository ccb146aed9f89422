/** How damage is prevented: as much of it as an effect says. */
import type { EventOf } from '../events/game-event';
import type { TypesOf } from '../game';
import type { ModifiedEvents } from './modifying';

/** What a game's rules say of preventing damage. */
interface PreventionRules<T extends TypesOf<T>> {
  /** How much of some damage is prevented by an effect that could prevent so much. */
  amountPrevented(game: T['game'], damage: number, most: number): number;
  cantBePrevented(game: T['game'], event: EventOf<T>): boolean;
  /** The event with another amount of damage. */
  dealing(event: EventOf<T>, damage: number): EventOf<T>;
  /** The events of so much of an event being prevented. */
  tells(game: T['game'], event: EventOf<T>, amount: number): readonly EventOf<T>[];
}

/** What becomes of an event of which some was prevented, and how much that was. */
export interface PreventionResult<T extends TypesOf<T>> {
  readonly modified: ModifiedEvents<T>;
  readonly prevented: number;
}

/**
 * Tells what becomes of the event of damage that an effect prevents.
 *
 * @returns asked with the event, and how much the effect could prevent
 */
export const preventionBy =
  <T extends TypesOf<T>>({ amountPrevented, cantBePrevented, dealing, tells }: PreventionRules<T>) =>
  (game: T['game'], event: EventOf<T>, most: number): PreventionResult<T> => {
    const damage = event.about.amount ?? 0;
    const possible = amountPrevented(game, damage, most);
    const prevented = possible > 0 && !cantBePrevented(game, event) ? possible : 0;
    const dealt = damage > prevented ? [dealing(event, damage - prevented)] : [];
    const events = prevented > 0 ? [...dealt, ...tells(game, event, prevented)] : dealt;
    return { modified: { events }, prevented };
  };
