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
import { linkedNumbers, ownLink, titleIn } from './links';
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

/** What is known of a feature file as long as its scenarios are played. */
type Document = NonNullable<Envelope['gherkinDocument']>;
type Case = NonNullable<Envelope['testCase']>;

/** The messages of one scenario that is being played. */
interface UnderWay {
  readonly started: TestCaseStarted;
  readonly pickle: Pickle;
  readonly query: Query;
}

/** To which rulebook a scenario belongs, and which edition of its game it chooses, as it is written. */
export type BookOf = (pickle: Pickle) => {
  readonly rulebook?: string | undefined;
  readonly edition?: string | undefined;
};

/**
 * The scenarios of a run, each of which becomes its result as soon as it is over: nothing else is kept of its messages,
 * so that a long run needs no more memory than what is made of its results.
 */
export class Scenarios {
  readonly #documents = new Map<string, Document>();
  readonly #pickles = new Map<string, Pickle>();
  readonly #cases = new Map<string, Case>();
  readonly #underWay = new Map<string, UnderWay>();
  /** What is known of the file whose scenarios are being played: looked through once, not for each of them. */
  #file: { readonly document: Document; readonly query: Query } | undefined;

  /** `bookOf` says to which rulebook a scenario belongs where its game didn't. */
  constructor(private readonly bookOf: BookOf = () => ({})) {}

  /** Takes in the next message; gives the result of the scenario that it ends, if it ends one. */
  update(envelope: Envelope): ScenarioResult | undefined {
    const { gherkinDocument, pickle, testCase, testCaseStarted, testCaseFinished } = envelope;
    if (gherkinDocument?.uri !== undefined) this.#documents.set(gherkinDocument.uri, gherkinDocument);
    if (pickle) this.#pickles.set(pickle.id, pickle);
    if (testCase) this.#cases.set(testCase.id, testCase);
    if (testCaseStarted) this.#begin(testCaseStarted);
    const id = idOfScenarioIn(envelope);
    if (id === undefined) return undefined;
    this.#underWay.get(id)?.query.update(envelope);
    return testCaseFinished ? this.#end(testCaseFinished.testCaseStartedId) : undefined;
  }

  /** The scenario, as `file:line`, that a message begins, if it begins one: to be asked before the message is taken in. */
  begunBy({ testCaseStarted }: Envelope): string | undefined {
    const testCase = this.#cases.get(testCaseStarted?.testCaseId ?? '');
    const pickle = this.#pickles.get(testCase?.pickleId ?? '');
    const document = this.#documents.get(pickle?.uri ?? '');
    if (!pickle || !document) return undefined;
    return `${pickle.uri}:${this.#queryOf(document).findLocationOf(pickle)?.line ?? 0}`;
  }

  #begin(started: TestCaseStarted): void {
    const testCase = this.#cases.get(started.testCaseId);
    const pickle = testCase && this.#pickles.get(testCase.pickleId);
    const document = pickle && this.#documents.get(pickle.uri);
    if (!testCase || !pickle || !document) return;
    const query = this.#queryOf(document);
    query.update({ pickle });
    query.update({ testCase });
    this.#underWay.set(started.id, { started, pickle, query });
  }

  #queryOf(document: Document): Query {
    if (this.#file?.document === document) return this.#file.query;
    const query = new Query();
    query.update({ gherkinDocument: document });
    this.#file = { document, query };
    return query;
  }

  #end(id: string): ScenarioResult | undefined {
    const underWay = this.#underWay.get(id);
    if (!underWay) return undefined;
    this.#underWay.delete(id);
    return resultOf(underWay, this.bookOf);
  }
}

/** The result of every scenario that was begun, from all messages of a run. */
export const resultsIn = (query: Query, bookOf: BookOf): readonly ScenarioResult[] =>
  query.findAllTestCaseStarted().flatMap((started) => {
    const pickle = query.findPickleBy(started);
    return pickle === undefined ? [] : [resultOf({ started, pickle, query }, bookOf)];
  });

/** Which scenario a message belongs to; undefined where it is about none that is being played. */
const idOfScenarioIn = (envelope: Envelope): string | undefined =>
  envelope.testCaseStarted?.id ??
  (envelope.testStepStarted ?? envelope.testStepFinished ?? envelope.attachment ?? envelope.testCaseFinished)
    ?.testCaseStartedId;

function resultOf({ started, pickle, query }: UnderWay, bookOf: BookOf): ScenarioResult {
  const played = playedSteps(started, query);
  const lineage = query.findLineageBy(pickle);
  const tags = pickle.tags.map(({ name }) => name);
  const trace = traceIn(played.flatMap(({ attachments }) => attachments));
  const endings = played.map(({ ending }) => ending);
  const line = query.findLocationOf(pickle)?.line ?? 0;
  const duration = query.findTestCaseDurationBy(started);
  const own = ownLink(lineage?.rule?.name, tags)?.number;
  const rules = linkedNumbers(lineage?.rule?.name, tags);
  const steps = played.flatMap(({ step }) => (step === undefined ? [] : [step]));
  const verdict = verdictOf(endings, tags);
  const message = endings.find((ending) => ending.message !== undefined)?.message;
  const difference = differenceIn(played.flatMap(({ attachments }) => attachments));
  const sights = sightsIn(played.flatMap(({ attachments }) => attachments));
  const { rulebook, edition } = trace?.rulebook === undefined ? bookOf(pickle) : trace;
  return {
    id: `${pickle.uri}:${line}`,
    uri: pickle.uri,
    line,
    name: pickle.name,
    feature: lineage?.feature?.name ?? '',
    rulebook,
    ...(edition === undefined ? {} : { edition }),
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

function playedSteps(started: TestCaseStarted, query: Query): Played[] {
  return query.findTestStepFinishedAndTestStepBy(started).map(([finished, testStep]) => {
    const { status, exception, message } = finished.testStepResult;
    const ending: Ending = {
      verdict: stepVerdicts[status],
      error: exception?.type,
      message: shown(exception?.message ?? message),
    };
    const pickleStep = query.findPickleStepBy(testStep);
    const written = pickleStep && query.findStepBy(pickleStep);
    const step = pickleStep && {
      keyword: written?.keyword.trim() ?? '',
      text: pickleStep.text,
      line: written?.location.line ?? 0,
      argument: argumentAsText(pickleStep.argument),
      verdict: ending.verdict,
      message: ending.message,
    };
    return { ending, step, attachments: query.findAttachmentsBy(finished) };
  });
}

const shown = (message: string | undefined): string | undefined =>
  message === undefined ? undefined : printable(message);

/** What is written below a step: a doc string, or a table as it is written. */
export function argumentAsText(argument: PickleStepArgument | undefined): string | undefined {
  if (argument?.docString !== undefined) return argument.docString.content;
  return argument?.dataTable?.rows
    .map(({ cells }) => `| ${cells.map(({ value }) => value).join(' | ')} |`)
    .join('\n');
}
