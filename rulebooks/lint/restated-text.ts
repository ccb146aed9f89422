import { rewordedIn } from '../classification';
import type { Check } from './finding';

/** Rules that said the same when they were read, of which one is worded otherwise now. */
export const restatedText: Check = {
  code: 'restated-text',
  severity: 'warning',
  explanation:
    'A rule is classified as restating another, and one of the two has another text than when both were read.',
  find: ({ restatements, rules }) => {
    const byKey = new Map(rules.map((rule) => [rule.key, rule]));
    return restatements.flatMap((restatement) => {
      const { rule, restates } = restatement;
      const reworded = rewordedIn(restatement, (key) => byKey.get(key)?.digest);
      const [first] = reworded.flatMap((key) => byKey.get(key) ?? []);
      if (first === undefined) return [];
      const { key, line, column } = first;
      const message = `${rule} restated ${restates}, and ${reworded.join(' and ')} ${reworded.length > 1 ? 'have other texts' : 'has another text'} than when both were read: see that they still say the same.`;
      return [{ rule: key, line, column, message }];
    });
  },
};
