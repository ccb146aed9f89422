/** What a card or an ability says by itself, whatever the game is like: read off by sections and asked for by others, often. */
import type { Card, Characteristics } from './object';
import type { WhereAndWhen } from './speed/traits';
import type { Ability, Cost, Filter } from './text/tree';

/** A way in which a card's costs could be announced: besides the printed one, or instead of it. */
export interface PrintedMethod {
  readonly label: string;
  readonly costs: readonly Cost[];
  readonly instead: boolean;
  /** What has to be paid besides. */
  readonly additional: readonly Cost[];
}

/** The composition root says who answers. */
export interface Facts {
  /** Characteristics printed on a card (107.3): whoever changes them copies them first. */
  printed(card: Card): Characteristics;
  /** Does a card define a characteristic of itself (604.3)? */
  isDefining(card: Card): boolean;
  /** What is written on a card of where it works and when. */
  whereAndWhen(card: Card): WhereAndWhen;
  /** Hangs what can be chosen for each "target" of an ability neither on another choice nor on X? */
  hasPlainTargets(ability: Ability): boolean;
  /** The ways in which a card's costs could be announced; undefined where that hangs on what is so at the time. */
  unconditionalMethods(card: Card): readonly PrintedMethod[] | undefined;
  /** Everything of what kinds does an ability destroy? */
  destroyedBy(ability: Ability): readonly Filter[];
}
