import * as layer from '../card-game/turn/progress';
import type { Location } from './piece';

/** What the turn and the game are at. */
export interface Progress extends layer.Progress {
  readonly firstPlayer: number;
  /** 312, 313: who has priority on the chain, who has focus, and how often each was passed in sequence. */
  readonly priority: number;
  readonly passes: number;
  readonly focus: number | undefined;
  readonly focusPasses: number;
  /** 342: the chain that a showdown opened with is still there. */
  readonly initialChain: boolean;
  /** A chain exists, or has just ended. */
  readonly chained: boolean;
  /** 343, 416.2.a: something else than what adds resources has resolved since the chain came to be. */
  readonly chainResolved: boolean;
  /** An item of the chain has just resolved. */
  readonly hasResolved: boolean;
  /** 308: where a showdown is in progress; and whether it is part of a combat. */
  readonly showdown: Location | undefined;
  readonly combat: Location | undefined;
  readonly attacker: number | undefined;
  /** 319: a cleanup is due. */
  readonly cleanupDue: boolean;
  /** What has triggered is about to be put on the chain. */
  readonly arePut: boolean;
}

/** What a game that has not begun is at. */
export function beforeTheGame(): Progress {
  return {
    ...layer.beforeTheGame(),
    firstPlayer: 0,
    priority: 0,
    passes: 0,
    focus: undefined,
    focusPasses: 0,
    initialChain: false,
    chained: false,
    chainResolved: false,
    hasResolved: false,
    showdown: undefined,
    combat: undefined,
    attacker: undefined,
    cleanupDue: false,
    arePut: false,
  };
}
