import {
  type Attachment,
  type Envelope,
  type Pickle,
  type PickleStepArgument,
  type TestCaseStarted,
  TestStepResultStatus,
} from '@cucumber/messages';
import { Query } from '@cucumber/query';
import { failureOf } from './failure';
import { isFailure } from './ladder';
import { linkedNumbers, linkOf, titleIn } from './links';
import type { ScenarioResult, StepResult, StepVerdict } from './model';
import { printable } from './printable';
import { differenceIn, sightsIn, traceIn } from './trace';
import { type Ending, verdictOf } from './verdict';

const stepVerdicts: Readonly<Record<TestStepResultStatus, StepVerdict>> = {
  [TestStepResultStatus.PASSED]: 'passed',
  [TestStepResultStatus.FAILED]: 'failed',
  [TestStepResultStatus.SKIPPED]: 'skipped',
  [TestStepResultStatus.PENDING]: 'pending',
  [TestStepResultStatus.UNDEFINED]: 'undefined',
  [TestStepResultStatus.AMBIGUOUS]: 'ambiguous',
  [TestStepResultStatus.UNKNOWN]: 'failed',
};

interface Played {
  readonly ending: Ending;
  readonly step?: StepResult;
  readonly attachments: readonly Attachment[];
}

/** The scenarios of a run, gathered from Cucumber's messages. */
export class Scenarios {
  readonly #query: Query;

  /** @param query what holds the messages, where they have been gathered already */
  constructor(query = new Query()) {
    this.#query = query;
  }

  /** Takes in the next message. */
  update(envelope: Envelope): void {
    this.#query.update(envelope);
  }

  /**
   * The result of every scenario that was selected, in the order of the run. `rulebookOf` says to which rulebook
   * a feature file belongs where its game didn't.
   */
  results(rulebookOf: (uri: string) => string | undefined): ScenarioResult[] {
    return this.#query.findAllTestCaseStarted().flatMap((started) => {
      const pickle = this.#query.findPickleBy(started);
      return pickle === undefined ? [] : [this.#result(started, pickle, rulebookOf)];
    });
  }

  #result(
    started: TestCaseStarted,
    pickle: Pickle,
    rulebookOf: (uri: string) => string | undefined,
  ): ScenarioResult {
    const played = this.#played(started);
    const lineage = this.#query.findLineageBy(pickle);
    const tags = pickle.tags.map(({ name }) => name);
    const trace = traceIn(played.flatMap(({ attachments }) => attachments));
    const endings = played.map(({ ending }) => ending);
    const line = this.#query.findLocationOf(pickle)?.line ?? 0;
    const duration = this.#query.findTestCaseDurationBy(started);
    const own = linkOf(lineage?.rule?.name ?? '')?.number;
    const rules = linkedNumbers(lineage?.rule?.name, tags);
    const steps = played.flatMap(({ step }) => (step === undefined ? [] : [step]));
    const verdict = verdictOf(endings, tags);
    const message = endings.find((ending) => ending.message !== undefined)?.message;
    const difference = differenceIn(played.flatMap(({ attachments }) => attachments));
    const sights = sightsIn(played.flatMap(({ attachments }) => attachments));
    return {
      id: `${pickle.uri}:${line}`,
      uri: pickle.uri,
      line,
      name: pickle.name,
      feature: lineage?.feature?.name ?? '',
      rulebook: trace?.rulebook ?? rulebookOf(pickle.uri),
      rules,
      own,
      ruleTitle: titleIn(lineage?.rule?.name ?? ''),
      tags,
      verdict,
      message,
      failure: isFailure(verdict)
        ? failureOf({ steps, rules, own, message, names: trace?.names }, difference)
        : undefined,
      ...(sights === undefined ? {} : { sights }),
      milliseconds: duration === undefined ? 0 : duration.seconds * 1000 + duration.nanos / 1e6,
      steps,
      exercised: trace?.exercised ?? [],
      trace: trace?.trace ?? [],
    };
  }

  #played(started: TestCaseStarted): Played[] {
    return this.#query.findTestStepFinishedAndTestStepBy(started).map(([finished, testStep]) => {
      const { status, exception, message } = finished.testStepResult;
      const ending: Ending = {
        verdict: stepVerdicts[status],
        error: exception?.type,
        message: shown(exception?.message ?? message),
      };
      const pickleStep = this.#query.findPickleStepBy(testStep);
      const written = pickleStep && this.#query.findStepBy(pickleStep);
      const step = pickleStep && {
        keyword: written?.keyword.trim() ?? '',
        text: pickleStep.text,
        line: written?.location.line ?? 0,
        argument: argumentAsText(pickleStep.argument),
        verdict: ending.verdict,
        message: ending.message,
      };
      return { ending, step, attachments: this.#query.findAttachmentsBy(finished) };
    });
  }
}

const shown = (message: string | undefined): string | undefined =>
  message === undefined ? undefined : printable(message);

function argumentAsText(argument: PickleStepArgument | undefined): string | undefined {
  if (argument?.docString !== undefined) return argument.docString.content;
  return argument?.dataTable?.rows
    .map(({ cells }) => `| ${cells.map(({ value }) => value).join(' | ')} |`)
    .join('\n');
}
