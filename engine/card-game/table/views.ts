/** What is seen of an object of any game: what the one who looks may not see is left out. */
export interface SeenObject {
  readonly id: string;
  readonly owner: number;
  readonly controller: number | undefined;
  readonly zone: string;
  readonly statuses: readonly string[];
  readonly damage: number;
  readonly counters: Readonly<Record<string, number>>;
  /** Ids of objects and seats of players. */
  readonly targets: readonly (string | number)[];
  /** Id of the object that an ability is from; of what the rules themselves put on the stack, its own: it is no card either. */
  readonly source: string | undefined;
  readonly name: string | undefined;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly string[];
  readonly characteristics: Readonly<Record<string, number>>;
  /** Texts of its abilities. */
  readonly abilities: readonly string[];
}

/** What is seen of a player of any game. */
export interface SeenPlayer {
  readonly name: string;
  readonly seat: number;
  /** How much of each resource, by the description's names; left out: nothing of it. */
  readonly resources: Readonly<Record<string, number>>;
  /** What else is so of the player, by the description's names; left out where its game has nothing of the sort. */
  readonly statuses?: readonly string[];
  readonly inGame: boolean;
  readonly won: boolean;
  readonly lost: boolean;
}

/** What is seen of a table of any game; each game adds what it has besides. */
export interface SeenTable<O extends SeenObject = SeenObject, P extends SeenPlayer = SeenPlayer> {
  readonly over: boolean;
  readonly drawn: boolean;
  readonly activePlayer: number;
  readonly phase: string;
  readonly step: string;
  readonly turn: number;
  readonly players: readonly P[];
  readonly objects: readonly O[];
}
