/** What the fuzzer asks of a game's editions. */
import { editionsAt, type Rule, type Ruleset } from '../engine/kernel';
import type { SetupRequest } from './contract';
import { gameOf, rulesetOf } from './in-process/games';

/** A meaning that two editions of a game have different rules for, with the numbers of each; none where an edition has no rule. */
export interface SlotApart {
  readonly meaning: string;
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** What an edition of a game is called, and which game it is of. */
export interface NamedGameEdition {
  /** The id by which the game is fuzzed: that of its first edition's rulebook. */
  readonly game: string;
  readonly edition: string;
}

/**
 * The edition of a rulebook's game that has a short name, or that is played where none is named; undefined where there is none, or the
 * game has but one.
 */
export function gameEdition(rulebook: string, edition?: string): NamedGameEdition | undefined {
  const game = gameOf(rulebook);
  const ruleset = rulesetOf(rulebook, edition);
  if (!game?.otherEditions || !ruleset) return undefined;
  return { game: game.ruleset.rulebook, edition: ruleset.name };
}

/** In what two editions of a rulebook's game differ, but for the numbers of rules; nothing where there are no such editions. */
export function slotsApart(rulebook: string, first: string, second: string): readonly SlotApart[] {
  const [one, other] = [rulesetOf(rulebook, first), rulesetOf(rulebook, second)];
  if (!one || !other) return [];
  const slots = [...new Set([...(one.inPlaces?.keys() ?? []), ...(other.inPlaces?.keys() ?? [])])];
  return slots.flatMap((slot) => {
    const [here, there] = [standingIn(one, slot), standingIn(other, slot)];
    const isApart = editionsAt(slot)
      ? // Where both have a rule of the same words, the books only number it otherwise.
        here?.title !== there?.title || here?.form !== there?.form
      : here !== undefined && there !== undefined && changeIn(one, slot) !== changeIn(other, slot);
    return isApart ? [{ meaning: slot.title, first: numbersOf(here), second: numbersOf(there) }] : [];
  });
}

/** What is played, as a table says it. */
type AskedFor = Readonly<Pick<SetupRequest, 'rulebook' | 'edition'>>;

/** A table in an edition of its game that has a short name, under the rulebook of that edition; undefined: in the usual one. */
export function inEdition<Table extends AskedFor>(table: Table, edition: string | undefined): Table {
  if (edition === undefined) return table;
  return { ...table, edition, rulebook: rulesetOf(table.rulebook, edition)?.rulebook ?? table.rulebook };
}

/** Has the edition that a table is played in a rule of a number, switched off or not? Of a game that nobody plays here nothing is known: it may. */
export const hasRule = ({ rulebook, edition }: AskedFor, number: string): boolean =>
  rulesetOf(rulebook, edition)?.rules.has(number) ?? true;

/**
 * The number under which an edition of a rulebook's game has the rule that the game's first one has under a number: where the editions
 * differ, that of the rule in its place. Undefined where it has none.
 */
export function numberIn({ rulebook, edition }: AskedFor, number: string): string | undefined {
  const [usual, played] = [gameOf(rulebook)?.ruleset, rulesetOf(rulebook, edition)];
  if (!usual || !played || usual === played) return number;
  const slots = [...(usual.inPlaces ?? [])].filter(([slot]) => editionsAt(slot) !== undefined);
  const slot =
    slots.find(([, here]) => here?.standing.number === number) ??
    slots.find(([, here]) => here?.standing.restates.includes(number));
  if (slot) return played.inPlaces?.get(slot[0])?.standing.number;
  return played.rules.has(number) ? number : undefined;
}

/** The rule that an edition has in a place; undefined where it has none, or another edition's is written there. */
function standingIn({ inPlaces, rules }: Ruleset, slot: Rule): Rule | undefined {
  if (editionsAt(slot)) return inPlaces?.get(slot)?.standing;
  return rules.get(slot.number)?.includes(slot) ? slot : undefined;
}

/** How an edition reads a rule otherwise than it is written; undefined: as it is written. */
const changeIn = ({ inPlaces }: Ruleset, rule: Rule): string | undefined =>
  inPlaces?.has(rule) ? (inPlaces.get(rule)?.change ?? 'off') : undefined;

const numbersOf = (rule: Rule | undefined): readonly string[] =>
  rule === undefined ? [] : [rule.number, ...rule.restates];
