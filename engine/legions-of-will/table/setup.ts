import type { CardSetup, TableRequest } from '../../card-game/table/setup';

/** How a permanent lies on the table. */
export interface PermanentSetup {
  readonly card: CardSetup;
  readonly rested?: boolean | undefined;
  readonly faceDown?: boolean | undefined;
  readonly damage?: number | undefined;
  readonly counters?: Readonly<Record<string, number>> | undefined;
  readonly playedThisTurn?: boolean | undefined;
}

/** A table that is to be arranged. */
export interface Request extends TableRequest {
  readonly players: readonly {
    readonly name: string;
    readonly resource?: number | undefined;
    readonly deck?: readonly CardSetup[] | undefined;
    readonly hand?: readonly CardSetup[] | undefined;
    readonly graveyard?: readonly CardSetup[] | undefined;
    readonly expelled?: readonly CardSetup[] | undefined;
    readonly bases: readonly (PermanentSetup & {
      readonly attached?: readonly PermanentSetup[] | undefined;
    })[];
  }[];
}
