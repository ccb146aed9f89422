import type { Rule } from './rule';

/**
 * The conditions that were asked in this process and weren't met; undefined where nobody wants to know. A rule that would be met
 * always can be told from one of them only where that one was asked in vain, and there it doesn't count as exercised.
 */
export const unmetConditions: { noted: Set<Rule> | undefined } = { noted: undefined };
