/** A change of a rulebook's rules, as an amendment says it. */
export type RuleChange =
  | { readonly verb: 'off'; readonly number: string }
  | { readonly verb: 'set'; readonly number: string; readonly from?: number; readonly to: number }
  | { readonly verb: 'vary'; readonly number: string; readonly point: string; readonly choice: string };

const SET = /^set (\S+)(?: from (\d+))? to (\d+)$/;
const VARY = /^vary (\S+) ([^:]+): (.+)$/;

/**
 * Reads a change: `set 402.2 to 3`, `set 100.2a from 40 to 50` where a rule names several numbers, `vary 704.5e whose: owner`.
 * Whatever else there is is the number of a rule that is switched off.
 */
export function changeOf(text: string): RuleChange {
  const [, set, from, to] = SET.exec(text) ?? [];
  if (set !== undefined)
    return {
      verb: 'set',
      number: set,
      ...(from === undefined ? {} : { from: Number(from) }),
      to: Number(to),
    };
  const [, vary, point = '', choice = ''] = VARY.exec(text) ?? [];
  return vary === undefined ? { verb: 'off', number: text } : { verb: 'vary', number: vary, point, choice };
}
