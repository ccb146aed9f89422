import type { Answer, Decision, Offer } from './decision';
import type { Hasher } from './hash';
import type { KnownOutcome } from './known-outcome';
import { type KeepsForOthers, PerGame } from './per-game';
import { addShared } from './plain-data';
import type { Position } from './position';
import { type ByEdition, type Form, type Numbers, type OwnNumbers, ownRule, type Rule } from './rule';
import { byNumbers } from './slots';
import { AS_WRITTEN, ONE_STEP_LATER, offerPoints } from './variants';

/** Where a procedure goes on after a step; undefined: with the next one. */
type Next = 'again' | 'restart' | 'finish' | undefined;

/** What a step returns: where to go on; nothing: with the next step. */
// biome-ignore lint/suspicious/noConfusingVoidType: a step that says nothing goes on to the next
export type StepResult = Next | void;

/**
 * One numbered step of a procedure. A step that needs a player asks; a step switched off is skipped.
 *
 * Asking doesn't change the state. A step proposes events, or calls another procedure, as the last thing it does: what
 * follows is the next step's. A step may say where to go on once what it called has finished: `'again'` runs it once
 * more, `'restart'` begins with the first step, and `'finish'` ends the procedure.
 */
export interface Step<G, D> extends Rule {
  readonly ask: ((game: G, data: D) => Decision | undefined) | undefined;
  readonly answered: ((game: G, data: D, answer: Answer, decision: Decision) => StepResult) | undefined;
  readonly run: ((game: G, data: D) => StepResult) | undefined;
}

/** An ordered list of numbered steps. */
export interface Procedure<G, D> {
  readonly name: string;
  /** Its steps; where editions have them in another order, the first edition's. */
  readonly steps: readonly Step<G, D>[];
  /** Its steps by the editions' short names, where editions have them in another order. */
  readonly orders: ByEdition<readonly Step<G, D>[]> | undefined;
  /** Its place among all procedures made in this process: games look up by it what is known of it beforehand. */
  readonly place: number;
}

let procedures = 0;

type Steps<G, D> = readonly Step<G, D>[];

const isList = <G, D>(steps: Steps<G, D> | ByEdition<Steps<G, D>>): steps is Steps<G, D> =>
  Array.isArray(steps);

/**
 * Makes a procedure out of its steps.
 *
 * @param steps in order; where editions have them in another order, by the short names of the editions: one that is left out has none
 */
export function procedure<G, D>(name: string, steps: Steps<G, D> | ByEdition<Steps<G, D>>): Procedure<G, D> {
  const place = procedures;
  procedures += 1;
  const orders = isList(steps) ? undefined : steps;
  const all = isList(steps) ? [steps] : Object.values(steps);
  for (const order of all) for (const each of order.slice(0, -1)) offerPoints(each, LATER);
  return { name, steps: all[0] ?? [], orders, place };
}

const LATER = { when: { 'in its place': AS_WRITTEN, [ONE_STEP_LATER]: {} } };

/** Every step has the same fields in the same order, whatever it does: the kernel reads them at each step of a game. */
function numbered<G, D>(
  { number, restates, title, form, place }: Rule,
  { ask, answered, run }: Partial<Pick<Step<G, D>, 'ask' | 'answered' | 'run'>>,
): Step<G, D> {
  return { number, restates, title, form, place, ask, answered, run };
}

/** Makes a step in which the game acts by itself. */
export function step<G, D>(
  numbers: Numbers,
  title: string,
  run: (game: G, data: D) => StepResult,
): Step<G, D> {
  return acting(numbers, title, 'procedure step', run);
}

const acting = <G, D>(
  numbers: Numbers,
  title: string,
  form: Form,
  run: (game: G, data: D) => StepResult,
): Step<G, D> => byNumbers(numbers, title, (own) => numbered(ownRule(own, title, form), { run }));

/** A choice as a step words it: who decides, among what, and how many. */
export interface Choice<T> {
  readonly player: number;
  readonly purpose: string;
  readonly offers: readonly Offer<T>[];
  readonly minimum?: number;
  readonly maximum?: number;
  /** Does the player hold priority? */
  readonly isPriority?: boolean;
  readonly compelledBy?: string | undefined;
  readonly barring?: Decision['barring'];
  /** The decision that it became when it was asked first: a choice that is asked again needs no other. */
  decision?: Decision;
}

/**
 * Makes a step that looks at nothing but the table, each time that anything has happened: on a table that a game comes to it has
 * nothing left to do.
 */
export function stateBasedStep<G, D>(
  numbers: Numbers,
  title: string,
  run: (game: G, data: D) => StepResult,
): Step<G, D> {
  return acting(numbers, title, 'state-based action', run);
}

/** Makes a step that a phase or step of the turn begins or ends with. */
export const turnBasedAction = <G, D>(
  numbers: Numbers,
  title: string,
  run: (game: G, data: D) => StepResult,
): Step<G, D> => acting(numbers, title, 'turn-based action', run);

/** Makes a step in which a player chooses; `then` receives what was chosen, in the order of choosing. */
export const choosing = <G extends KeepsForOthers, D, T>(
  numbers: Numbers,
  title: string,
  ask: (game: G, data: D) => Choice<T> | undefined,
  then: (game: G, data: D, chosen: readonly T[]) => StepResult,
): Step<G, D> => byNumbers(numbers, title, (own) => ownChoosing(own, title, ask, then));

function ownChoosing<G extends KeepsForOthers, D, T>(
  numbers: OwnNumbers,
  title: string,
  ask: (game: G, data: D) => Choice<T> | undefined,
  then: (game: G, data: D, chosen: readonly T[]) => StepResult,
): Step<G, D> {
  // What stands behind the decision that a game asked last, so that an answer needn't work the options out again.
  const asked = new PerGame<Choice<T>>();
  const itself = ownRule(numbers, title, 'procedure step');
  return numbered(itself, {
    ask: (game, data) => {
      const choice = ask(game, data);
      if (!choice) return undefined;
      asked.set(game, choice);
      const { decision } = choice;
      // What games of several editions ask alike, each asks under its own number.
      if (decision?.rule === itself.number) return decision;
      choice.decision = decisionOf(choice, itself.number);
      return choice.decision;
    },
    answered: (game, data, answer, decision) => {
      const last = asked.get(game);
      const offers = last?.decision === decision ? last.offers : (ask(game, data)?.offers ?? []);
      return then(game, data, chosenOf(offers, answer));
    },
  });
}

/** What was chosen, in the order of choosing. */
function chosenOf<T>(offers: readonly Offer<T>[], answer: Answer): readonly T[] {
  // Nearly every choice is of one: a list that is made with it takes a tenth of the memory of one that grows.
  const [only] = answer;
  const offered = answer.length === 1 && only !== undefined ? offers[only] : undefined;
  if (offered) return [offered.value];
  const chosen: T[] = [];
  for (const place of answer) {
    const offer = offers[place];
    if (offer) chosen.push(offer.value);
  }
  return chosen;
}

function decisionOf<T>(choice: Choice<T>, number: string): Decision {
  const {
    player,
    purpose,
    offers,
    minimum = 1,
    maximum = 1,
    isPriority = false,
    compelledBy,
    barring,
  } = choice;
  const kind = 'choose' as const;
  const options = offers;
  const rule = number;
  // Most decisions have neither of the last two: all of those have the same fields, each named, as one is made at every priority.
  return barring
    ? { kind, player, purpose, rule, options, minimum, maximum, isPriority, compelledBy, barring }
    : { kind, player, purpose, rule, options, minimum, maximum, isPriority };
}

/** A decision of any kind, before it is known which rule asks for it. */
type Unruled = Decision extends infer K
  ? K extends Decision
    ? Omit<K, 'rule' | 'isPriority'>
    : never
  : never;

/** Every decision of a kind has the same fields in the same order: they are read far too often to be looked for. */
function ruled(asked: Unruled, number: string): Decision {
  const { player, purpose } = asked;
  switch (asked.kind) {
    case 'choose': {
      const { options, minimum, maximum } = asked;
      const isPriority = false;
      return { kind: 'choose', player, purpose, rule: number, options, minimum, maximum, isPriority };
    }
    case 'order':
      return { kind: 'order', player, purpose, rule: number, options: asked.options };
    case 'number': {
      const { minimum, maximum } = asked;
      return { kind: 'number', player, purpose, rule: number, minimum, maximum };
    }
    case 'distribute': {
      const { amount, options, minimums, thresholds, after } = asked;
      return {
        kind: 'distribute',
        player,
        purpose,
        rule: number,
        amount,
        options,
        minimums,
        thresholds,
        after,
      };
    }
  }
}

/** Makes a step that asks for any kind of decision and reads the bare answer to it. */
export const asking = <G, D>(
  numbers: Numbers,
  title: string,
  ask: (game: G, data: D) => Unruled | undefined,
  then: (game: G, data: D, answer: Answer, decision: Decision) => StepResult,
): Step<G, D> =>
  byNumbers(numbers, title, (own) => {
    const itself = ownRule(own, title, 'procedure step');
    return numbered(itself, {
      ask: (game, data) => {
        const asked = ask(game, data);
        return asked && ruled(asked, itself.number);
      },
      answered: then,
    });
  });

/** A procedure under way, and its place in it. */
export interface Frame<G> {
  readonly name: string;
  /** Place of the step that runs next. */
  at: number;
  /** How many steps it has. */
  readonly length: number;
  /** When the action can be reversed: how many decisions had been made when it began, the one that began it included. */
  readonly reversibleTo: number | undefined;
  /** Adds its name, its place and what its steps share to a hash; objects of the game by where they are. */
  addTo(hasher: Hasher, position: Position): void;
  current(): Rule | undefined;
  /** Can it be gone on with the last step, after this one? Told by what makes it faster. */
  mayGoOnWithTheLast(game: G, after: Rule): boolean;
  /** The procedure has been gone through. */
  ended(game: G): void;
  /** Are steps passed over only when it was seen that they do nothing? */
  readonly isChecked: boolean;
  /** Does the step that runs next ask, instead of acting by itself? */
  readonly isAsking: boolean;
  ask(game: G): Decision | undefined;
  answer(game: G, answer: Answer, decision: Decision): StepResult;
  run(game: G): StepResult;
}

class ProcedureFrame<G, D> implements Frame<G> {
  at = 0;
  readonly name: string;
  readonly length: number;
  private readonly steps: readonly Step<G, D>[];

  constructor(
    of: Procedure<G, D>,
    private readonly data: D,
    readonly reversibleTo: number | undefined,
    private readonly passed: KnownOutcome<G, D> | undefined,
  ) {
    this.name = of.name;
    this.steps = of.steps;
    this.length = of.steps.length;
  }

  addTo(hasher: Hasher, position: Position): void {
    hasher.name(this.name).add(this.at);
    addShared(hasher, this.data, position);
  }

  current(): Rule | undefined {
    return this.steps[this.at];
  }

  get isChecked(): boolean {
    return this.passed?.isChecked === true;
  }

  mayGoOnWithTheLast(game: G, after: Rule): boolean {
    const { passed } = this;
    return (
      passed !== undefined &&
      passed.over.after === after &&
      passed.over.isNothingLeft?.(game, this.data) === true
    );
  }

  ended(game: G): void {
    this.passed?.over.ends?.(game);
  }

  get isAsking(): boolean {
    return this.steps[this.at]?.ask !== undefined;
  }

  ask(game: G): Decision | undefined {
    return this.steps[this.at]?.ask?.(game, this.data);
  }

  answer(game: G, answer: Answer, decision: Decision): StepResult {
    return this.steps[this.at]?.answered?.(game, this.data, answer, decision);
  }

  run(game: G): StepResult {
    return this.steps[this.at]?.run?.(game, this.data);
  }
}

/** Is a rule a step of a procedure? */
export const isStep = <G, D>(rule: Rule): rule is Step<G, D> => 'run' in rule && 'answered' in rule;

/** A step that an amendment adds to a procedure. */
export interface FollowingStep<G, D> extends Step<G, D> {
  /** The number of the step that it follows. */
  readonly after: string;
}

/** Says which step of a procedure a new one follows, by that one's number. */
export const stepAfter = <G, D>(after: string, added: Step<G, D>): FollowingStep<G, D> => ({
  ...added,
  after,
});

/** Is a rule a step that is added after another one? */
export const isFollowing = <G, D>(rule: Rule): rule is FollowingStep<G, D> =>
  isStep(rule) && 'after' in rule && typeof rule.after === 'string';

/** Begins a procedure: its frame, standing before the first step. */
export function begin<G, D>(
  of: Procedure<G, D>,
  data: D,
  reversibleTo?: number,
  passed?: KnownOutcome<G, D>,
): Frame<G> {
  return new ProcedureFrame(of, data, reversibleTo, passed);
}
