/** A rule that is to be read again, and why. */
export interface RuleToRead {
  readonly rule: string;
  readonly title?: string;
  readonly why: string;
}

/** What is to be read again where rules change. */
export interface Reading {
  /** Rules that cite a changed one, or say the same again. */
  readonly citing: readonly RuleToRead[];
  /** Rules that may speak of the same: by words of their titles, or by the term in the rulebook's own text. */
  readonly alike: readonly RuleToRead[];
  readonly rulings: readonly { readonly id: string; readonly question: string; readonly taken: string }[];
  readonly invariants: readonly { readonly number: string; readonly says: string }[];
}
