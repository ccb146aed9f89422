import { byRule, type Classification, type ClassifiedRule, withNumbers } from './classification';
import { proposeKinds, proposer } from './classify';
import { rulesOf } from './library';
import type { Rulebook } from './model';
import type { Source } from './source';

/** A classification made complete, and how. */
export interface Proposed {
  readonly classification: Classification;
  /** Entries that were confirmed, or proposed before, and stay as they are. */
  readonly kept: number;
  /** Entries taken over from an earlier edition, where a rule had the same text. */
  readonly carried: number;
  /** Entries that are proposed now. */
  readonly proposed: number;
  /** Entries for rules that there aren't, which stay for the lint to name. */
  readonly strange: number;
}

/** An earlier edition with what its rules are. */
export interface EarlierEdition {
  readonly rulebook: Rulebook;
  readonly classification: Classification;
}

/**
 * Gives every rule of an edition an entry. One that is there is never overwritten; a confirmed one of an earlier
 * edition is carried over to the rule with the same text; what is then left is proposed from the rule's words.
 */
export function completeClassification(
  rulebook: Rulebook,
  source: Source,
  before: Classification | undefined,
  earlier: EarlierEdition | undefined,
): Proposed {
  const present = byRule(before);
  const confirmed = confirmedByDigest(earlier);
  const kinds = proposeKinds(source);
  const numberOf = numbersIn(rulebook, earlier?.rulebook);
  const count = { kept: 0, carried: 0, proposed: 0 };
  const rules = rulesOf(rulebook).map(({ key, digest }): ClassifiedRule => {
    const entry = present.get(key);
    if (entry !== undefined) {
      count.kept += 1;
      return entry;
    }
    const carried = confirmed.get(digest);
    if (carried !== undefined) {
      count.carried += 1;
      return withNumbers({ ...carried, rule: key }, numberOf);
    }
    count.proposed += 1;
    const { kind, reason } = kinds.get(key) ?? { kind: 'testable' };
    return { rule: key, kind, ...(reason === undefined ? {} : { reason }), proposed: true };
  });
  const keys = new Set(rules.map(({ rule }) => rule));
  const strange = (before?.rules ?? []).filter(({ rule }) => !keys.has(rule));
  const hasProposals = [...rules, ...strange].some(({ proposed }) => proposed);
  const proposedBy = before?.proposedBy ?? (hasProposals ? proposer : undefined);
  return {
    classification: {
      rulebook: rulebook.id,
      edition: rulebook.edition,
      ...(proposedBy === undefined ? {} : { proposedBy }),
      rules: [...rules, ...strange],
    },
    ...count,
    strange: strange.length,
  };
}

/** Confirmed entries by the digest of their rule's text; texts that are there twice with two kinds are left out. */
function confirmedByDigest(earlier: EarlierEdition | undefined): Map<string, ClassifiedRule> {
  const found = new Map<string, ClassifiedRule>();
  if (earlier === undefined) return found;
  const entries = byRule(earlier.classification);
  const contradictory = new Set<string>();
  for (const { key, digest } of rulesOf(earlier.rulebook)) {
    const entry = entries.get(key);
    if (entry === undefined || entry.proposed) continue;
    if ((found.get(digest)?.kind ?? entry.kind) !== entry.kind) contradictory.add(digest);
    found.set(digest, entry);
  }
  for (const digest of contradictory) found.delete(digest);
  return found;
}

/** The number that a rule of an earlier edition has in this one, where its text stands once. */
function numbersIn(rulebook: Rulebook, earlier: Rulebook | undefined): (rule: string) => string | undefined {
  const digests = new Map(earlier ? rulesOf(earlier).map(({ key, digest }) => [key, digest] as const) : []);
  const now = new Map<string, string | undefined>();
  for (const { key, digest } of rulesOf(rulebook)) now.set(digest, now.has(digest) ? undefined : key);
  return (rule) => now.get(digests.get(rule) ?? '');
}
