import type { Location } from './piece';

/** What the turn and the game are at. */
export interface Progress {
  active: number;
  turn: number;
  phase: string;
  step: string;
  firstPlayer: number;
  over: boolean;
  nextId: number;
  nextTimestamp: number;
  /** 312, 313: who has priority on the chain, who has focus, and how often each was passed in sequence. */
  priority: number;
  passes: number;
  focus: number | undefined;
  focusPasses: number;
  /** 342: the chain that a showdown opened with is still there. */
  initialChain: boolean;
  /** A chain exists, or has just ended. */
  chained: boolean;
  /** 343, 416.2.a: something else than what adds resources has resolved since the chain came to be. */
  chainResolved: boolean;
  /** An item of the chain has just resolved. */
  hasResolved: boolean;
  /** 308: where a showdown is in progress; and whether it is part of a combat. */
  showdown: Location | undefined;
  combat: Location | undefined;
  attacker: number | undefined;
  /** 319: a cleanup is due. */
  cleanupDue: boolean;
  /** What has triggered is about to be put on the chain. */
  arePut: boolean;
  /** Seats of the players who take extra turns, the next one first. */
  extraTurns: readonly number[];
  /** During an extra turn: whose turn it was last in turn order. */
  regular: number | undefined;
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
