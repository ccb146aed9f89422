import type { CardSetup, TableRequest } from '../../card-game/table/setup';

/** How a permanent lies on the table. */
export interface LyingSetup {
  readonly card: CardSetup;
  readonly rested?: boolean | undefined;
  readonly faceDown?: boolean | undefined;
  readonly damage?: number | undefined;
  readonly statuses?: readonly string[] | undefined;
  readonly at?: string | undefined;
  readonly controlled?: boolean | undefined;
}

/** A permanent, with what is attached to it. */
export interface PermanentSetup extends LyingSetup {
  readonly attached?: readonly LyingSetup[] | undefined;
}

/** A table that is to be arranged. */
export interface Request extends TableRequest {
  readonly players: readonly {
    readonly name: string;
    readonly pool?: Readonly<Record<string, number>> | undefined;
    readonly points?: number | undefined;
    readonly deck?: readonly CardSetup[] | undefined;
    readonly hand?: readonly CardSetup[] | undefined;
    readonly graveyard?: readonly CardSetup[] | undefined;
    readonly expelled?: readonly CardSetup[] | undefined;
    readonly zones?: Readonly<Record<string, readonly CardSetup[]>> | undefined;
    /** Bases are the game's own. */
    readonly bases: readonly unknown[];
    readonly permanents?: readonly PermanentSetup[] | undefined;
  }[];
}
