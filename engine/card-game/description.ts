import { type Viewers, Zone } from '../kernel';

/** A zone as a rulebook describes it. */
interface ZoneDescription {
  readonly name: string;
  /** Has each player one of their own, or each place on the table, or is there one for the whole table? */
  readonly each: 'player' | 'place' | 'table';
  /** Who sees the faces of what is in it; left out: everybody. */
  readonly seenBy?: Viewers;
  /** What a sentence says of a card that is in a zone which all players share: 'on the table'. */
  readonly says?: string;
  /** What sentences may say of it besides, as its editions call it. */
  readonly saysBesides?: readonly string[];
  /** Of a shared zone: cards of each player's can be put there as a table is arranged. */
  readonly holdsCards?: boolean;
}

/** Something that is printed on cards besides their names, types and texts. */
export interface FieldDescription {
  /** The name that tables and the protocol have for it. */
  readonly name: string;
  /** What sentences call it, the usual word first; none: it is said without a word of its own. */
  readonly words: readonly string[];
  /**
   * A number; a cost, which may hold X; symbols, one for each that is printed; words, which stand before the type; or a text with
   * abilities of its own.
   */
  readonly kind: 'number' | 'cost' | 'symbols' | 'words' | 'text';
  /** Of symbols and words: all that there are. */
  readonly values?: readonly string[];
  /** The name by which an object shows what this has become; left out: it shows none. */
  readonly shown?: string;
  /** Of a number: it is never below this on any card, but for one of the types that only change another card's. */
  readonly least?: { readonly value: number; readonly butFor: readonly string[] };
}

/** Something that is so of an object, or not. */
interface StatusDescription {
  readonly name: string;
  /** Can it be so of an object as a table is arranged? */
  readonly isArranged?: boolean;
  /** The status that an object has where it doesn't have this one; left out: there is none, and it just isn't so. */
  readonly opposite?: string;
  /** It goes without saying: pages leave it out. */
  readonly isUsual?: boolean;
  /** A table can be arranged so, but nobody is shown it of an object afterwards. */
  readonly isUnseen?: boolean;
}

/** Something that a player has some of: to pay with, or to win or lose by. */
interface ResourceDescription {
  /** The name that tables and the protocol have for it. */
  readonly name: string;
  /** What a sentence calls it: '2 fire mana'. */
  readonly words: string;
  /** What it calls exactly one; left out: the same. */
  readonly one?: string;
  /** Can a player have less than none of it? Left out: no. */
  readonly mayFallBelowNothing?: true;
}

/** What a game is, as data: the layer, the port, the vocabulary and the tests that keep games apart read it. */
export interface GameDescription {
  /** The rulebook's name, as folders and commands have it. */
  readonly rulebook: string;
  /** What people call the game. */
  readonly title: string;
  readonly zones: readonly ZoneDescription[];
  /** Types of cards. */
  readonly types: readonly string[];
  readonly supertypes: readonly string[];
  /** What else is printed on cards. */
  readonly fields: readonly FieldDescription[];
  readonly statuses: readonly StatusDescription[];
  readonly resources: readonly ResourceDescription[];
  /** What can be so of a player, besides being in the game, having won and having lost; left out: nothing. */
  readonly playerStatuses?: readonly string[];
  /** The states that a turn can be in; left out: there is but one. */
  readonly turnStates?: readonly string[];
  /** Steps of a turn, and its phases without steps, in order. */
  readonly parts: readonly string[];
  /** Further words that are this game's: of statuses, keyword actions, parts of a turn. */
  readonly words: readonly string[];
}

/**
 * Makes the zones that a description has for each player, or for the table.
 *
 * @param seat whose zones they are; undefined: the table's
 * @returns asked with a zone's name. Throws RangeError where the description has no such zone.
 */
export function zonesOf<O>(
  { rulebook, zones: described }: Pick<GameDescription, 'rulebook' | 'zones'>,
  seat?: number,
): (name: string) => Zone<O> {
  const each = seat === undefined ? 'table' : 'player';
  const zones = described
    .filter((zone) => zone.each === each)
    .map(
      ({ name, seenBy = 'everybody' }: ZoneDescription) => [name, new Zone<O>(name, seat, seenBy)] as const,
    );
  const known = new Map(zones);
  return (name) => {
    const zone = known.get(name);
    if (!zone) throw new RangeError(`${rulebook} has no zone "${name}" of a ${each}`);
    return zone;
  };
}
