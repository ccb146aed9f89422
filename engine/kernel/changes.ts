import type { Rule } from './rule';

/** A change of a rulebook's rules: one is switched off, says something else, or is another one; or there is one more. */
export type RuleChange =
  | { readonly verb: 'off'; readonly number: string }
  | NumberChange
  | { readonly verb: 'vary'; readonly number: string; readonly point: string; readonly choice: string }
  | { readonly verb: 'replace'; readonly number: string; readonly rule: Rule }
  | { readonly verb: 'add'; readonly rule: Rule };

/** Another number in a rule; `from` tells which, where the rule names several. */
interface NumberChange {
  readonly verb: 'set';
  readonly number: string;
  readonly from?: number | undefined;
  readonly to: number;
}

/** A change of a rule that is there, by what is asked of it at its variation points. */
export type PointChange = Extract<RuleChange, { readonly verb: 'set' | 'vary' }>;

/** The number of the rule that a change is about. */
export const numberOf = (change: RuleChange): string =>
  change.verb === 'add' ? change.rule.number : change.number;

/** The change by which a rule says something else at one of its variation points: `vary 704.5e whose: owner`. */
export const vary = (number: string, point: string, choice: string): RuleChange => ({
  verb: 'vary',
  number,
  point,
  choice,
});
