import {
  type Permission,
  type Replacement,
  type StateBasedAction,
  type StateBasedActions,
  sortedStateBasedActions,
} from './forms';
import { type PassedOver, type Passing, passedOverIn } from './passing-over';
import { installedIn, type Overrides, type SpeedUp } from './query';
import type { ByEdition, Rule } from './rule';
import { editionsAt } from './slots';
import type { SpeedUpMode } from './speed-ups';
import type { OutOfForce } from './variants';

/** A game's numbered rules: a map from number to rule, and the tables that the kernel reads. */
export interface Ruleset {
  /** The rulebook that it implements. */
  readonly rulebook: string;
  readonly edition: string;
  /** The edition's short name. */
  readonly name: string;
  /** The edition that rules with a number of one book are assumed from (see `editions`). */
  readonly assumes?: string | undefined;
  /** What this edition has in the places of rules, where it is one of several. */
  readonly inPlaces?: OutOfForce;
  /** Every rule by every number it goes by; where one number says several things, all of them. */
  readonly rules: ReadonlyMap<string, readonly Rule[]>;
  /** The procedures of the game whose steps come in another order in some edition. */
  readonly ordered?: readonly OrderedProcedure[];
  /** Those of them that an amendment adds. */
  readonly added?: readonly Rule[];
}

/** Is a value a rule? */
export const isRule = (value: unknown): value is Rule =>
  (typeof value === 'object' || typeof value === 'function') &&
  value !== null &&
  'form' in value &&
  'number' in value &&
  'restates' in value &&
  'title' in value &&
  typeof value.number === 'string';

function rulesIn(value: unknown, found: Set<Rule>): void {
  if (isRule(value)) found.add(value);
  else if (Array.isArray(value)) for (const element of value) rulesIn(element, found);
  else if (typeof value === 'object' && value !== null && 'steps' in value) {
    rulesIn(value.steps, found);
    if ('orders' in value) rulesIn(Object.values(value.orders ?? {}), found);
  }
}

/** What a section file exports. */
type Section = Readonly<Record<string, unknown>>;

/** What section files export. */
export type Sections = readonly Section[];

/** The sections of chapters, each of which exports what its section files do under a name of theirs. */
export const sectionsOf = (...chapters: readonly Readonly<Record<string, Section>>[]): Sections =>
  chapters.flatMap((chapter) => Object.values(chapter));

/** The rules that section files export: alone, in lists, and as the steps of procedures. */
export function rulesOf(sections: Sections): ReadonlySet<Rule> {
  const found = new Set<Rule>();
  for (const section of sections) for (const exported of Object.values(section)) rulesIn(exported, found);
  return found;
}

/** A procedure whose steps come in another order in some edition, by the editions' short names. */
export interface OrderedProcedure {
  readonly name: string;
  readonly orders: ByEdition<readonly Rule[]>;
}

const isOrdered = (value: unknown): value is OrderedProcedure =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'orders' in value &&
  value.orders !== undefined;

/** The procedures that section files export whose steps come in another order in some edition, each once. */
export const ordersIn = (sections: Sections): readonly OrderedProcedure[] => [
  ...new Set(sections.flatMap((section) => Object.values(section).filter(isOrdered))),
];

const { compare } = new Intl.Collator('en', { numeric: true });

/**
 * Rules by each of their numbers, in the order of these: which of two that forbid the same is cited, or which of two offers comes first,
 * doesn't hang on how files and constants are called.
 */
export function byNumber(all: Iterable<Rule>): ReadonlyMap<string, readonly Rule[]> {
  const places = [...all].flatMap((rule) =>
    [rule.number, ...rule.restates].map((number) => ({ number, rule })),
  );
  places.sort(
    (a, b) =>
      compare(a.number, b.number) ||
      compare(a.rule.number, b.rule.number) ||
      compare(a.rule.title, b.rule.title),
  );
  const rules = new Map<string, Rule[]>();
  for (const { number, rule } of places) rules.set(number, [...(rules.get(number) ?? []), rule]);
  return rules;
}

/**
 * Gathers the ruleset of a game of one edition from what its section files export: rules, lists of rules, and procedures made of
 * numbered steps.
 *
 * @throws RangeError where a rule has several editions: `editions` gathers those
 */
export function ruleset(rulebook: string, edition: string, sections: Sections): Ruleset {
  const found = rulesOf(sections);
  for (const rule of found)
    if (editionsAt(rule))
      throw new RangeError(
        `"${rule.title}" is ${rule.number}: gather a game of several editions with "editions".`,
      );
  return { rulebook, edition, name: edition, rules: byNumber(found) };
}

/** Is a rule a permission or a prohibition: does it say when an action may be taken? */
export const isPermission = <G>(rule: Rule): rule is Permission<G, unknown> =>
  'action' in rule && 'applies' in rule;
/** Is a rule a replacement: does it make another event of an event? */
export const isReplacement = <G>(rule: Rule): rule is Replacement<G> => 'event' in rule && 'rewrite' in rule;
/** Is a rule a state-based action: does it find what is to be done, or do it where it is due? */
export const isStateBasedAction = <G, O>(rule: Rule): rule is StateBasedAction<G, O> =>
  'find' in rule || 'happens' in rule;

/** The rules of a ruleset in force, sorted once a game into the tables that it looks things up in. */
export class Tables<G, O = unknown> {
  readonly permissions = new Map<string, Permission<G, unknown>[]>();
  readonly prohibitions = new Map<string, Permission<G, unknown>[]>();
  readonly replacements = new Map<string, Replacement<G>[]>();
  readonly stateBasedActions: StateBasedActions<G, O>;

  private readonly installed: Partial<Record<SpeedUpMode, InstalledInAGame>> = {};

  /** @param speed what makes games faster: of each, what counts on no rule that is off is installed. */
  constructor(
    of: Ruleset,
    private readonly off: OutOfForce,
    private readonly speed: Speed = NO_SPEED,
  ) {
    const stateBased: StateBasedAction<G, O>[] = [];
    for (const written of new Set([...of.rules.values()].flat())) {
      const rule = off.has(written) ? off.get(written)?.standing : written;
      if (rule === undefined) continue;
      if (isPermission<G>(rule)) {
        file(rule.form === 'prohibition' ? this.prohibitions : this.permissions, rule.action, rule);
      } else if (isReplacement<G>(rule)) file(this.replacements, rule.event, rule);
      else if (isStateBasedAction<G, O>(rule)) stateBased.push(rule);
    }
    this.stateBasedActions = sortedStateBasedActions(stateBased);
  }

  /** What is installed in games of a mode. */
  speedIn(mode: SpeedUpMode): InstalledInAGame {
    const { off, speed } = this;
    this.installed[mode] ??= {
      installed: installedIn(speed.speedUps, off, mode),
      passedOver: passedOverIn(speed.passings, off, mode),
    };
    return this.installed[mode];
  }
}

/** What makes a game's rules faster: answers to queries, and procedures passed over. */
export interface Speed {
  readonly speedUps: readonly SpeedUp[];
  readonly passings: readonly Passing[];
}

/** Nothing makes the game faster. */
export const NO_SPEED: Speed = { speedUps: [], passings: [] };

interface InstalledInAGame {
  readonly installed: Overrides;
  readonly passedOver: PassedOver;
}

function file<R>(table: Map<string, R[]>, key: string, rule: R): void {
  const rules = table.get(key);
  if (rules) rules.push(rule);
  else table.set(key, [rule]);
}
