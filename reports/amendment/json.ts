import type { FailureGroup } from '../causes';
import type { ScenarioResult } from '../model';
import type { AmendmentImpact } from './impact';
import { isContained } from './impact';
import { verdictInWords } from './words';

/** The impact of an amendment as JSON: scenarios by name and place, failures by cause. */
export function toImpactSummary(impact: AmendmentImpact) {
  const { version, date, amendment, played, failedBefore, linkedToIt, unnoticed, tables, games, reading } =
    impact;
  const inGroup = ({ scenarios, ...group }: FailureGroup) => ({
    ...group,
    scenarios: scenarios.map((scenario) => ({ ...named(scenario), tables: tables.get(scenario.id) })),
  });
  return {
    rulewright: version,
    date,
    amendment,
    verdict: verdictInWords(impact),
    contained: isContained(impact),
    played,
    failedBefore,
    linkedToIt,
    unnoticed,
    linked: impact.linked.map(inGroup),
    elsewhere: impact.elsewhere.map(inGroup),
    notSetUp: impact.notSetUp.map(inGroup),
    mended: impact.mended.map(named),
    otherwise: impact.otherwise.map(({ scenario, first }) => ({ ...named(scenario), first })),
    acting: impact.acting,
    games,
    reading,
  };
}

const named = ({ name, id, rules, verdict }: ScenarioResult) => ({ name, at: id, rules, verdict });
