import type { Envelope, GherkinDocument, ParseError, Pickle, TestCase, TestStep } from '@cucumber/messages';
import { type Lineage, Query } from '@cucumber/query';
import { type Link, linkOf, tagLinks } from '../reports/links';
import type { ScenarioResult } from '../reports/model';
import { type BookOf, resultsIn } from '../reports/scenarios';
import { type LostStep, lostSteps } from './descriptions';
import { editionWritten } from './edition-written';

/** Where something is written, and the ids of the scenarios that it belongs to. */
interface Place {
  readonly uri: string;
  readonly line: number;
  readonly scenarios: readonly string[];
}

/** A scenario that is written, selected or not. */
export interface WrittenScenario {
  readonly id: string;
  readonly uri: string;
  readonly line: number;
}

/** An outline whose examples have no row: no scenario comes of it. */
interface OutlineWithoutRow {
  readonly uri: string;
  readonly line: number;
  readonly name: string;
}

/** A step that nothing, or more than one thing, is known for. */
export interface OpenStep extends Place {
  readonly text: string;
  /** The expressions that match it; none where it is undefined. */
  readonly matching: readonly string[];
}

/** A link from scenarios to a rule, and where it is written. */
export interface PlacedLink extends Link, Place {
  /** Is it written in a `Rule:` line, which is about the rulebook of its folder? */
  readonly isOfLine: boolean;
  /** The short names of the editions in which its scenarios are played, as they say; undefined: one of them names none. */
  readonly editions: readonly (string | undefined)[];
}

/** A rule that a step names. */
export interface NamedRule extends Place {
  readonly number: string;
  /** The short name of the edition in which its scenario is played, as it says. */
  readonly edition: string | undefined;
}

/** A tag of a scenario. */
export interface PlacedTag extends Place {
  readonly tag: string;
  /** The scenario's name. */
  readonly name: string;
}

/** A `Rule:` line without a number, with scenarios below it that are linked to no rule. */
export interface UnlinkedRule extends Place {
  readonly name: string;
}

/** A scenario without a step. */
export interface EmptyScenario extends Place {
  readonly name: string;
  /** What stands below its name, which may be a misspelt step. */
  readonly description: string;
}

/** What is about to be played, gathered from the messages of a dry run until its first scenario begins. */
export class Plan {
  readonly parseErrors: ParseError[] = [];
  readonly lostSteps: LostStep[] = [];
  readonly outlinesWithoutRow: OutlineWithoutRow[] = [];
  readonly #query = new Query();
  readonly #files = new Set<string>();
  readonly #pickles = new Map<string, Pickle>();
  /** The selected scenarios with the steps that were found for them. */
  readonly #cases: TestCase[] = [];
  /** How many scenarios are in the files. */
  #written = 0;

  /** Takes in the next message. */
  update(envelope: Envelope): void {
    this.#query.update(envelope);
    if (envelope.parseError !== undefined) this.parseErrors.push(envelope.parseError);
    if (envelope.gherkinDocument !== undefined) {
      this.#files.add(envelope.gherkinDocument.uri ?? '');
      this.lostSteps.push(...lostSteps(envelope.gherkinDocument));
      this.outlinesWithoutRow.push(...outlinesWithoutRow(envelope.gherkinDocument));
    }
    if (envelope.pickle !== undefined) {
      this.#written += 1;
      this.#pickles.set(envelope.pickle.id, envelope.pickle);
    }
    if (envelope.testCase !== undefined) this.#cases.push(envelope.testCase);
  }

  get written(): number {
    return this.#written;
  }

  /** The feature files that were read, as seen from the folder that the command runs in. */
  get files(): readonly string[] {
    return [...this.#files];
  }

  /** The expressions of all known steps. */
  get knownSteps(): string[] {
    return this.#query.findAllStepDefinitions().map(({ pattern }) => pattern.source);
  }

  /** The scenarios that are selected, by their ids. */
  selected(): string[] {
    return this.#selectedCases().map(({ pickle }) => this.#idOf(pickle));
  }

  #selectedCases(): { readonly pickle: Pickle; readonly testSteps: readonly TestStep[] }[] {
    return this.#cases.flatMap(({ pickleId, testSteps }) => {
      const pickle = this.#pickles.get(pickleId);
      return pickle === undefined ? [] : [{ pickle, testSteps }];
    });
  }

  /** The selected scenarios, none of which was played: of the messages of a whole dry run. */
  results(bookOf: BookOf): readonly ScenarioResult[] {
    return resultsIn(this.#query, bookOf);
  }

  /** Every scenario that is written, selected or not. */
  scenarios(): WrittenScenario[] {
    return this.#query
      .findAllPickles()
      .map((pickle) => ({ id: this.#idOf(pickle), uri: pickle.uri, line: this.#lineOf(pickle) }));
  }

  /** Ids of the scenarios that come of a scenario, or that a background is of, by its id in the document. */
  scenariosOf(owner: string): string[] {
    return this.#query
      .findAllPickles()
      .filter((pickle) => {
        const { background, ruleBackground, scenario } = this.#query.findLineageBy(pickle) ?? {};
        return [background, ruleBackground, scenario].some((part) => part?.id === owner);
      })
      .map((pickle) => this.#idOf(pickle));
  }

  /** The selected steps that can't be played. */
  openSteps(): OpenStep[] {
    return this.#selectedCases().flatMap(({ pickle, testSteps }) =>
      testSteps.flatMap((testStep) => {
        const pickleStep = this.#query.findPickleStepBy(testStep);
        const matching = this.#query.findStepDefinitionsBy(testStep).map(({ pattern }) => pattern.source);
        if (pickleStep === undefined || matching.length === 1) return [];
        const line = this.#query.findStepBy(pickleStep)?.location.line ?? 0;
        const scenarios = [this.#idOf(pickle)];
        return [{ uri: pickle.uri, line, text: pickleStep.text, matching, scenarios }];
      }),
    );
  }

  /** The rules that selected steps name, where the vocabulary has a rule's number. */
  namedRules(): NamedRule[] {
    return this.#selectedCases().flatMap(({ pickle, testSteps }) =>
      testSteps.flatMap((testStep) => {
        const pickleStep = this.#query.findPickleStepBy(testStep);
        const line = (pickleStep && this.#query.findStepBy(pickleStep)?.location.line) ?? 0;
        const place = {
          ...{ uri: pickle.uri, line, scenarios: [this.#idOf(pickle)] },
          edition: editionWritten(pickle),
        };
        return (testStep.stepMatchArgumentsLists ?? [])
          .flatMap(({ stepMatchArguments }) => stepMatchArguments)
          .filter(({ parameterTypeName }) => parameterTypeName === 'rule')
          .map(({ group }) => ({ ...place, number: group.value ?? '' }));
      }),
    );
  }

  /** Scenarios that have no step: they would pass without saying anything. */
  emptyScenarios(): EmptyScenario[] {
    return this.#query.findAllPickles().flatMap((pickle) => {
      if (pickle.steps.length > 0) return [];
      const description = this.#query.findLineageBy(pickle)?.scenario?.description.trim() ?? '';
      const line = this.#lineOf(pickle);
      return [{ uri: pickle.uri, line, name: pickle.name, description, scenarios: [this.#idOf(pickle)] }];
    });
  }

  /** Every `Rule:` line, selected or not, that leaves a scenario without a link. */
  unlinkedRules(): UnlinkedRule[] {
    const found = this.#query.findAllPickles().flatMap((pickle) => {
      const rule = this.#query.findLineageBy(pickle)?.rule;
      if (rule === undefined || linkOf(rule.name) !== undefined) return [];
      if (tagLinks(pickle.tags.map(({ name }) => name)).length > 0) return [];
      const { line } = rule.location;
      return [{ uri: pickle.uri, line, name: rule.name, scenarios: [this.#idOf(pickle)] }];
    });
    return together(found, ({ uri, line }) => `${uri}:${line}`);
  }

  /** Every tag of every scenario, selected or not, with where the scenario is. */
  tags(): PlacedTag[] {
    return this.#query.findAllPickles().flatMap((pickle) => {
      const place = { uri: pickle.uri, line: this.#lineOf(pickle), scenarios: [this.#idOf(pickle)] };
      return pickle.tags.map(({ name }) => ({ ...place, tag: name, name: pickle.name }));
    });
  }

  /** Every link to a rule of every scenario, selected or not, each place once. */
  links(): PlacedLink[] {
    const found = this.#query.findAllPickles().flatMap((pickle) => this.#linksOf(pickle));
    const places = new Map<string, Written>();
    for (const one of found) {
      const { uri, written, number } = one;
      const key = `${uri}:${written} ${number}`;
      const { scenarios, editions } = places.get(key) ?? { scenarios: [], editions: [] };
      places.set(key, {
        ...(places.get(key) ?? one),
        scenarios: [...scenarios, ...one.scenarios],
        editions: [...new Set([...editions, ...one.editions])],
      });
    }
    return [...places.values()].map(({ written: _, ...link }) => link);
  }

  #linksOf(pickle: Pickle): Written[] {
    const lineage = this.#query.findLineageBy(pickle) ?? {};
    const { rule } = lineage;
    const ofLine = rule && linkOf(rule.name);
    const place = {
      ...{ uri: pickle.uri, scenarios: [this.#idOf(pickle)] },
      editions: [editionWritten(pickle)],
    };
    const lineOfRule = rule?.location.line ?? 0;
    const line = this.#lineOf(pickle);
    return [
      ...(ofLine === undefined
        ? []
        : [{ ...ofLine, ...place, line: lineOfRule, written: lineOfRule, isOfLine: true }]),
      ...pickle.tags.flatMap(({ name, astNodeId }) => {
        const written = lineOfTag(lineage, astNodeId) ?? line;
        return tagLinks([name]).map((link) => ({ ...link, ...place, line, written, isOfLine: false }));
      }),
    ];
  }

  #lineOf(pickle: Pickle): number {
    return this.#query.findLocationOf(pickle)?.line ?? 0;
  }

  #idOf(pickle: Pickle): string {
    return `${pickle.uri}:${this.#lineOf(pickle)}`;
  }
}

/** A link, with the line on which its number is written. */
interface Written extends PlacedLink {
  readonly written: number;
}

/** The line of a tag, which may be inherited. */
const lineOfTag = ({ feature, rule, scenario, examples }: Lineage, id: string): number | undefined =>
  [feature, rule, scenario, examples].flatMap((each) => each?.tags ?? []).find((tag) => tag.id === id)
    ?.location.line;

/** What is written once for several scenarios, once, with all of them. */
function together<One extends Place>(found: readonly One[], keyOf: (one: One) => string): One[] {
  const placed = new Map<string, One>();
  for (const one of found) {
    const key = keyOf(one);
    const scenarios = [...(placed.get(key)?.scenarios ?? []), ...one.scenarios];
    placed.set(key, { ...one, scenarios });
  }
  return [...placed.values()];
}

function outlinesWithoutRow({ uri = '', feature }: GherkinDocument): OutlineWithoutRow[] {
  const children = (feature?.children ?? []).flatMap((child) => [child, ...(child.rule?.children ?? [])]);
  return children.flatMap(({ scenario }) => {
    if (scenario === undefined || scenario.examples.length === 0) return [];
    if (scenario.examples.some(({ tableBody }) => tableBody.length > 0)) return [];
    return [{ uri, line: scenario.location.line, name: scenario.name }];
  });
}
