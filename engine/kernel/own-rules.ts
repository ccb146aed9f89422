/** Rules of a designer's own: what can take the place of a rulebook's rule, and what can be added to it. */
import { givesMeaning } from './instruction';
import { isFollowing, isStep } from './procedure';
import { beforeAnyGame, type Rule, type Variant } from './rule';
import { isPermission, isReplacement, isStateBasedAction, type Ruleset } from './ruleset';

/** How games come to a rule: by calling it, by going through a procedure, or by looking it up in a table. */
type Reached = 'called' | 'step' | 'action' | 'replacement' | 'state-based action' | 'word';

/** How games come to a rule; undefined: in a way of its own, that only the rulebook's rule can be come to. */
function reachedBy(rule: Rule): Reached | undefined {
  if (typeof rule === 'function') return 'called';
  if (isStep(rule)) return 'step';
  if (isPermission(rule)) return 'action';
  if (isReplacement(rule)) return 'replacement';
  if (isStateBasedAction(rule)) return 'state-based action';
  return givesMeaning(rule) ? 'word' : undefined;
}

const ADDABLE: readonly (Reached | undefined)[] = ['action', 'replacement', 'state-based action'];

/** What can be added, in words. */
const WHAT_CAN_BE_ADDED =
  'a state-based action, a permission, a prohibition, a replacement, or a step that says which step it follows (stepAfter)';

const rulesIn = (of: Ruleset): readonly Rule[] => [...new Set([...of.rules.values()].flat())];

/** Says why a rule can't be added to a ruleset; undefined if it can. */
export function whyNotAdded(of: Ruleset, rule: Rule): string | undefined {
  const { number, form, title } = rule;
  if (of.rules.has(number))
    return `Rule ${number} is there already (${of.rules.get(number)?.[0]?.title}): give yours a number of its own, or replace that one.`;
  if (isFollowing(rule)) {
    const before = of.rules.get(rule.after);
    if (before?.some(isStep)) return undefined;
    return `Rule ${number} is to follow ${rule.after}, ${before ? 'which is no step' : 'under which the engine enforces nothing'}: name the number of a procedure's step.`;
  }
  const reached = reachedBy(rule);
  if (!ADDABLE.includes(reached))
    return `Rule ${number} (${title}) is a ${form}, which nothing would ask for: what can be added is ${WHAT_CAN_BE_ADDED}.`;
  const alike = rulesIn(of).filter((each) => each.form === form && reachedBy(each) === reached);
  if (alike.length === 0)
    return `Rule ${number} is a ${form}, and ${of.rulebook} looks for none that are made so: what can be added is ${WHAT_CAN_BE_ADDED}.`;
  return isPermission(rule) ? whyNeverAsked(rulesIn(of), rule.action, number) : undefined;
}

/** What nothing asks for is never permitted or forbidden. */
function whyNeverAsked(rules: readonly Rule[], action: string, number: string): string | undefined {
  const actions = new Set(rules.flatMap((each) => (isPermission(each) ? [each.action] : [])));
  if (actions.has(action)) return undefined;
  return `Rule ${number} is about "${action}", which nothing asks for; there are: ${[...actions].sort().join(', ')}.`;
}

/** Says why a rule can't take the place of one of a number's rules; undefined if it can. */
export function whyNotInItsPlace(
  { number, rule }: { readonly number: string; readonly rule: Rule },
  rules: readonly Rule[],
): string | undefined {
  const forms = [...new Set(rules.map(({ form }) => form))].join(' and ');
  if (rule.number !== number)
    return `The rule that is to replace ${number} has the number ${rule.number}: give it the number ${number}.`;
  const alike = rules.filter((each) => each.form === rule.form);
  const [first] = alike;
  if (first === undefined)
    return `Rule ${number} is a ${forms}, and what is to replace it is a ${rule.form}: a rule is replaced by one of its own form.`;
  if (alike.length > 1)
    return `Under ${number} there are ${alike.length} rules of the form ${rule.form} (${alike.map(({ title }) => title).join('; ')}): none of them can be replaced alone.`;
  if (reachedBy(first) === undefined)
    return `Rule ${number} (${first.title}) is enforced by others that ask whether it is on: it can be switched off, and not be replaced.`;
  if (reachedBy(first) !== reachedBy(rule))
    return `Rule ${number} is a ${first.form} that is made in another way than what is to replace it: make yours as ${howMade(first)}.`;
  return undefined;
}

const howMade = (rule: Rule): string => {
  switch (reachedBy(rule)) {
    case 'called':
      return 'a definition, fact or consequence, which is called';
    case 'step':
      return 'a step of a procedure';
    default:
      return `a ${rule.form}, which is looked up`;
  }
};

/** What stands in a rule's place, where that is a rule of a designer's own. Games know it by the number of the rulebook's rule. */
export function replacing(rule: Rule, own: Rule): Variant {
  const { number, restates, form, place } = rule;
  const known = { number, restates, form, place, title: own.title };
  const isNumber = form === 'parameter' && typeof own === 'function';
  return {
    ...known,
    point: 'rule',
    choice: own.title,
    change: `replace ${number}`,
    words: `"${own.title}" instead of "${rule.title}"`,
    answer: isNumber ? Reflect.apply(own, undefined, [beforeAnyGame]) : own,
    standing: { ...own, ...known },
  };
}
