import { type Viewers, Zone } from '../kernel';

/** A zone as a rulebook describes it. */
interface ZoneDescription {
  readonly name: string;
  /** Has each player one of their own, or is there one for the whole table? */
  readonly each: 'player' | 'table';
  /** Who sees the faces of what is in it; left out: everybody. */
  readonly seenBy?: Viewers;
}

/** What a game is, as data: the layer and the tests that keep games apart read it. */
export interface GameDescription {
  /** The rulebook's name, as folders and commands have it. */
  readonly rulebook: string;
  readonly zones: readonly ZoneDescription[];
  /** Further words that are this game's: of card types, statuses, keyword actions, numbers on cards, parts of a turn. */
  readonly words: readonly string[];
}

/**
 * Makes the zones that a description has for each player, or for the table.
 *
 * @param seat whose zones they are; undefined: the table's
 * @returns asked with a zone's name. Throws RangeError where the description has no such zone.
 */
export function zonesOf<O>(description: GameDescription, seat?: number): (name: string) => Zone<O> {
  const each = seat === undefined ? 'table' : 'player';
  const zones = description.zones
    .filter((zone) => zone.each === each)
    .map(
      ({ name, seenBy = 'everybody' }: ZoneDescription) => [name, new Zone<O>(name, seat, seenBy)] as const,
    );
  const known = new Map(zones);
  return (name) => {
    const zone = known.get(name);
    if (!zone) throw new RangeError(`${description.rulebook} has no zone "${name}" of a ${each}`);
    return zone;
  };
}
