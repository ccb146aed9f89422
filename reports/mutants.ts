import { type Finding, isCatch, type Outcome, type RuleKills } from './kills';

/** A rule that is off, or another in its place: something that scenarios should notice. */
export interface Mutant {
  /** The rule that it is counted at. */
  readonly rule: string;
  /** What it is called: `off`, `without 305.1`, `owner instead of controller`. */
  readonly name: string;
  /** Is it the rule's absence, and not a variant of it? */
  readonly isOff: boolean;
  /** Is it a condition that is met always? Then only who asks it where it isn't met can notice. */
  readonly isAlways: boolean;
  /** What is out of force, as `--off` takes it. */
  readonly off: readonly string[];
  /** The rules whose scenarios should notice: all that one object enforces. */
  readonly rules: readonly string[];
}

/** What a scenario is to those who look for kills. */
export interface KillingScenario {
  readonly at: string;
  readonly digest: string;
  readonly rules: readonly string[];
}

/** What is known of a mutant now. */
export interface MutantResult {
  readonly name: string;
  readonly isOff: boolean;
  /** `outdated`: the rule's text, or the scenario that noticed, is another now; `not tried`: it is not among what was found. */
  readonly outcome: Outcome | 'outdated' | 'not tried';
  /** Of one that is outdated: what is another now. */
  readonly changed?: 'rule' | 'scenario';
  /** The scenario that noticed, as `file:line`. */
  readonly by?: string;
  /** How many scenarios were played, none of which noticed. */
  readonly played?: number;
  /** Why nothing can tell it from the rule. */
  readonly why?: string;
}

/** Did a scenario notice it? */
export const isNoticed = ({ outcome }: Pick<MutantResult, 'outcome'>): boolean =>
  outcome !== 'outdated' && outcome !== 'not tried' && isCatch(outcome);

/** What is known of a rule's mutants. */
export interface KilledRule {
  readonly mutants: readonly MutantResult[];
  /** Does it stand on the rung *kills*? */
  readonly isKilled: boolean;
}

/**
 * What was found of a rule as far as it holds still: for the rule's text, for the scenario that noticed (its steps, wherever it
 * stands) and for the mutant. It is no digest of the engine that it holds for: whether it does on the code of today is seen by
 * playing that scenario again, which `mutate --check` does.
 *
 * A rule is killed where a scenario about it notices that it is off, and some scenario each of its variants, but for those that
 * nothing can tell from it.
 */
export function killedRule(
  mutants: readonly Mutant[],
  known: RuleKills | undefined,
  text: string,
  scenarios: ReadonlyMap<string, KillingScenario>,
): KilledRule {
  let isKilled = mutants.some(({ isOff }) => isOff);
  const results = mutants.map((mutant): MutantResult => {
    const { name, isOff, rule } = mutant;
    const finding = known?.found.get(name);
    if (finding === undefined || known === undefined) {
      isKilled = false;
      return { name, isOff, outcome: 'not tried' };
    }
    const scenario = scenarios.get(finding.by ?? '');
    const isHeld = known.text === text && holds(finding, scenario);
    const why = known.why.get(name);
    const isCaught =
      isHeld && isCatch(finding.outcome) && (!isOff || scenario?.rules.includes(rule) === true);
    const isExcused = isHeld && finding.outcome === 'survived' && !isOff && why !== undefined;
    isKilled &&= isCaught || isExcused;
    const { outcome, played } = finding;
    return {
      name,
      isOff,
      outcome: isHeld ? outcome : 'outdated',
      ...(isHeld ? {} : { changed: known.text === text ? ('scenario' as const) : ('rule' as const) }),
      ...(scenario === undefined || !isHeld ? {} : { by: scenario.at }),
      ...(played === undefined ? {} : { played }),
      ...(why === undefined ? {} : { why }),
    };
  });
  return { mutants: results, isKilled };
}

const holds = ({ by }: Finding, scenario: KillingScenario | undefined): boolean =>
  by === undefined || scenario !== undefined;
