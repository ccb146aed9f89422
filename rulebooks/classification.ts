/** What a rule is: only of a testable one can a game show whether it is kept. */
export const kinds = ['testable', 'definition', 'physical', 'tournament', 'pointer'] as const;
export type Kind = (typeof kinds)[number];

/** What one rule was classified as. */
export interface ClassifiedRule {
  /** Its key in the rulebook, e.g. `111.1a~2`. */
  readonly rule: string;
  readonly kind: Kind;
  /** Why it can't be tested, in a few words; rules that can need none. */
  readonly reason?: string;
  /** The rule whose content this one says a second time: an engine has both in one. */
  readonly restates?: string;
  /** Digests of its text and of that rule's, as somebody read that they say the same. */
  readonly digests?: readonly [own: string, restated: string];
  /** The rules that keeping this one comes down to: it asks nothing of an engine that they don't. */
  readonly followsFrom?: readonly string[];
  /** Why an engine that keeps the rule does nothing under its number: it says what doesn't happen, or how a card is read. */
  readonly inherent?: string;
  /** True where a heuristic proposed it and nobody has confirmed it. */
  readonly proposed?: true;
}

/** What every rule of an edition is. */
export interface Classification {
  readonly rulebook: string;
  readonly edition: string;
  /** What proposed the entries that are marked as proposed. */
  readonly proposedBy?: string;
  /** In the rulebook's order. */
  readonly rules: readonly ClassifiedRule[];
}

/** Where the classification of an edition stands, relative to the folder of all rulebooks. */
export function classificationFile(id: string, edition: string): string {
  return `${id}/${edition}.classification.json`;
}

/** The entries of each classification that was asked for, by their rules: they are asked for once a rule. */
const entriesOf = new WeakMap<Classification, ReadonlyMap<string, ClassifiedRule>>();

/** Finds what was classified by the rule's key; of two entries for one rule, the first. */
export function byRule(classification: Classification | undefined): ReadonlyMap<string, ClassifiedRule> {
  if (classification === undefined) return new Map();
  const known = entriesOf.get(classification);
  if (known !== undefined) return known;
  const entries = new Map<string, ClassifiedRule>();
  for (const entry of classification.rules) {
    if (!entries.has(entry.rule)) entries.set(entry.rule, entry);
  }
  entriesOf.set(classification, entries);
  return entries;
}

/**
 * An entry with the numbers that the rules which it names have in another edition. Where one of them has none there, nothing
 * is said of it any more, and the entry is proposed.
 *
 * @param numberOf the number there of a rule of the entry's edition; undefined: there is none.
 */
export function withNumbers(
  { restates, digests, followsFrom, ...entry }: ClassifiedRule,
  numberOf: (rule: string) => string | undefined,
): ClassifiedRule {
  const same = restates === undefined ? undefined : numberOf(restates);
  const from = followsFrom?.flatMap((rule) => numberOf(rule) ?? []);
  const isLost = (restates !== undefined && same === undefined) || from?.length !== followsFrom?.length;
  return {
    ...entry,
    ...(same === undefined ? {} : { restates: same, ...(digests === undefined ? {} : { digests }) }),
    ...(from === undefined || from.length === 0 ? {} : { followsFrom: from }),
    ...(isLost ? { proposed: true } : {}),
  };
}

/** Two rules of which somebody read that they say the same, with the digests that their texts had then. */
export interface Restatement {
  readonly rule: string;
  readonly restates: string;
  readonly digests: readonly [own: string, restated: string];
}

/** The restatements that a classification declares with their digests, in its order. */
export const restatementsIn = (classification: Classification | undefined): readonly Restatement[] =>
  (classification?.rules ?? []).flatMap(({ rule, restates, digests }) =>
    restates === undefined || digests === undefined ? [] : [{ rule, restates, digests }],
  );

/**
 * Which of two rules that said the same have another text now.
 *
 * @param digestOf the digest of a rule's text now; undefined: there is no such rule
 */
export const rewordedIn = (
  { rule, restates, digests: [own, restated] }: Restatement,
  digestOf: (rule: string) => string | undefined,
): readonly string[] => [
  ...(digestOf(rule) === own ? [] : [rule]),
  ...(digestOf(restates) === restated ? [] : [restates]),
];
