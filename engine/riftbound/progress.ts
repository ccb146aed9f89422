import type { Location } from './piece';

/** What the turn and the game are at. */
export interface Progress {
  readonly active: number;
  readonly turn: number;
  readonly phase: string;
  readonly step: string;
  readonly firstPlayer: number;
  readonly over: boolean;
  readonly nextId: number;
  readonly nextTimestamp: number;
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
  /** Seats of the players who take extra turns, the next one first. */
  readonly extraTurns: readonly number[];
  /** During an extra turn: whose turn it was last in turn order. */
  readonly regular: number | undefined;
}

/** What a game that has not begun is at. */
export function beforeTheGame(): Progress {
  return {
    active: 0,
    turn: 0,
    phase: '',
    step: '',
    firstPlayer: 0,
    over: false,
    nextId: 1,
    nextTimestamp: 1,
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
    extraTurns: [],
    regular: undefined,
  };
}
