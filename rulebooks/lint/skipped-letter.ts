import type { Check } from './finding';
import { splitNumber } from './numbers';

/** Letters that are used although the rulebook skips them. */
export const skippedLetter: Check = {
  code: 'skipped-letter',
  severity: 'warning',
  explanation: 'A rule is numbered with a letter (l or o) that this rulebook leaves out when it counts.',
  find: ({ rules, skipping }) => {
    if (skipping.known === 'unknown') return [];
    const why =
      skipping.known === 'said' ? 'the rulebook says that it skips' : 'the rulebook otherwise skips';
    return rules.flatMap(({ number, key, line, column }) => {
      const { last } = splitNumber(number);
      if (!skipping.letters.has(last)) return [];
      const next = String.fromCharCode(last.charCodeAt(0) + 1);
      return [
        { rule: key, line, column, message: `${number} uses the letter ${last}, which ${why}: use ${next}.` },
      ];
    });
  },
};
