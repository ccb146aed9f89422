/** What a card or an ability says by itself, whatever the game is like: read off by sections and asked for by others, often. */
import type { Card, Characteristics } from './piece';
import type { WhereAndWhen } from './speed/traits';
import type { Ability, Filter } from './text/tree';

/** The composition root says who answers. */
export interface Facts {
  /** Characteristics printed on a card (107.3): whoever changes them copies them first. */
  printed(card: Card): Characteristics;
  /** Does a card define a characteristic of itself (604.3)? */
  isDefining(card: Card): boolean;
  /** What is written on a card of where it works and when. */
  whereAndWhen(card: Card): WhereAndWhen;
  /** Everything of what kinds does an ability destroy? */
  destroyedBy(ability: Ability): readonly Filter[];
}
