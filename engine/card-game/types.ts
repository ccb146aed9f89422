import type { About, InForce, NamedObject, PlayerNames } from '../kernel';
import type { Tree } from '../text/tree';

/** What is printed on a card, as far as every game has it. */
interface PrintedCard {
  readonly name: string;
  readonly text: string;
}

/** An object, as far as can be told before the types of its game are closed. */
export interface LyingObject extends NamedObject {
  readonly zone: { readonly name: string; readonly objects: readonly object[] };
  readonly controller: number | undefined;
  readonly damage: number;
  /** True once it has changed zones or ceased to exist. */
  readonly ceased: boolean;
  /** Does nobody control it, wherever it is? Left out: somebody does, where it waits to resolve. */
  readonly isOfNobody?: boolean;
}

/**
 * The types of one game's objects, under one name: a game closes them as it closes its ability tree (`Tree`), so that what the
 * layer does for it is written in the game's own terms, and no type of one game reaches another.
 */
export interface ObjectTypes {
  object: NamedObject;
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
  /** A change that a continuous effect makes to an object. */
  modification: object;
}

/** What a player of any card game has. */
export interface SeatedPlayer {
  readonly seat: number;
  readonly name: string;
}

/** The same with the game itself, which knows its objects. */
export interface GameTypes extends ObjectTypes {
  game: InForce & PlayerNames;
  object: LyingObject;
  player: SeatedPlayer;
  /** A continuous effect that what has resolved left behind. */
  lasting: object;
  /** What events that match a trigger mean to the ability. */
  match: object;
  /** What its events are about. */
  about: About<NamedObject>;
}
