import type { RuleChange } from './changes';
import { amendedRuleset } from './out-of-force';
import type { Rule, Variant } from './rule';
import { type Origin, originOf } from './rule';
import { byNumber, type OrderedProcedure, ordersIn, type Ruleset, rulesOf, type Sections } from './ruleset';
import { editionsAt, rulesAt, slotsOf } from './slots';

/** An edition of a game. */
export interface EditionOfAGame {
  /** Its short name, by which rules are declared and games are set up: '2003'. */
  readonly name: string;
  /** Its rulebook, and the day that it is of. */
  readonly rulebook: string;
  readonly edition: string;
  /**
   * The short name of the edition that rules with a number of one book belong to: what this edition's book neither holds nor cites is
   * assumed from there, under that number. Left out: such a rule is every edition's.
   */
  readonly assumes?: string;
  /** What it says otherwise at variation points, as an amendment would: the same rulebook read in another way. */
  readonly choices?: readonly RuleChange[];
}

/**
 * Gathers the rulesets of a game of several editions from what its section files export. A rule that is no edition's alone is in all.
 *
 * @throws RangeError where a rule is of an edition that there isn't, or taken from one
 * @throws UnknownRule and RefusedChange for choices that can't be made
 */
export function editions(
  [first, ...others]: readonly [EditionOfAGame, ...EditionOfAGame[]],
  sections: Sections,
): readonly [Ruleset, ...Ruleset[]] {
  const rules = rulesOf(sections);
  const names = new Set([first, ...others].map(({ name }) => name));
  for (const rule of rules) refuseUnknown(rule, names);
  for (const { name, assumes = name } of others)
    if (!names.has(assumes))
      throw new RangeError(
        `The edition "${name}" assumes what "${assumes}" holds, and the game's are ${[...names].join(', ')}.`,
      );
  const found = { rules, ordered: ordersIn(sections) };
  return [rulesetOf(first, found), ...others.map((each) => rulesetOf(each, found))];
}

/** Where a rule of an edition was taken from that its own book doesn't hold; undefined: the book holds it. */
export function originIn({ assumes }: Ruleset, rule: Rule): Origin | undefined {
  if (assumes === undefined || slotsOf(rule).length > 0) return originOf(rule);
  return { edition: assumes, number: rule.number };
}

/** What section files of several editions export. */
interface Found {
  readonly rules: ReadonlySet<Rule>;
  /** The procedures whose steps come in another order in some edition. */
  readonly ordered: readonly OrderedProcedure[];
}

function rulesetOf(
  { name, rulebook, edition, assumes, choices = [] }: EditionOfAGame,
  { rules: found, ordered }: Found,
): Ruleset {
  const rules = new Set([...found].flatMap((rule) => ownRulesOf(rule, name)));
  const inPlaces = new Map<Rule, Variant | undefined>();
  for (const rule of found) {
    for (const each of rulesAt(rule)) if (!rules.has(each)) inPlaces.set(each, undefined);
    const here = editionsAt(rule);
    if (here) inPlaces.set(rule, here.get(name));
  }
  const asWritten = { rulebook, edition, name, assumes, rules: byNumber(rules) };
  const inOrders = ordered.length > 0 ? { ...asWritten, ordered } : asWritten;
  const itself = ordered.length > 0 || inPlaces.size > 0 ? { ...inOrders, inPlaces } : inOrders;
  return choices.length === 0 ? itself : { ...itself, inPlaces: amendedRuleset(itself, choices).off };
}

/** What an edition has where a rule is exported: in a slot its own rule; a rule that stands in slots only where one of those has it. */
function ownRulesOf(rule: Rule, edition: string): readonly Rule[] {
  const here = editionsAt(rule);
  if (here) return [...here].flatMap(([name, { standing }]) => (name === edition ? [standing] : []));
  const slots = slotsOf(rule);
  const isOwn = slots.length === 0 || slots.some((slot) => editionsAt(slot)?.get(edition)?.standing === rule);
  return isOwn ? [rule] : [];
}

function refuseUnknown(rule: Rule, names: ReadonlySet<string>): void {
  const sources = rulesAt(rule).flatMap((each) => originOf(each)?.edition ?? []);
  for (const name of [...(editionsAt(rule)?.keys() ?? []), ...sources])
    if (!names.has(name))
      throw new RangeError(
        `"${rule.title}" (${rule.number}) names the edition "${name}", and the game's are ${[...names].join(', ')}.`,
      );
}
