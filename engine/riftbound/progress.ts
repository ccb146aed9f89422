import * as layer from '../card-game/turn/progress';
import type { Location } from './object';

/** What the turn and the game are at; at first, what a game is at that has not begun. */
export class Progress extends layer.Progress {
  readonly firstPlayer: number = 0;
  /** 312, 313: who has priority on the chain, who has focus, and how often each was passed in sequence. */
  readonly priority: number = 0;
  readonly passes: number = 0;
  readonly focus: number | undefined = undefined;
  readonly focusPasses: number = 0;
  /** 342: the chain that a showdown opened with is still there. */
  readonly initialChain: boolean = false;
  /** A chain exists, or has just ended. */
  readonly chained: boolean = false;
  /** 343, 416.2.a: something else than what adds resources has resolved since the chain came to be. */
  readonly chainResolved: boolean = false;
  /** An item of the chain has just resolved. */
  readonly hasResolved: boolean = false;
  /** 308: where a showdown is in progress; and whether it is part of a combat. */
  readonly showdown: Location | undefined = undefined;
  readonly combat: Location | undefined = undefined;
  readonly attacker: number | undefined = undefined;
  /** 319: a cleanup is due. */
  readonly cleanupDue: boolean = false;
  /** What has triggered is about to be put on the chain. */
  readonly arePut: boolean = false;
}
