/** Texts that a grammar allows, each with a part that may be left out. */
import { type GrammarRules, type Part, rulesIn, saidIn, standingIn } from './grammar-parts';

/** A text, and the same without what may be left out of it. */
export interface Shortened {
  readonly text: string;
  /** What may be left out. */
  readonly words: string;
  readonly without: string;
}

/** A part that may be left out, and the rule in which it stands. */
export interface Omissible {
  readonly rule: string;
  readonly part: Part;
}

/** What the simplest rules stand for: the grammar says of them what they may not be rather than what they are. */
const SIMPLE: Readonly<Record<string, readonly string[]>> = {
  digit: ['2', '3', '4'],
  letter: ['e'],
  lower: ['e'],
  upper: ['K'],
  any: ['e'],
  end: [''],
  s: [' '],
  space: [' '],
  stop: ['.'],
  selfName: ['\uE000'],
  capitalWord: ['Kela', 'Gora'],
  properName: ['Kela', 'Gora'],
};
const [BEGINS, ENDS] = ['\u0001', '\u0002'];
const FAR = 1000;

/** Where a text is to lead: to a part of a rule, by how many rules lie between. */
interface Goal extends Omissible {
  readonly distances: ReadonlyMap<string, number>;
}

const isSyntactic = (rule: string): boolean => /^[A-Z]/.test(rule);

/** Makes texts of a grammar's rules. Which of what is possible they say is told by numbers, so that the same numbers make the same. */
export class Sentences {
  private readonly names: readonly (readonly [string, readonly string[]])[];
  /** How many rules lie inside each other at least, below each rule. */
  private readonly depths = new Map<string, number>();
  private numbers: readonly number[] = [];
  private at = 0;

  constructor(private readonly rules: GrammarRules) {
    this.names = [...rules].map(([name, part]) => [name, rulesIn(part)] as const);
    for (let before = -1; before !== this.settled(); ) {
      before = this.settled();
      for (const [name, part] of rules) this.depths.set(name, 1 + this.depth(part));
    }
  }

  /** Every part of the grammar's rules that may be left out. */
  omissible(): readonly Omissible[] {
    return [...this.rules].flatMap(([rule, part]) =>
      isSyntactic(rule) && !saidIn(part).some(({ kind }) => kind === 'parameter')
        ? standingIn(part).flatMap((each) => (each.kind === 'optional' ? [{ rule, part: each }] : []))
        : [],
    );
  }

  /**
   * A text with a part that may be left out, and without it.
   *
   * @param start the rule that the whole text is to fulfil
   * @param numbers any numbers: what is said where the grammar leaves a choice
   * @returns undefined where no text of that rule has such a part
   */
  shortened(start: string, { rule, part }: Omissible, numbers: readonly number[]): Shortened | undefined {
    const distances = this.distancesTo(rule);
    if (!distances.has(start)) return undefined;
    this.numbers = numbers;
    this.at = 0;
    const said = this.rule(start, [], { rule, part, distances }, 4);
    const [before = '', rest] = said.split(BEGINS);
    const [within = '', after = ''] = rest?.split(ENDS) ?? [];
    return rest === undefined
      ? undefined
      : { text: before + within + after, words: within, without: before + after };
  }

  private settled(): number {
    let sum = 0;
    for (const depth of this.depths.values()) sum += depth;
    return sum;
  }

  private depth(part: Part): number {
    switch (part.kind) {
      case 'sequence':
        return Math.max(0, ...part.parts.map((each) => this.depth(each)));
      case 'choice':
        return Math.min(FAR, ...part.parts.map((each) => this.depth(each)));
      case 'repeated':
      case 'lexical':
        return this.depth(part.part);
      case 'rule':
        if (part.name in SIMPLE) return 0;
        return Math.max(
          this.rules.has(part.name) ? (this.depths.get(part.name) ?? FAR) : 0,
          ...part.given.map((each) => this.depth(each)),
        );
      default:
        return 0;
    }
  }

  private distancesTo(rule: string): ReadonlyMap<string, number> {
    const found = new Map([[rule, 0]]);
    for (let size = 0; size !== found.size; ) {
      size = found.size;
      const next = this.names.filter(
        ([name, named]) => !found.has(name) && named.some((each) => found.has(each)),
      );
      const distance = 1 + Math.max(...found.values());
      for (const [name] of next) found.set(name, distance);
    }
    return found;
  }

  private pick<T>(from: readonly T[]): T | undefined {
    const number = this.numbers[this.at % this.numbers.length] ?? 0;
    this.at += 1;
    return from[number % from.length];
  }

  /** How far the goal is from a part. */
  private distance(part: Part, goal: Goal): number {
    if (standingIn(part).includes(goal.part)) return 0;
    return Math.min(FAR, ...rulesIn(part).map((name) => 1 + (goal.distances.get(name) ?? FAR)));
  }

  private nearest(parts: readonly Part[], goal: Goal): Part | undefined {
    const near = Math.min(FAR, ...parts.map((part) => this.distance(part, goal)));
    return near >= FAR ? undefined : this.pick(parts.filter((part) => this.distance(part, goal) === near));
  }

  private rule(name: string, given: readonly Part[], goal: Goal | undefined, room: number): string {
    const simple = SIMPLE[name];
    if (simple && !goal) return this.pick(simple) ?? '';
    const body = this.rules.get(name);
    if (!body) return this.list(name, given, goal, room);
    return this.said(withGiven(body, given), isSyntactic(name), goal, room - 1);
  }

  /** Lists are Ohm's own rules: one element is enough, unless the goal is what stands between two. */
  private list(
    name: string,
    [element, between]: readonly Part[],
    goal: Goal | undefined,
    room: number,
  ): string {
    const isSpaced = isSyntactic(name);
    if (!element || !between) return '';
    const one = (to?: Goal): string => this.said(element, isSpaced, to, room);
    return goal && this.distance(between, goal) < this.distance(element, goal)
      ? [one(), this.said(between, isSpaced, goal, room), one()].join(' ')
      : one(goal);
  }

  private said(part: Part, isSpaced: boolean, goal: Goal | undefined, room: number): string {
    switch (part.kind) {
      case 'text':
        return part.text;
      case 'range':
        return part.from;
      case 'look':
      case 'parameter':
        return '';
      case 'sequence': {
        const towards = goal && this.nearest(part.parts, goal);
        return part.parts
          .map((each) => this.said(each, isSpaced, each === towards ? goal : undefined, room))
          .filter((each) => each !== '')
          .join(isSpaced ? ' ' : '');
      }
      case 'choice': {
        const short = part.parts.filter((each) => this.depth(each) <= room);
        const least = Math.min(...part.parts.map((each) => this.depth(each)));
        const possible = short.length > 0 ? short : part.parts.filter((each) => this.depth(each) === least);
        const chosen = goal ? this.nearest(part.parts, goal) : this.pick(possible);
        return chosen ? this.said(chosen, isSpaced, goal, room) : '';
      }
      case 'optional': {
        if (goal?.part === part) return `${BEGINS}${this.said(part.part, isSpaced, undefined, room)}${ENDS}`;
        return goal ? this.said(part.part, isSpaced, goal, room) : '';
      }
      case 'repeated':
        return this.said(part.part, isSpaced, goal, room);
      case 'lexical':
        return this.said(part.part, false, goal, room);
      case 'rule':
        return this.rule(part.name, part.given, goal, room);
    }
  }
}

/** What a rule is for what it was given. */
function withGiven(part: Part, given: readonly Part[]): Part {
  if (given.length === 0) return part;
  switch (part.kind) {
    case 'parameter':
      return given[part.place] ?? part;
    case 'sequence':
    case 'choice':
      return { ...part, parts: part.parts.map((each) => withGiven(each, given)) };
    case 'optional':
    case 'repeated':
    case 'lexical':
      return { ...part, part: withGiven(part.part, given) };
    case 'rule':
      return { ...part, given: part.given.map((each) => withGiven(each, given)) };
    default:
      return part;
  }
}
