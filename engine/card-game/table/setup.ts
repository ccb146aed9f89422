/** What every game is asked for as a table is arranged. */
export interface TableRequest {
  readonly players: readonly PlayerSetup[];
  readonly seed: number;
  /** Numbers of the rules that are switched off. */
  readonly off?: readonly string[] | undefined;
  readonly from:
    | 'the beginning'
    | { readonly activePlayer: number; readonly part: string; readonly turn: number };
  readonly decks?: 'constructed' | undefined;
  readonly stops?: 'choices' | 'every priority' | undefined;
}

/** What is printed in a field of a card: a number, a text, or one entry for each symbol or word. */
export type FieldValue = number | string | readonly string[];

/** What is printed on a card. */
export interface CardSetup {
  readonly name: string;
  readonly types: readonly string[];
  readonly subtypes?: readonly string[] | undefined;
  readonly supertypes?: readonly string[] | undefined;
  readonly text?: string | undefined;
  /** By the names of the description's fields. */
  readonly fields?: Readonly<Record<string, FieldValue>> | undefined;
}

/** How an object lies on the table. */
export interface LyingSetup {
  readonly card: CardSetup;
  readonly statuses?: readonly string[] | undefined;
  readonly damage?: number | undefined;
  readonly counters?: Readonly<Record<string, number>> | undefined;
  /** Name of the place where it is; left out: where such objects usually are. */
  readonly at?: string | undefined;
}

/** How something lies that is attached to a permanent or lies in it. */
interface AttachedSetup extends LyingSetup {
  /** Seat of the player whose it is; left out: the one whose permanent it is on. */
  readonly seat?: number | undefined;
}

/** A permanent, with what is attached to it or lies in it. */
export interface PermanentSetup<Lying = AttachedSetup> extends LyingSetup {
  readonly attached?: readonly Lying[] | undefined;
}

/** What a player has as a table is arranged. */
export interface PlayerSetup<Permanent = PermanentSetup> {
  readonly name: string;
  /** How much of each resource, by the description's names. */
  readonly resources?: Readonly<Record<string, number>> | undefined;
  /** Cards in zones, by the description's names; piles from the top. */
  readonly zones?: Readonly<Record<string, readonly CardSetup[]>> | undefined;
  readonly permanents?: readonly Permanent[] | undefined;
}
