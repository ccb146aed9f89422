import colours from 'picocolors';
import type { Ruleset } from '../engine/kernel';
import { loadRulebook, rulebookIds, rulesOf } from '../rulebooks/library';
import { type AssumedRule, assumedIn, editionsNamed } from './game-editions';
import { exitCodes } from './problem';

/** A rule that an edition's book doesn't hold. */
interface Entry extends AssumedRule {
  /** Does the book cite it, or a rule below that number? Where it doesn't, the number says only where the rule is taken from. */
  readonly isCited: boolean;
}

/** Everything that an edition's book cites; undefined: there is no such book here. */
const citedIn = ({ rulebook, edition }: Ruleset): ReadonlySet<string> | undefined =>
  rulebookIds().includes(rulebook)
    ? new Set(rulesOf(loadRulebook(`${rulebook}@${edition}`)).flatMap(({ references }) => references))
    : undefined;

/** Is a number cited, or one below it: of 118 it is 118.7, of 607.2 it is 607.2d? */
export const isAmong = (cited: ReadonlySet<string>, number: string): boolean =>
  [...cited].some((each) => each.startsWith(number) && !/^\d/.test(each.slice(number.length)));

/** The rules of an edition that are taken from another one, and which of them its book cites. */
export function registerOf(ruleset: Ruleset): readonly Entry[] {
  const cited = citedIn(ruleset);
  return assumedIn(ruleset).map((rule) => ({ ...rule, isCited: !cited || isAmong(cited, rule.number) }));
}

/**
 * Prints the rules of a game that an edition's book only cites, with the rule of another edition that each is taken from.
 *
 * @param named `GAME` or `GAME@EDITION`
 * @returns the exit code; throws a Problem for a game or an edition that there isn't
 */
export function assumptions(named: string, { json = false }: { readonly json?: boolean } = {}): number {
  const all = editionsNamed(named).map((ruleset) => ({ ruleset, assumed: registerOf(ruleset) }));
  const asJson = all.map(({ ruleset: { name, rulebook, edition }, assumed }) => ({
    name,
    rulebook,
    edition,
    assumed,
  }));
  console.log(json ? JSON.stringify({ editions: asJson }, null, 1) : all.map(describe).join('\n\n'));
  return exitCodes.passed;
}

interface Register {
  readonly ruleset: Ruleset;
  readonly assumed: readonly Entry[];
}

const NOT_CITED = ' (not cited)';

function describe({ ruleset: { name, rulebook, edition }, assumed }: Register): string {
  const book = `${colours.bold(name)} (${rulebook} ${edition})`;
  if (assumed.length === 0) return `${book}: no rule is assumed.`;
  const lines = assumed.map(
    ({ number, title, assumedFrom, isCited }) =>
      `  ${number}${isCited ? '' : NOT_CITED} from ${assumedFrom.edition} ${assumedFrom.number}: ${title}`,
  );
  const many = assumed.length === 1 ? 'one rule is' : `${assumed.length} rules are`;
  const notCited = assumed.some(({ isCited }) => !isCited)
    ? '\nThe book cites none of those that are "not cited": such a number says where its rule was taken from, and nothing of this edition.'
    : '';
  return `${book}: ${many} assumed; they count neither as linked, nor as exercised or killed.${notCited}\n${lines.join('\n')}`;
}
