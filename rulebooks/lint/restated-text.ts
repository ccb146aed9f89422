import { rewordedIn } from '../classification';
import type { Check } from './finding';
import { disagreementBetween } from './restated-otherwise';

/** Rules that said the same when they were read, of which one is worded otherwise now. */
export const restatedText: Check = {
  code: 'restated-text',
  severity: 'warning',
  explanation:
    'A rule is classified as restating another, and one of the two has another text than when both were read.',
  find: (book) => {
    const { restatements, rules } = book;
    const byKey = new Map(rules.map((rule) => [rule.key, rule]));
    return restatements.flatMap((restatement) => {
      const { rule, restates } = restatement;
      const reworded = rewordedIn(restatement, (key) => byKey.get(key)?.digest);
      const [first] = reworded.flatMap((key) => byKey.get(key) ?? []);
      if (first === undefined) return [];
      const { key, line, column } = first;
      const other = byKey.get(key === rule ? restates : rule);
      const where = other === undefined ? '' : ` (${other.key} is on ${book.line(other.line)})`;
      const disagreement = other === undefined ? undefined : disagreementBetween(first, other);
      const words =
        disagreement === undefined
          ? ''
          : `; ${key} says "${disagreement.says}", and ${other?.key} says "${disagreement.otherSays}"`;
      const message = `${rule} restated ${restates}, and ${reworded.join(' and ')} ${reworded.length > 1 ? 'have other texts' : 'has another text'} than when both were read${where}: see that they still say the same${words}.`;
      return [{ rule: key, line, column, message }];
    });
  },
};
