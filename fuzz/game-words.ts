import type { ObjectView, PermanentSetup, SetupRequest } from '../port/contract';

type Player = SetupRequest['players'][number];

/** What is said of a change, and what it makes of whatever is changed; undefined: it can't be changed so. */
export type Change<T> = readonly [says: string, change: (before: T) => T | undefined];

/** A declaration of what fights: each of them against something. */
export interface Declaration {
  /** What somebody does by it, and what somebody "declares no …" of who doesn't. */
  readonly verb: string;
  readonly declared: string;
  /** The columns of a scenario's table of what fights and against what. */
  readonly columns: readonly [string, string];
  /** The id of what an object fights. */
  readonly against: (object: ObjectView) => string | undefined;
}

/** How a game calls what the fuzzer sees and does in every game, as far as its description doesn't say it. */
export interface GameWords {
  /** Events that leave every object where it was, and as it was but for its status. */
  readonly quietEvents: ReadonlySet<string>;
  /** Actions that could be thought of with an object, by the zone that it is in. */
  readonly thinkable: Readonly<Record<string, readonly string[]>>;
  /** Actions as a scenario says them after "can", with {object} and {onto} for what and whom they are about. */
  readonly deeds: Readonly<Record<string, string>>;
  /** Declarations, by what the player is asked for. */
  readonly declarations: Readonly<Record<string, Declaration>>;
  /** What is chosen to pay a cost with, as a scenario says it, by what the player is asked for. */
  readonly costs: Readonly<Record<string, string>>;
  /** Details in which two tables may differ: of each object of a type, and of each player. */
  readonly details: {
    readonly type: string;
    readonly ofObjects: readonly Change<PermanentSetup>[];
    readonly ofPlayers: readonly Change<Player>[];
  };
}
