import type { Comparison } from '../rulebooks/diff/changes';
import type { ComparedEdition } from './compared-editions';

/** What the links to a rule become. */
export type NewNumber =
  | { readonly becomes: 'same' }
  | { readonly becomes: 'other'; readonly number: string; readonly guess: boolean }
  | { readonly becomes: 'nothing' }
  | { readonly becomes: 'unclear'; readonly why: string };

/** Says, for every number of an older edition, which one of a newer edition its links belong to. */
export function newNumbers(
  { changes, successors }: Comparison,
  older: ComparedEdition,
  newer: ComparedEdition,
): (rule: string) => NewNumber {
  const merged = new Map(
    changes.flatMap((change) =>
      change.what === 'merged' ? change.from.map((from) => [from, change.into] as const) : [],
    ),
  );
  const split = new Map(
    changes.flatMap((change) => (change.what === 'split' ? [[change.from, change.into] as const] : [])),
  );
  const known = new Set(older.edition.rules.map(({ key }) => key));
  const taken = new Set(newer.edition.rules.map(({ key }) => key));
  return (rule) => {
    if (!known.has(rule)) return { becomes: 'same' };
    const successor = successors.get(rule);
    if (successor?.to === rule) return { becomes: 'same' };
    if (successor !== undefined && !successor.ambiguous) {
      return { becomes: 'other', number: successor.to, guess: false };
    }
    const parts = split.get(rule);
    if (parts !== undefined) {
      return { becomes: 'unclear', why: `${rule} seems to be split into ${parts.join(' and ')}` };
    }
    const into = merged.get(rule);
    if (into !== undefined) return { becomes: 'other', number: into, guess: true };
    if (successor !== undefined) {
      return { becomes: 'unclear', why: `${rule} could be ${candidates(rule, older, newer).join(' or ')}` };
    }
    return taken.has(rule)
      ? { becomes: 'unclear', why: `${rule} was removed and its number is another rule's now` }
      : { becomes: 'nothing' };
  };
}

/** The rules with the same text, none of which anything speaks for. */
function candidates(rule: string, older: ComparedEdition, newer: ComparedEdition): string[] {
  const digest = older.edition.rules.find(({ key }) => key === rule)?.digest;
  return newer.edition.rules.filter((each) => each.digest === digest).map(({ key }) => key);
}
