import colours from 'picocolors';
import type { Ruleset } from '../engine/kernel';
import { type AssumedRule, assumedIn, editionsNamed } from './game-editions';
import { exitCodes } from './problem';

/**
 * Prints the rules of a game that an edition's book only cites, with the rule of another edition that each is taken from.
 *
 * @param named `GAME` or `GAME@EDITION`
 * @returns the exit code; throws a Problem for a game or an edition that there isn't
 */
export function assumptions(named: string, { json = false }: { readonly json?: boolean } = {}): number {
  const all = editionsNamed(named).map((ruleset) => ({ ruleset, assumed: assumedIn(ruleset) }));
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
  readonly assumed: readonly AssumedRule[];
}

function describe({ ruleset: { name, rulebook, edition }, assumed }: Register): string {
  const book = `${colours.bold(name)} (${rulebook} ${edition})`;
  if (assumed.length === 0) return `${book}: no rule is assumed.`;
  const lines = assumed.map(
    ({ number, title, assumedFrom }) =>
      `  ${number} from ${assumedFrom.edition} ${assumedFrom.number}: ${title}`,
  );
  const many = assumed.length === 1 ? 'one rule is' : `${assumed.length} rules are`;
  return `${book}: ${many} assumed; they count neither as linked, nor as exercised or killed.\n${lines.join('\n')}`;
}
