import type { Kind } from '../rulebooks/classification';
import type { LinkStates } from '../rulebooks/link-states';
import type { MutantResult } from './mutants';

/** How a scenario ended. */
export const verdicts = [
  'passed',
  'failed',
  'setup error',
  'crashed',
  'timed out',
  'unsupported',
  'waived',
  'not run',
] as const;
export type Verdict = (typeof verdicts)[number];

/** The rungs of the ladder, from the lowest to the highest; see `earnedRungs`. */
export const rungs = [
  'unclassified',
  'classified',
  'linked',
  'passes',
  'exercised',
  'both ways',
  'kills',
] as const;
export type Rung = (typeof rungs)[number];

/**
 * What stands beside the ladder: a scenario about the rule failed; the rule's text changed since one was confirmed;
 * one is waived; a ruling says how the rule is read; its kind was proposed and nobody has confirmed it; what stands
 * under its number is that of the rule that it says again; it stands under others as well, undeclared; nothing stands under its number that could be exercised or switched
 * off, because it follows from other rules, because of a reason that the classification names, or because nothing is known of it.
 */
export const marks = [
  'failing',
  'stale',
  'waived',
  'ambiguous',
  'proposed',
  'shared',
  'restated',
  'derived',
  'inherent',
  'unprovable',
] as const;
export type Mark = (typeof marks)[number];

/**
 * How an engine comes to keep a rule: by an object of its own; by that of the rule whose content it says again; because it
 * follows from others; because of a reason that the classification names; or by an object that other rules share, though
 * nobody has said that they say the same: what was exercised then may have been theirs.
 */
export const enforcements = ['own', 'restated', 'derived', 'inherent', 'shared'] as const;
export type Enforcement = (typeof enforcements)[number];

/** How a step ended. */
export type StepVerdict = 'passed' | 'failed' | 'skipped' | 'pending' | 'undefined' | 'ambiguous';

/** One line of a game's log: what happened, by which rule. */
export interface TraceEntry {
  readonly what: 'event' | 'decision';
  readonly rule?: string;
  readonly text: string;
}

export interface StepResult {
  readonly keyword: string;
  readonly text: string;
  readonly line: number;
  /** The data table or doc string below the step, as text. */
  readonly argument?: string;
  readonly verdict: StepVerdict;
  readonly message?: string;
}

/**
 * In what an engine differs: in what it does, in the rule that it cites for it, or in what it calls a question. Only the
 * first says that it gets a rule wrong.
 */
export const axes = ['behaviour', 'citation', 'wording'] as const;
type Axis = (typeof axes)[number];

/** What was to be seen after a step: facts by what is looked at, and what happened. */
export interface Sight {
  readonly facts: Readonly<Record<string, string>>;
  readonly events: readonly {
    readonly rule?: string;
    readonly text: string;
    readonly kind: string;
    /** Names of the player and the object that it happened to. */
    readonly about: readonly string[];
    readonly amount?: number;
  }[];
  /** The rule of the decision that is open. */
  readonly asks?: string;
}

/** Where a game first went another way than on the reference engine. */
export interface FirstDifference {
  readonly step: Pick<StepResult, 'keyword' | 'text' | 'line'>;
  /** `wording` where nothing differs but what a question is called. */
  readonly axis: Axis;
  readonly what: string;
  readonly expected: string;
  readonly seen: string;
  /** The rule by which something happened on the reference engine that did not happen here. */
  readonly rule?: string;
  /** What happened there by it. */
  readonly event?: string;
  /** Rules of what happened on the reference engine after it; only until rules are judged by it. */
  readonly later?: readonly string[];
}

/** Why a scenario failed, as data. */
export interface Failure {
  /** The step that failed; left out where none did, but what comes after the last one. */
  readonly step?: Pick<StepResult, 'keyword' | 'text' | 'line'>;
  readonly axis: Axis;
  /** What was looked at, or else what went wrong, without the table. */
  readonly what: string;
  /** Left out where nothing was compared. */
  readonly expected?: string;
  readonly seen?: string;
  /**
   * The same from run to run, whatever else the table and the trace hold: made of the step, what was looked at, expected
   * and seen.
   */
  readonly signature: string;
  /** What failures of one cause have in common: names and numbers are left out, but the difference between amounts. */
  readonly cause: string;
  /** Where its game first went another way than on the reference engine; only of another engine's failures. */
  readonly first?: FirstDifference;
  /** The reference engine fails in the same way when this rule is switched off. */
  readonly without?: string;
  /** … and when it is read in this other way instead. */
  readonly variant?: string;
  /** The rules that the failing claim is about; where one explains the failure, that one. */
  readonly about: readonly string[];
  /** The scenario's other rules: it stopped before it could say anything about them. */
  readonly affected: readonly string[];
}

export interface ScenarioResult {
  /** `uri:line`, unique in a run. */
  readonly id: string;
  readonly uri: string;
  readonly line: number;
  readonly name: string;
  readonly feature: string;
  /** The rulebook it belongs to, if it is one that is known: as results call it, where they are about editions. */
  readonly rulebook?: string;
  /** The short name of the edition that it chose; left out: it is played as its rulebook usually is. */
  readonly edition?: string;
  /** Numbers of the rules that it is linked to: that of its `Rule:` line, then those of its `@also:` tags. */
  readonly rules: readonly string[];
  /** The one of them that its `Rule:` line names. */
  readonly own?: string;
  /** What its `Rule:` line says after that number. */
  readonly ruleTitle?: string;
  /** Those of them whose text has changed since the link was confirmed. */
  readonly stale?: readonly string[];
  readonly tags: readonly string[];
  readonly verdict: Verdict;
  /** Why it did not pass. */
  readonly message?: string;
  /** What is typed wrong in it, for which it was not played: sentences that begin with the place. */
  readonly faults?: readonly string[];
  /** It passes on an engine in which nothing happens, too. Only where an engine is under test. */
  readonly vacuous?: boolean;
  /** What was seen after each step: only until it is compared. */
  readonly sights?: readonly (Sight | null)[];
  /** Why it failed, as data; only of those that failed. */
  readonly failure?: Failure;
  readonly milliseconds: number;
  readonly steps: readonly StepResult[];
  /** Numbers of the rules that its game exercised. */
  readonly exercised: readonly string[];
  readonly trace: readonly TraceEntry[];
}

/** A rule as an engine says that it implements it. */
export interface ImplementedRule {
  readonly number: string;
  readonly title: string;
  readonly form: string;
}

export interface RuleResult {
  readonly key: string;
  readonly number: string;
  /** The highest rung that it earned. */
  readonly rung: Rung;
  /** Every rung that it earned, the lowest first. */
  readonly earned: readonly Rung[];
  readonly marks: readonly Mark[];
  /** What kind of rule it is; left out while nobody has said so. */
  readonly kind?: Kind;
  /** Why it can't be tested. */
  readonly reason?: string;
  /** How the engine comes to keep it; left out where it tells of no rules, or nothing is known of this one. */
  readonly enforcement?: Enforcement;
  /** The rules whose object is its own as well, undeclared; only of one that is `shared`. */
  readonly sharedWith?: readonly string[];
  /** The rule whose content it says a second time. */
  readonly restates?: string;
  /** The rules that it follows from: it asks nothing of an engine that they don't. */
  readonly followsFrom?: readonly string[];
  /** Why an engine that keeps it does nothing under its number. */
  readonly inherent?: string;
  /** Its number is in the trace of some scenario of the run, its own or another's. */
  readonly exercised: boolean;
  /** Ids of the scenarios that are linked to it. */
  readonly scenarios: readonly string[];
  /** Ids of the rulings about it; a rule that has one is ambiguous. */
  readonly rulings: readonly string[];
  /** As the engine implements it. Several where one number says several things. */
  readonly implemented: readonly { readonly title: string; readonly form: string }[];
  /** What became of it switched off, and of its variants; left out where none was tried. */
  readonly mutants?: readonly MutantResult[];
}

export interface SectionResult {
  readonly number: string;
  readonly title: string;
  readonly rules: readonly RuleResult[];
}

export interface ChapterResult {
  readonly number: string;
  readonly title: string;
  readonly sections: readonly SectionResult[];
}

export interface RulingResult {
  readonly id: string;
  readonly rules: readonly string[];
  readonly question: string;
  readonly readings: readonly string[];
  readonly taken: string;
  readonly why: string;
}

/** A rule of an edition that its rulebook only cites, and the edition and number that it is taken from. */
export interface AssumedRuleResult {
  readonly number: string;
  readonly title: string;
  readonly form: string;
  readonly from: { readonly edition: string; readonly number: string };
}

export interface RulebookResult {
  /** The rulebook's own; where it is played as another edition than usual, with that one's short name: `magic@2013`. */
  readonly id: string;
  /** With that name as well. */
  readonly title: string;
  readonly edition: string;
  /** The short name of the edition that it is played as, where its game has several. */
  readonly playedAs?: string;
  /** What scenarios call the game in that edition: `Magic 2003`. Rulebooks of one game may have titles that don't say so. */
  readonly game?: string;
  /** What counts for none of its rules, as the rulebook only cites it. */
  readonly assumed: readonly AssumedRuleResult[];
  /** Was it tried for any of its rules what its scenarios say with the rule switched off? Nobody earns *kills* before. */
  readonly mutated: boolean;
  readonly chapters: readonly ChapterResult[];
  readonly rulings: readonly RulingResult[];
}

/** An engine in a process of its own that a run was made with. */
export interface EngineFacts {
  readonly name: string;
  readonly version?: string;
  /** The command that starts it. */
  readonly command: string;
  /** How often it had to be started again. */
  readonly restarts: number;
  /** What it says it doesn't support, and why. */
  readonly missing: readonly { readonly feature: string; readonly reason: string }[];
}

/** Why a run ended before all that was selected had been played. */
export interface Unfinished {
  /** A sentence or more. */
  readonly why: string;
  /** How many scenarios have a result, and how many were selected. */
  readonly played: number;
  readonly selected: number;
  readonly exitCode: number;
}

/** When, where and by what a run was made. What is not known is left out. */
export interface RunOrigin {
  /** When it began, as ISO 8601. */
  readonly date: string;
  readonly milliseconds?: number;
  /** The commit of the folder that it was made in, `-dirty` where something in it was changed since. */
  readonly commit?: string;
  /** The command, as it can be given to a shell again. */
  readonly command?: string;
  /** The machine, its system and Node's version. */
  readonly host?: string;
}

/** What games were played under, instead of the rulebook as it is. */
export interface AmendmentFacts {
  readonly name: string;
  /** Id of the rulebook that it changes. */
  readonly rulebook: string;
  /** Left out: options alone say it. */
  readonly file?: string;
  /** Each as it is written, e.g. `set 402.2 to 3`; a reading of a ruling with what it changes. */
  readonly changes: readonly string[];
}

/** Everything that a report is made from. */
export interface RunResult {
  readonly version: string;
  readonly origin?: RunOrigin;
  /** Left out: the reference engine. */
  readonly engine?: EngineFacts;
  readonly seed: number;
  /** Numbers of the rules that were switched off. */
  readonly off: readonly string[];
  /** Left out: the rulebooks as they are. */
  readonly amendment?: AmendmentFacts;
  /** Whether every scenario there is was played. */
  readonly complete: boolean;
  /** Left out: the run came to its end. */
  readonly unfinished?: Unfinished;
  /** What has become of the links to rules since they were confirmed. */
  readonly links: readonly LinkStates[];
  readonly counts: Readonly<Record<Verdict, number>>;
  readonly rulebooks: readonly RulebookResult[];
  readonly scenarios: readonly ScenarioResult[];
}
