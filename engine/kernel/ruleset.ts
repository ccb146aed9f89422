import {
  type Permission,
  type Replacement,
  type StateBasedAction,
  type StateBasedActions,
  sortedStateBasedActions,
} from './forms';
import { type PassedOver, type Passing, passedOverIn } from './passing-over';
import { type Installed, installedIn, type SpeedUp } from './query';
import type { Rule } from './rule';
import type { SpeedUpMode } from './speed-ups';
import { variantAmong, variantsOf } from './variants';

/** A game's numbered rules: a map from number to rule, and the tables that the kernel reads. */
export interface Ruleset {
  /** The rulebook that it implements. */
  readonly rulebook: string;
  readonly edition: string;
  /** Every rule by every number it goes by; where one number says several things, all of them. */
  readonly rules: ReadonlyMap<string, readonly Rule[]>;
}

/** Is a value a rule? */
export const isRule = (value: unknown): value is Rule =>
  (typeof value === 'object' || typeof value === 'function') &&
  value !== null &&
  'form' in value &&
  'number' in value &&
  'also' in value &&
  'title' in value &&
  typeof value.number === 'string';

function rulesIn(value: unknown, found: Set<Rule>): void {
  if (isRule(value)) found.add(value);
  else if (Array.isArray(value)) for (const element of value) rulesIn(element, found);
  else if (typeof value === 'object' && value !== null && 'steps' in value) rulesIn(value.steps, found);
}

/** Gathers a ruleset from what its section files export: rules, lists of rules, and procedures made of numbered steps. */
export function ruleset(
  rulebook: string,
  edition: string,
  sections: readonly Readonly<Record<string, unknown>>[],
): Ruleset {
  const found = new Set<Rule>();
  for (const section of sections) for (const exported of Object.values(section)) rulesIn(exported, found);
  const rules = new Map<string, Rule[]>();
  for (const rule of found) {
    for (const number of [rule.number, ...rule.also]) rules.set(number, [...(rules.get(number) ?? []), rule]);
  }
  return { rulebook, edition, rules };
}

/**
 * The rules to switch off for some numbers; `<number>: <words>` puts a variant of the number's rule in its place. Throws
 * UnknownRule for a number under which the engine enforces nothing, and for a variant that isn't declared at it.
 */
export function switchedOff(of: Ruleset, numbers: readonly string[]): ReadonlySet<Rule> {
  return new Set(
    numbers.flatMap((asked) => {
      const [number = asked, words] = asked.split(': ', 2);
      const rules = of.rules.get(number);
      if (!rules) throw new UnknownRule(number, of);
      if (words === undefined) return rules;
      const varied = rules.flatMap((rule) => {
        const variant = variantsOf(rule).find((each) => each.words === words);
        return variant ? [rule, variant] : [];
      });
      if (varied.length === 0) throw new UnknownVariant(number, words, rules);
      return varied;
    }),
  );
}

/** A number that names no rule which the engine enforces. */
export class UnknownRule extends Error {
  constructor(number: string, of: Ruleset) {
    super(
      `The engine enforces nothing under rule ${number} of ${of.rulebook}; "rulewright explain ${number}" says what that rule is.`,
    );
    this.name = 'UnknownRule';
  }
}

/** Words that name no variant of a rule. */
export class UnknownVariant extends Error {
  constructor(number: string, words: string, rules: readonly Rule[]) {
    const known = rules.flatMap((rule) => variantsOf(rule).map((each) => `"${each.words}"`));
    super(
      `Rule ${number} has no variant "${words}"; ${known.length > 0 ? `it has ${known.join(', ')}` : 'it has none'}.`,
    );
    this.name = 'UnknownVariant';
  }
}

const isPermission = <G>(rule: Rule): rule is Permission<G, unknown> => 'action' in rule && 'applies' in rule;
const isReplacement = <G>(rule: Rule): rule is Replacement<G> => 'event' in rule && 'rewrite' in rule;
const isStateBasedAction = <G, O>(rule: Rule): rule is StateBasedAction<G, O> =>
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
    private readonly off: ReadonlySet<Rule>,
    private readonly speed: Speed = NO_SPEED,
  ) {
    const stateBased: StateBasedAction<G, O>[] = [];
    for (const written of new Set([...of.rules.values()].flat())) {
      const rule = off.has(written) ? variantAmong(off, written)?.standing : written;
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

const NO_SPEED: Speed = { speedUps: [], passings: [] };

interface InstalledInAGame {
  readonly installed: Installed;
  readonly passedOver: PassedOver;
}

function file<R>(table: Map<string, R[]>, key: string, rule: R): void {
  const rules = table.get(key);
  if (rules) rules.push(rule);
  else table.set(key, [rule]);
}
