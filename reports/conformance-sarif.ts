import { createHash } from 'node:crypto';
import type { Invocation, Log, Notification, ReportingDescriptor, Result } from 'sarif';
import { axisWords, differenceOf, placeOf } from './causes';
import { conformanceOf, type RuleConformance } from './conformance';
import { isFailure } from './ladder';
import type { RunResult, ScenarioResult } from './model';
import { printable } from './printable';
import { type RulePlace, rulePlaces } from './rule-place';
import { describeAmendment } from './under-amendment';
import { describeUnfinished } from './unfinished';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';
const NO_RULE = 'scenario';
const FINGERPRINT_LENGTH = 32;

/** An address of a file: absolute, or relative to what a base stands for. */
export interface FileAddress {
  readonly uri: string;
  readonly uriBaseId?: string;
}

/** What a log says of where files are. */
export interface Places {
  /** Where a feature file is: the same whatever folder the command runs in. */
  readonly addressOf: (file: string) => FileAddress;
  /** What the bases of addresses stand for. */
  readonly bases: Readonly<Record<string, string>>;
}

/**
 * The scenarios of a run that did not pass, as SARIF: each under the first rule that its failing claim is about, or else
 * its own, with all its rules related, at the line of the step that failed.
 */
export function toConformanceSarif(result: RunResult, { addressOf, bases }: Places): Log {
  const failed = result.scenarios.filter(({ verdict }) => isFailure(verdict));
  const ids = [...new Set(failed.flatMap(ruleIdsOf))];
  const place = rulePlaces(result);
  const books = result.rulebooks.filter(({ id }) => ids.some((each) => partsOf(each)[0] === id));
  const agreements = result.engine === undefined ? new Map<string, RuleConformance>() : agreementsOf(result);
  const home = `pkg:npm/rulewright@${result.version}`;
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Rulewright',
            version: result.version,
            informationUri: home,
            rules: ids.map((id) => descriptorOf(id, place(...partsOf(id)), home, agreements.get(id))),
          },
        },
        invocations: [invocationOf(result)],
        originalUriBaseIds: Object.fromEntries(
          Object.entries(bases).map(([name, text]) => [name, { description: { text } }]),
        ),
        taxonomies: books.map(({ id, title, edition }) => ({
          name: id,
          version: edition,
          shortDescription: { text: title },
          taxa: ids.filter((each) => partsOf(each)[0] === id).map((each) => ({ id: partsOf(each)[1] })),
        })),
        results: failed.map((scenario) => resultOf(scenario, ids, addressOf)),
      },
    ],
  };
}

/** Under which rules games were played, where not under the rulebook's; whether the run came to its end, and if not, why. */
function invocationOf({ amendment, unfinished }: RunResult): Invocation {
  const under = describeAmendment(amendment);
  const notes: readonly Notification[] = [
    ...(under === undefined ? [] : [noteOf('note', under)]),
    ...(unfinished === undefined ? [] : [noteOf('error', describeUnfinished(unfinished))]),
  ];
  return {
    executionSuccessful: unfinished === undefined,
    ...(unfinished && { exitCode: unfinished.exitCode }),
    ...(notes.length > 0 && { toolExecutionNotifications: [...notes] }),
  };
}

const noteOf = (level: 'note' | 'error', text: string): Notification => ({
  level,
  message: { text: printable(text) },
});

function resultOf(scenario: ScenarioResult, ids: readonly string[], addressOf: Places['addressOf']): Result {
  const { uri, line } = placeOf(scenario);
  const all = ruleIdsOf(scenario);
  const [ruleId = NO_RULE] = all;
  const { name, verdict, failure, message = '' } = scenario;
  const address = addressOf(uri);
  const words = failure === undefined ? '' : axisWords[failure.axis];
  const step = failure?.step === undefined ? '' : ` At "${failure.step.keyword} ${failure.step.text}".`;
  return {
    ruleId,
    ruleIndex: ids.indexOf(ruleId),
    level: words === '' ? 'error' : 'warning',
    message: {
      text: `${name}: ${verdict}${words === '' ? '' : `, ${words}`}. ${differenceOf(scenario)}${step}\n${message.trim()}`.trim(),
    },
    locations: [
      { physicalLocation: { artifactLocation: address, region: { startLine: Math.max(1, line) } } },
    ],
    partialFingerprints: {
      'rulewrightFailure/v1': digestOf(address.uri, name, failure?.signature ?? verdict),
    },
    properties: {
      rules: all.map((id) => partsOf(id)[1]),
      about: failure?.about ?? [],
      affected: failure?.affected ?? [],
      axis: failure?.axis ?? 'behaviour',
      cause: failure?.cause ?? verdict,
    },
    taxa: all.flatMap((each) => {
      const [rulebook, id] = partsOf(each);
      return rulebook === undefined ? [] : [{ id, toolComponent: { name: rulebook } }];
    }),
  };
}

/** The rules of a scenario: what its failing claim is about first, then its own, then the others. */
function ruleIdsOf({ rulebook = 'rulebook', rules, own, failure }: ScenarioResult): readonly string[] {
  const numbers = new Set([...(failure?.about ?? []), ...(own === undefined ? [] : [own]), ...rules]);
  return numbers.size === 0 ? [NO_RULE] : [...numbers].map((number) => `${rulebook}/${number}`);
}

/** The rulebook and the number in the id of a rule. */
function partsOf(id: string): readonly [rulebook: string | undefined, number: string] {
  const slash = id.indexOf('/');
  return slash < 0 ? [undefined, id] : [id.slice(0, slash), id.slice(slash + 1)];
}

/** What is said of each rule, by the id that the log gives it. */
function agreementsOf(result: RunResult): ReadonlyMap<string, RuleConformance> {
  return new Map(
    conformanceOf(result).flatMap(({ rulebook, rules }) =>
      rules.map((rule) => [`${rulebook}/${rule.key}`, rule] as const),
    ),
  );
}

function descriptorOf(
  id: string,
  place: RulePlace | undefined,
  home: string,
  said: RuleConformance | undefined,
): ReportingDescriptor {
  return {
    id,
    shortDescription: {
      text:
        id === NO_RULE
          ? 'A scenario about no numbered rule did not pass.'
          : `A scenario of rule ${id} did not pass.`,
    },
    fullDescription: { text: fullText(id, place) },
    helpUri: `${home}#docs/engines.md`,
    ...(said && { properties: { agreement: said.agreement, differences: said.differences } }),
  };
}

function fullText(id: string, place: RulePlace | undefined): string {
  if (place === undefined) return 'What a scenario of no numbered rule expects is not what the engine does.';
  const { rule, section, chapter } = place;
  const titles = rule.implemented.map(({ title }) => `${title}.`);
  const where = `Rule ${rule.key} stands in section ${[section.number, section.title].join(' ').trim()} of chapter ${chapter.number} ${chapter.title} (${partsOf(id)[0]}).`;
  return [where, ...titles].join(' ');
}

const digestOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, FINGERPRINT_LENGTH);
