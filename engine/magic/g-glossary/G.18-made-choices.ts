import type { Activation } from '../a-abilities/A.2-activation';

/** An ability that a player chose to activate, and in which state of the game: what loops with choices are told by (G.18.3). */
export interface MadeChoice extends Activation {
  readonly turn: number;
  readonly player: number;
  readonly situation: string;
}

/** How often a loop still goes round that players have agreed on (G.18.3). */
export interface AgreedRounds extends MadeChoice {
  readonly left: number;
}
