import path from 'node:path';
import colours from 'picocolors';
import { counted } from '../reports/rule-runs';
import type { LinkStates } from '../rulebooks/link-states';
import { findHome } from './home';
import { movedRemedy } from './moved-remedy';

/** How many rules are named before the rest is only counted. */
const FEW_RULES = 12;

/** What there is to say of the links to rulebooks, and what to do about it; empty where all are as confirmed. */
export function describeLinks(states: readonly LinkStates[]): string {
  return states.flatMap(describe).join('\n');
}

function describe({ rulebook, features = '.', edition, stale, moved, unconfirmed }: LinkStates): string[] {
  const said: string[] = [];
  if (stale.length > 0) {
    const rules = stale.map(({ rule, now }) =>
      now === undefined || now === rule ? rule : `${rule} (${now} in ${edition})`,
    );
    const names = stale.map(({ rule }) => rule);
    said.push(
      `${colours.yellow('Stale')}: ${counted(stale.length, 'rule has', 'rules have')} another text than when the scenarios were last read: ${few(rules)}`,
      `  Read the scenarios again, then: rulewright rulebook confirm ${names.length <= FEW_RULES ? names.join(' ') : '--all'}`,
    );
  }
  if (moved.length > 0) {
    said.push(
      `${colours.yellow('Moved')}: ${counted(moved.length, 'rule has', 'rules have')} another number in ${edition}: ${few(moved.map(({ rule, to }) => `${rule} → ${to}`))}`,
      `  Retarget the scenarios: ${movedRemedy({ id: rulebook, edition }, path.join(features, 'any.feature'), findHome())}`,
    );
  }
  if (unconfirmed.length > 0) {
    said.push(
      `${counted(unconfirmed.length, 'linked rule was', 'linked rules were')} never confirmed: rulewright rulebook confirm --all`,
    );
  }
  return said;
}

function few(rules: readonly string[]): string {
  const rest = rules.length - FEW_RULES;
  return rest > 0 ? `${rules.slice(0, FEW_RULES).join(', ')} and ${rest} more` : rules.join(', ');
}
