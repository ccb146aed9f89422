import type { ActionDict, Node } from 'ohm-js';
import type {
  Ability,
  AbilityBase,
  Amount,
  Condition,
  Cost,
  Duration,
  Effect,
  Filter,
  Modification,
  ObjectReference,
  ReplacedEvent,
  Statement,
  Subject,
  TargetSpecification,
  Trigger,
  Who,
} from '../tree';
import { chosenBy, sequence } from './sequence';

/** What the parser knows of the card whose text it reads. */
export interface PrintedCard {
  readonly name: string;
  /** Its card types, in lower case. */
  readonly types: readonly string[];
  readonly subtypes?: readonly string[];
}

/** "its": the object that the same sentence is about, or else what the one before was about. */
export const ITS: ObjectReference = { ref: 'that' };

/** What somebody does, once it is known who: "draws a card". */
export type Deed = (who: Who) => Effect;

/** What is done to objects, once it is known to which: "destroy", "rest". */
export type Doing = (object: ObjectReference, who: Who) => Effect;

/** What is said of objects, once it is known of which: "can't attack". */
export type Predicate = (subject: ObjectReference) => Statement;

/** A lower and an upper bound: "up to two", "three". */
interface Count {
  readonly minimum: number | 'X';
  readonly maximum: number | 'X' | 'any number';
}

/** "three or more", "exactly two", "no". */
interface Bound {
  readonly is: 'at least' | 'at most' | 'exactly';
  readonly amount: Amount;
}

/** A set characteristic: "base power 5". */
interface Setting {
  readonly characteristic: string;
  readonly to: Amount;
}

/** Where something is put: "into its owner's hand". */
type Destination = Omit<Extract<Effect, { do: 'put into zone' }>, 'do' | 'object'>;

/** One meaning that nodes of the syntax tree can have, by name. */
export interface Meanings {
  amount: Amount;
  number: number;
  who: Who;
  object: ObjectReference;
  filter: Filter;
  count: Count;
  bound: Bound;
  costs: readonly Cost[];
  subject: Subject;
  trigger: Trigger;
  condition: Condition;
  duration: Duration;
  effect: Effect;
  deed: Deed;
  destination: Destination;
  modifications: readonly Modification[];
  settings: readonly Setting[];
  predicate: Predicate;
  statement: Statement;
  replaced: ReplacedEvent;
  ability: Ability;
}

export type Dictionaries = { [Name in keyof Meanings]: ActionDict<Meanings[Name]> };

type Readers = { readonly [Name in keyof Meanings]: (node: Node) => Meanings[Name] };

/** Reads the meaning of syntax nodes; the dictionaries of actions are written in terms of it. */
export interface Reader extends Readers {
  readonly card: PrintedCard;
  /** The canonical form of the words that a node covers: "Units" → "unit". */
  word(node: Node): string;
  /** The text that a node covers, as printed. */
  printed(node: Node): string;
  /** The place of a "target …" among the targets of the ability that is being read. */
  targetIndex(node: Node): number;
  /** What "it" refers to: the card itself where the ability has spoken of nothing else before. */
  pronoun(node: Node): ObjectReference;
  /** The game's reading of "this unit", "this base". */
  self(noun: string): ObjectReference;
  /** Where a target with these types is when the text names no zone. */
  usualZone(filter: Filter, saysCard: boolean): string | undefined;
  /** Reads a part of an ability that has its own list of targets. */
  withOwnTargets<T>(node: Node, build: (targets: readonly TargetSpecification[]) => T): T;
  /** Reads the ability that a node covers, with its own list of targets. */
  withTargets(node: Node, build: (base: AbilityBase) => Ability): Ability;
}

/** The single child of an optional node, read; undefined where the text leaves it out. */
export function optional<T>(node: Node, read: (child: Node) => T): T | undefined {
  const child = node.children[0];
  return child === undefined ? undefined : read(child);
}

/** Whether an optional part is there. */
export function present(node: Node): boolean {
  return node.numChildren > 0;
}

/** The members of a list rule. */
export function members(node: Node): Node[] {
  return node.asIteration().children;
}

/** "destroy target unit and target upgrade": the same thing done to each of them. */
export function doneToEach(objects: Node, read: Reader, doing: Doing): Deed {
  const [first, others] = objects.children;
  const nodes = [first, ...(others?.children ?? []).map((other) => other.child(1))];
  return (who) =>
    sequence(nodes.flatMap((node) => (node ? [doing(chosenBy(who, read.object(node)), who)] : [])));
}

export function numberAmount(value: number): Amount {
  return { amount: 'number', value };
}

/** The text of a quoted ability as it would stand in a paragraph: with its full stop. */
export function paragraph(text: string): string {
  const plain = text.trim();
  return /[.\w]$/.test(plain) && /[:,\s]/.test(plain) && !plain.endsWith('.') ? `${plain}.` : plain;
}

/** A property that is there only where it has a value. */
export function given<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { [N in Name]?: Value } {
  const property: { [N in Name]?: Value } = {};
  if (value !== undefined) property[name] = value;
  return property;
}
