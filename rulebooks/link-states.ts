/** For which texts the links from scenarios to rules were confirmed. */
export interface ConfirmedLinks {
  /** The edition whose numbers the links use, as `numbersOf` gives it; undefined where that isn't known. */
  readonly numbers?: string;
  /** From a rule's key to the digest of the text that was last read with its scenarios. */
  readonly rules: ReadonlyMap<string, string>;
}

/** A link to a rule whose text is no longer the one that it was confirmed for. */
export interface StaleLink {
  readonly rule: string;
  /** The number that the rule has now; undefined where no rule is left that could be it. */
  readonly now?: string;
}

/** A link to a rule whose text is unchanged and stands under another number now. */
export interface MovedLink {
  readonly rule: string;
  readonly to: string;
}

/**
 * What has become of the links to a rulebook. It stands beside the scenarios' verdicts and changes none: for the report
 * a rule is stale if it is in `stale`, and a scenario if a rule that it is linked to is. A moved link is not stale.
 */
export interface LinkStates {
  readonly rulebook: string;
  /** The folder of the features with these links, seen from the current one; undefined where it isn't known. */
  readonly features?: string;
  /** The edition that the links were compared with: the newest. */
  readonly edition: string;
  readonly stale: readonly StaleLink[];
  readonly moved: readonly MovedLink[];
  /** Linked rules that nobody has confirmed yet. */
  readonly unconfirmed: readonly string[];
}
