import type { About, InForce } from '../kernel';
import type { Tree } from '../text/tree';

/** What is printed on a card, as far as every game has it. */
export interface PrintedCard {
  readonly name: string;
  readonly text: string;
}

/**
 * The types of one game's objects, under one name: a game closes them as it closes its ability tree (`Tree`), so that what the
 * layer does for it is written in the game's own terms, and no type of one game reaches another.
 */
export interface ObjectTypes {
  object: object;
  card: PrintedCard;
  characteristics: object;
  /** What an ability knows while it is on the stack and resolves. */
  context: object;
  /** Something chosen as a target. */
  target: object;
  /** The nodes of its card text. */
  tree: Tree;
  ability: object;
  effect: Tree['effect'];
}

/** The same with the game itself, which knows its objects. */
export interface GameTypes extends ObjectTypes {
  game: InForce;
  player: object;
  /** What events that match a trigger mean to the ability. */
  match: object;
  /** What its events are about. */
  about: About<object>;
}
