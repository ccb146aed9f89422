import type { RuleChange } from '../../engine/kernel';
import { changeOf, type WrittenChange } from '../amendment/change';
import { filesOfOwnRules, ownRules, RefusedModule } from './own-rules';

/**
 * A change as the engine makes it, with the rules of the module that it names.
 *
 * @throws RefusedModule where that gives none, or several in the place of one
 */
export function ruleChanges(change: WrittenChange): readonly RuleChange[] {
  switch (change.verb) {
    case 'replace': {
      const { verb, number, module } = change;
      const rules = ownRules(module);
      const [rule] = rules;
      if (rule === undefined || rules.length > 1)
        throw new RefusedModule(
          `"${module}" exports ${rules.length} rules, and one is to replace ${number}: export that one alone.`,
        );
      return [{ verb, number, rule }];
    }
    case 'add':
      return ownRules(change.module).map((rule) => ({ verb: 'add', rule }));
    default:
      return [change];
  }
}

/** What a setup's list of rules that are off, or otherwise, means to the engine. Throws RefusedModule. */
export const changesIn = (off: readonly string[] = []): readonly RuleChange[] =>
  off.map(changeOf).flatMap(ruleChanges);

/** The files that rules of a designer's own among some changes are made from. Throws RefusedModule. */
export const filesOfChanges = (off: readonly string[]): readonly string[] =>
  off.map(changeOf).flatMap((change) => ('module' in change ? filesOfOwnRules(change.module) : []));

/** Are rules of a designer's own among them? What makes games faster counts on nothing that it knows of these. */
export const hasOwnRules = (off: readonly string[] = []): boolean =>
  off.some((text) => ['replace', 'add'].includes(changeOf(text).verb));
