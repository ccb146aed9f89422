import type { Ability } from '../text/tree';

const NONE: readonly never[] = [];

/** A symbol of a mana cost: a colour's letter, or an amount of generic mana (G.17.2). */
type ManaSymbol = string;

/** What is printed on a card (K.6.1). */
export interface Card {
  readonly name: string;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly string[];
  readonly manaCost: readonly ManaSymbol[];
  readonly power: number | undefined;
  readonly toughness: number | undefined;
  readonly abilities: readonly Ability[];
  readonly text: string;
  /** Its colors, where no mana cost says them (K.25.2, A.2.8). */
  readonly colours?: readonly string[];
  /** The card that it is again when it ceases to be bestowed (702.103b). */
  readonly unbestowed?: Card;
  /** What is printed on it, while it is kept face down in a hand (401.5). */
  readonly faceUp?: Card;
  /** It stands for a token: no card (K.25.1). */
  readonly isToken?: true;
}

/** What stands in a text box. */
export type RulesText = Pick<Card, 'abilities' | 'text'>;

/** What is printed on nothing: what the rules themselves make has a name and no more. */
export const withNothingPrinted = (name: string): Card => ({
  name,
  types: NONE,
  subtypes: NONE,
  supertypes: NONE,
  manaCost: NONE,
  power: undefined,
  toughness: undefined,
  abilities: NONE,
  text: '',
});

/** An object's characteristics (K.6.1) while continuous effects apply. */
export interface Characteristics {
  name: string;
  types: readonly string[];
  subtypes: readonly string[];
  supertypes: readonly string[];
  colours: readonly string[];
  manaCost: readonly ManaSymbol[];
  abilities: readonly Ability[];
  power: number;
  toughness: number;
}
