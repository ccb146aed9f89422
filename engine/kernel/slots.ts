import {
  type ByEdition,
  type Form,
  type InForce,
  type Numbers,
  type OwnNumbers,
  ownRule,
  type Rule,
  type Variant,
} from './rule';

/** What a rule means, whatever the books call it and say of it: what callers import and procedures list. */
interface Slot {
  /** What stands there, by the short names of the editions that have it. */
  readonly editions: ReadonlyMap<string, Variant>;
}

const slots = new WeakMap<Rule, Slot>();
/** The slots that a rule stands in, in some edition. */
const occupied = new WeakMap<Rule, Rule[]>();

/** The point of a slot at which an edition chooses. */
const EDITION = 'edition';

/** What stands in a rule's place by edition, where the rule is a slot; undefined: it is a rule of its own. */
export const editionsAt = (rule: Rule): ReadonlyMap<string, Variant> | undefined => slots.get(rule)?.editions;

/** The slots that a rule stands in: none, unless it is an edition's. */
export const slotsOf = (rule: Rule): readonly Rule[] => occupied.get(rule) ?? [];

/** Is a slot one that stands in another, in each edition that it has: a rule of some editions under different numbers? */
export const isWithinASlot = (slot: Rule): boolean => {
  const own = [...(editionsAt(slot) ?? [])];
  return own
    .flatMap(([, { standing }]) => slotsOf(standing))
    .some((other) => {
      const around = editionsAt(other);
      const holdsAll = own.every(([edition, { standing }]) => around?.get(edition)?.standing === standing);
      return other !== slot && holdsAll && (around?.size ?? 0) > own.length;
    });
};

/** The rules that stand in a slot, each once; the rule itself where it is none. */
export const rulesAt = (rule: Rule): readonly Rule[] => {
  const editions = editionsAt(rule);
  return editions ? [...new Set([...editions.values()].map(({ standing }) => standing))] : [rule];
};

const isCalled = (rule: unknown): rule is (game: InForce, ...facts: readonly unknown[]) => unknown =>
  typeof rule === 'function';

/**
 * Makes one meaning of several editions' rules: `slot('legend rule', { '2003': stateBased('K.17.2', …), '2025': … })`. It is imported,
 * called and listed as if it were the rule; each game has what its own edition says there, under that edition's number. Where an edition
 * says nothing, it is a rule that is off.
 *
 * @param meaning what the editions' rules have in common, in our own few words
 * @param rules by the short names of the editions, each in its own form: games call what is called everywhere, and look the others up; one
 *   that only bears another number in some of them stands in all of those
 * @throws RangeError where no edition has a rule
 */
export function slot<R extends Rule>(meaning: string, rules: ByEdition<R>): R;
export function slot(meaning: string, rules: ByEdition<Rule>): Rule {
  const all = Object.entries(rules).map(([edition, rule]): readonly [string, Rule] => [
    edition,
    editionsAt(rule)?.get(edition)?.standing ?? rule,
  ]);
  const [first] = all.map(([, rule]) => rule);
  if (first === undefined) throw new RangeError(`No edition has a rule for "${meaning}": name one that has.`);
  const number = all.map(([edition, rule]) => `${rule.number} (${edition})`).join(', ');
  const itself = ownRule(number, meaning, first.form);
  const self =
    all.every(([, rule]) => isCalled(rule)) && isCalled(first)
      ? calling(itself, first)
      : { ...first, ...itself };
  const editions = new Map(all.map(([edition, rule]) => [edition, inEdition(edition, rule, itself.place)]));
  slots.set(self, { editions });
  for (const rule of new Set(all.map(([, rule]) => rule))) occupied.set(rule, [...slotsOf(rule), self]);
  return self;
}

/** What is called in the place of a rule that is called. Before any game, and where nothing stands there, the first edition's answers: where it isn't the game's, it is off. */
function calling(itself: Rule, first: (game: InForce, ...facts: readonly unknown[]) => unknown): Rule {
  const { place } = itself;
  const self: Rule = Object.assign((game: InForce, ...facts: readonly unknown[]): unknown => {
    const own = game.instead?.(self, place)?.answer;
    return isCalled(own) ? own(game, ...facts) : first(game, ...facts);
  }, itself);
  return self;
}

function inEdition(edition: string, rule: Rule, place: number): Variant {
  const { number, restates, title, form } = rule;
  const said = {
    point: EDITION,
    choice: edition,
    change: `edition ${edition}`,
    words: `${number}: ${title}`,
  };
  return { number, restates, title, form, place, ...said, answer: rule, standing: rule };
}

const isOfOneBook = (numbers: Numbers): numbers is OwnNumbers =>
  typeof numbers === 'string' || ('number' in numbers && 'restates' in numbers);

/**
 * Makes a rule, of one book or of several editions' books.
 *
 * @param make makes the rule that one book holds
 */
export function byNumbers<R extends Rule>(numbers: Numbers, title: string, make: (own: OwnNumbers) => R): R {
  if (isOfOneBook(numbers)) return make(numbers);
  const made = new Map<string, R>();
  const rules = Object.entries(numbers).map(([edition, own]): readonly [string, R] => {
    // Editions with the same number have the very same rule.
    const key = JSON.stringify(own);
    const rule = made.get(key) ?? make(own);
    made.set(key, rule);
    return [edition, rule];
  });
  return slot(title, Object.fromEntries(rules));
}

/** Makes a rule that is asked whether it is on: its numbers, its title, its form. */
export const rule = (numbers: Numbers, title: string, form: Form): Rule =>
  byNumbers(numbers, title, (own) => ownRule(own, title, form));
