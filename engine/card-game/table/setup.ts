/** What every game is asked for as a table is arranged. */
export interface TableRequest {
  readonly players: readonly { readonly name: string }[];
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
