import type { Node } from 'ohm-js';

/** What a game says of amounts that have to be known as targets are chosen. */
export interface Announcing {
  /** Rules of the grammar that divide something, over targets perhaps. */
  readonly divisions: readonly string[];
  /** Why an amount that comes about later can't be meant. */
  readonly whyLater: string;
  /** What could be meant. */
  readonly instead: readonly string[];
  /** Why no fewer can be divided than there are targets, where nothing can make more of it. */
  readonly whyFew?: string;
  /** Rules of the game's own for amounts that speak of what was done, happened or was rolled before. */
  readonly spoken?: readonly string[];
  /** Rules of its own for what can have been done before, in an ability. */
  readonly done?: readonly string[];
  /** Rules of its own for what chooses for itself, when its time has come. */
  readonly apart?: readonly string[];
  /** Rules of its own in which something is spent first, and what was spent counted then. */
  readonly spending?: readonly string[];
  /** Rules of its own for whole abilities that an event sets off. */
  readonly triggered?: readonly string[];
}

/** Something that is chosen as a text is announced, and what it must be. */
interface Target {
  readonly node: Node;
  readonly minimum: number | 'X';
}

/** A word at which a text is refused, and why. */
interface Fault {
  readonly node: Node;
  readonly expected: readonly string[];
  readonly why: string;
}

/** Amounts that speak of what was done, happened or was rolled before. */
const SPOKEN = ['ThatMuch', 'Amount_thatMuch', 'Amount_twiceThatMuch'];
/** What can have been done before, in an ability. */
const DONE = ['Verb', 'Clause'];
/** What is said there is chosen, and counted, when its time has come. */
const APART = ['QuotedAbility', 'DelayedSentence'];

const holds = (whole: Node, part: Node): boolean =>
  whole.source.startIdx <= part.source.startIdx && part.source.endIdx <= whole.source.endIdx;

/**
 * Finds an amount that tells what can be chosen as targets, or is divided among them, and that comes about only later: targets are
 * chosen, and what is divided among them is known, as something is put on the chain. Only what set an ability off is known by then.
 *
 * @param ability the node of a whole ability, whose targets these are
 * @returns the word at which the text is refused; undefined where everything is known in time
 */
export function knownTooLate(
  ability: Node,
  targets: readonly Target[],
  { divisions, whyLater, instead, whyFew, ...own }: Announcing,
): Fault | undefined {
  if (targets.length === 0) return undefined;
  const { spoken = [], done: doing = [], apart: other = [], spending = [], triggered = [] } = own;
  const apart = new Set([...APART, ...other]);
  const within = (node: Node, names: readonly string[]): readonly Node[] =>
    apart.has(node.ctorName)
      ? []
      : [
          ...(names.includes(node.ctorName) ? [node] : []),
          ...node.children.flatMap((child) => within(child, names)),
        ];
  const dividing = within(ability, divisions);
  const done = within(ability, [...DONE, ...doing, ...spending]);
  const isTriggered = ['Triggered', ...triggered].includes(ability.ctorName);
  for (const target of targets) {
    const division = dividing.find((each) => holds(each, target.node));
    for (const amount of within(division ?? target.node, [...SPOKEN, ...spoken])) {
      const isLater = done.some((each) => each.source.endIdx <= amount.source.startIdx);
      const isSpent = done.some((each) => spending.includes(each.ctorName) && holds(each, amount));
      if (!isTriggered || isLater || isSpent) return { node: amount, expected: instead, why: whyLater };
    }
    const fault = division && whyFew !== undefined && tooFew(division, target, whyFew, within);
    if (fault) return fault;
  }
  return undefined;
}

/** Each of several targets among which something is divided gets at least one of it. */
function tooFew(
  division: Node,
  { node, minimum }: Target,
  why: string,
  within: (node: Node, names: readonly string[]) => readonly Node[],
): Fault | undefined {
  const [amount] = within(division, ['Amount']);
  const [each] = within(division, ['ForEach', 'Quantity']);
  if (amount === undefined || each !== undefined || minimum === 'X') return undefined;
  const said: { readonly amount: string; readonly value?: number } = amount.amount();
  return said.amount === 'number' && said.value !== undefined && said.value < minimum
    ? { node, expected: [`“up to ${said.value}”`], why }
    : undefined;
}
