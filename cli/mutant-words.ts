import path from 'node:path';
import { outcomes } from '../reports/kills';
import { isNoticed, type KilledRule, type MutantResult } from '../reports/mutants';
import { counted } from '../reports/rule-runs';
import type { IndexedScenario } from './scenario-index';

/** What is known of a rule's mutants, with its number. */
interface NumberedRule {
  readonly rule: string;
  readonly known: KilledRule | undefined;
}

interface Numbered extends MutantResult {
  readonly rule: string;
}

/** How many mutants were noticed, and each that was not, in its words. */
export function describeMutants(rules: readonly NumberedRule[]): readonly string[] {
  const all = rules.flatMap(({ rule, known }) =>
    (known?.mutants ?? []).map((each): Numbered => ({ ...each, rule })),
  );
  const off = all.filter(({ isOff }) => isOff);
  const variants = all.filter(({ isOff }) => !isOff);
  const counts = outcomes.map(
    (outcome) => `${off.filter((each) => each.outcome === outcome).length} ${outcome}`,
  );
  const caught = variants.filter(isNoticed).length;
  const broken = variants.filter(({ outcome }) => outcome === 'broke').length;
  const broke = broken === 0 ? '' : `, ${broken} of them only as the engine broke`;
  const killed = rules.filter(({ known }) => known?.isKilled).length;
  return [
    `${off.length === 1 ? '1 rule was' : `${off.length} rules were`} switched off, one at a time: ${counts.join(', ')}`,
    ...(variants.length === 0 ? [] : [`variants caught: ${caught} of ${variants.length}${broke}`]),
    `killed, off and in every variant: ${killed} of ${counted(rules.length, 'rule', 'rules')}`,
    ...all.filter((each) => !isNoticed(each)).map(describeSurvivor),
  ];
}

/** `704.5e: owner instead of controller: 12 scenarios, none noticed`. */
function describeSurvivor({ rule, name, outcome, played = 0, why }: Numbered): string {
  const what = `${rule}: ${name}`;
  if (outcome === 'not set up') return `${what}: not set up: no scenario could be, so none could notice`;
  if (outcome !== 'survived') return `${what}: ${outcome}`;
  const told = played === 1 ? '1 scenario, which did not notice' : `${played} scenarios, none noticed`;
  return `${what}: ${told}${why === undefined ? '' : ` (nothing can tell: ${why})`}`;
}

/** Rules with scenarios of which nobody can say whether these would notice anything. */
export function describeUnprovable(
  scenarios: readonly IndexedScenario[],
  provable: ReadonlySet<string>,
): readonly string[] {
  const linked = new Set(scenarios.flatMap(({ rules }) => rules));
  const rules = [...linked]
    .filter((rule) => !provable.has(rule))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  return rules.length === 0
    ? []
    : [
        `unprovable (the engine enforces nothing under the number, so nothing can be switched off): ${rules.join(', ')}`,
      ];
}

/** Where what was found was written, or how it could be. */
export function describeWritten(out: string | undefined, usual: string | undefined): string {
  if (out === undefined)
    return `Nothing was written: "--out ${usual ?? 'features/kills.json'}" keeps it for "rulewright coverage".`;
  return `Written to ${out}; "rulewright coverage${usual !== undefined && path.resolve(out) === path.resolve(usual) ? '' : ` --kills ${out}`}" counts it.`;
}
