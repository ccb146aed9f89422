import {
  After,
  AfterStep,
  Before,
  BeforeStep,
  defineParameterType,
  defineStep,
  type ITestCaseHookParameter,
  Status,
  setDefaultTimeout,
  setWorldConstructor,
} from '@cucumber/cucumber';
import { engineUnderTest } from '../port/under-test';
import { editionTagged } from './chosen-edition';
import { refuseLooseEnds, refuseToClaimNothing } from './fairness';
import { refuseForeign } from './foreign-words';
import { parameterTerms } from './parameter-types';
import { remembered } from './phrases/remembered';
import { withNames } from './play/names';
import { asGameMeans } from './play/own-sentences';
import { InputError } from './problems';
import { attachDifference, attachSights, attachTrace, attachTranscript } from './trace-attachment';
import { vocabulary } from './vocabulary';
import { RulesWorld } from './world';

setWorldConstructor(RulesWorld);
// Engines have deadlines of their own; a step that waits on a busy machine says nothing about any of them.
setDefaultTimeout(-1);

for (const { name, pattern, read } of parameterTerms) {
  const readOnce = remembered((text: string) => read(text));
  defineParameterType({
    name,
    regexp: new RegExp(pattern),
    transformer: (text: string) => readOnce(text ?? ''),
    useForSnippets: false,
  });
}

for (const { expression, run } of vocabulary) {
  const arity = run.length - 1;
  const terms = [...expression.matchAll(/\{([a-z]+)\}/g)].map(([, term = '']) => term);
  const step = function (this: RulesWorld, ...values: unknown[]): unknown {
    const { terms: ofGame } = this;
    const read = values.slice(0, arity).map((value, place) => ({ term: terms[place] ?? '', value }));
    if (ofGame !== undefined) refuseForeign(read, ofGame);
    const gaps = ofGame
      ? read.map(({ term, value }) => ({ term, value: asGameMeans({ term, value }, ofGame) }))
      : read;
    // As the table is arranged, names are given; from then on they are used.
    return withNames(
      this.stepType === 'Context' ? [] : gaps,
      () => this.session,
      (): unknown => Reflect.apply(run, undefined, [this, ...gaps.map(({ value }) => value)]),
    );
  };
  defineStep(expression, Object.defineProperty(step, 'length', { value: arity }));
}

/** The description of the scenario that a pickle was made from. */
function descriptionOf({ pickle, gherkinDocument }: ITestCaseHookParameter): string {
  const children = gherkinDocument.feature?.children ?? [];
  const scenarios = children.flatMap((child) => [
    child.scenario,
    ...(child.rule?.children ?? []).map((each) => each.scenario),
  ]);
  return (
    scenarios.find((scenario) => scenario && pickle.astNodeIds.includes(scenario.id))?.description.trim() ??
    ''
  );
}

// Nothing that a step does waits: a process that plays hears only in between of signals and of other processes.
Before(
  () =>
    new Promise<void>((resolve) => {
      setImmediate(resolve);
    }),
);

Before(function (this: RulesWorld, { pickle }) {
  this.taggedEdition = editionTagged(pickle.tags.map(({ name }) => name));
});

Before({ tags: '@unreachable' }, function (this: RulesWorld, test) {
  if (descriptionOf(test) === '')
    throw new InputError(
      'A scenario tagged @unreachable says in its description why no game comes to its table.',
    );
  this.unreachable = true;
});

BeforeStep(function (this: RulesWorld, { pickle, pickleStep }) {
  this.begin(
    pickle.uri,
    pickle.steps,
    pickle.steps.findIndex(({ id }) => id === pickleStep.id),
  );
  engineUnderTest().noteStep?.(pickleStep.text);
});

AfterStep(function (this: RulesWorld) {
  this.noteSight();
});

After(function (this: RulesWorld, { result, pickle }) {
  const { session } = this;
  const passed = result?.status === Status.PASSED;
  if (!passed) attachDifference(this);
  attachSights(this, !passed);
  let problem =
    passed || result?.exception?.type === 'Unsupported'
      ? undefined
      : (result?.exception?.message ?? result?.message ?? 'failed');
  try {
    if (!session) return;
    attachTrace(this, session);
    if (passed) {
      refuseLooseEnds(session);
      refuseToClaimNothing(pickle.steps);
    } else this.attach(session.page(), 'text/plain');
  } catch (error) {
    // An engine that has broken can't be asked any more; the step that it broke in has said so.
    if (!passed) return;
    problem = error instanceof Error ? error.message : String(error);
    throw error;
  } finally {
    attachTranscript(this, engineUnderTest(), `${pickle.uri}: ${pickle.name}`, problem);
  }
});
