import type { Envelope, ParseError } from '@cucumber/messages';
import { Query } from '@cucumber/query';
import { alsoLinks, type Link, linkOf } from '../reports/links';
import { type LostStep, lostSteps } from './descriptions';

/** A step that nothing, or more than one thing, is known for. */
export interface OpenStep {
  readonly uri: string;
  readonly line: number;
  readonly text: string;
  /** The expressions that match it; none where it is undefined. */
  readonly matching: readonly string[];
}

/** A link from a scenario to a rule, and where it is written. */
export interface PlacedLink extends Link {
  readonly uri: string;
  readonly line: number;
}

/** A `Rule:` line without a number, with a scenario below it that is linked to no rule. */
export interface UnlinkedRule {
  readonly uri: string;
  readonly line: number;
  readonly name: string;
}

/** A scenario without a step. */
export interface EmptyScenario {
  readonly uri: string;
  readonly line: number;
  readonly name: string;
  /** What stands below its name, which may be a misspelt step. */
  readonly description: string;
}

/** What is about to be played, gathered from the messages of a dry run. */
export class Plan {
  readonly parseErrors: ParseError[] = [];
  readonly lostSteps: LostStep[] = [];
  readonly #query = new Query();
  /** How many scenarios are in the files, and how many were selected. */
  #written = 0;
  #selected = 0;

  /** Takes in the next message. */
  update(envelope: Envelope): void {
    this.#query.update(envelope);
    if (envelope.parseError !== undefined) this.parseErrors.push(envelope.parseError);
    if (envelope.gherkinDocument !== undefined) this.lostSteps.push(...lostSteps(envelope.gherkinDocument));
    if (envelope.pickle !== undefined) this.#written += 1;
    if (envelope.testCase !== undefined) this.#selected += 1;
  }

  get written(): number {
    return this.#written;
  }

  get selected(): number {
    return this.#selected;
  }

  /** The expressions of all known steps. */
  get knownSteps(): string[] {
    return this.#query.findAllStepDefinitions().map(({ pattern }) => pattern.source);
  }

  /** The selected steps that can't be played. */
  openSteps(): OpenStep[] {
    return this.#query.findAllTestCaseStarted().flatMap((started) => {
      const uri = this.#query.findPickleBy(started)?.uri ?? '';
      return this.#query.findTestStepFinishedAndTestStepBy(started).flatMap(([, testStep]) => {
        const pickleStep = this.#query.findPickleStepBy(testStep);
        const matching = this.#query.findStepDefinitionsBy(testStep).map(({ pattern }) => pattern.source);
        if (pickleStep === undefined || matching.length === 1) return [];
        const line = this.#query.findStepBy(pickleStep)?.location.line ?? 0;
        return [{ uri, line, text: pickleStep.text, matching }];
      });
    });
  }

  /** Scenarios that were selected and have no step: they would pass without saying anything. */
  emptyScenarios(): EmptyScenario[] {
    return this.#query.findAllPickles().flatMap((pickle) => {
      const line = this.#query.findLocationOf(pickle)?.line ?? 0;
      if (pickle.steps.length > 0) return [];
      const description = this.#query.findLineageBy(pickle)?.scenario?.description.trim() ?? '';
      return [{ uri: pickle.uri, line, name: pickle.name, description }];
    });
  }

  /** Every `Rule:` line, selected or not, that leaves a scenario without a link. */
  unlinkedRules(): UnlinkedRule[] {
    const placed = new Map<string, UnlinkedRule>();
    for (const pickle of this.#query.findAllPickles()) {
      const rule = this.#query.findLineageBy(pickle)?.rule;
      if (rule === undefined || linkOf(rule.name) !== undefined) continue;
      if (alsoLinks(pickle.tags.map(({ name }) => name)).length > 0) continue;
      const { line } = rule.location;
      placed.set(`${pickle.uri}:${line}`, { uri: pickle.uri, line, name: rule.name });
    }
    return [...placed.values()];
  }

  /** Every tag of every scenario, selected or not, with where the scenario is. */
  tags(): { readonly uri: string; readonly line: number; readonly tag: string }[] {
    return this.#query.findAllPickles().flatMap((pickle) => {
      const line = this.#query.findLocationOf(pickle)?.line ?? 0;
      return pickle.tags.map(({ name }) => ({ uri: pickle.uri, line, tag: name }));
    });
  }

  /** Every link to a rule of every scenario, selected or not, each place once. */
  links(): PlacedLink[] {
    const placed = new Map<string, PlacedLink>();
    for (const pickle of this.#query.findAllPickles()) {
      const rule = this.#query.findLineageBy(pickle)?.rule;
      const ofRule = rule && linkOf(rule.name);
      const scenarioLine = this.#query.findLocationOf(pickle)?.line ?? 0;
      const links = [
        ...(ofRule === undefined ? [] : [{ ...ofRule, line: rule?.location.line ?? 0 }]),
        ...alsoLinks(pickle.tags.map(({ name }) => name)).map((link) => ({ ...link, line: scenarioLine })),
      ];
      for (const link of links) {
        placed.set(`${pickle.uri}:${link.line} ${link.number}`, { ...link, uri: pickle.uri });
      }
    }
    return [...placed.values()];
  }
}
