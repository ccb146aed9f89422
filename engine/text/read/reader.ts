import type { ActionDict, Node } from 'ohm-js';
import type { CardTextError } from '../card-text-error';
import type { Bound, ChangedAmount, Subject, Tree } from '../tree';
import type { AbilityBase, StatedTime } from '../tree/abilities';
import type { ObjectReference, SharedTree } from '../tree/shared';
import { chosenBy, doneTogether } from './sequence';

/** What the parser knows of the card whose text it reads. */
export interface PrintedCard {
  readonly name: string;
  /** Its card types, in lower case. */
  readonly types: readonly string[];
  readonly subtypes?: readonly string[];
}

/** "its": the object that the same sentence is about, or else what the one before was about. */
export const ITS = { ref: 'that' } as const satisfies ObjectReference;

/** A lower and an upper bound: "up to two", "three". */
interface Count {
  readonly minimum: number | 'X';
  readonly maximum: number | 'X' | 'any number';
}

/** A set characteristic: "base power 5". */
interface Setting<T extends Tree> {
  readonly characteristic: string;
  readonly to: T['amount'];
}

/** One meaning that nodes of the syntax tree of a game can have, by name. */
export interface MeaningsOf<T extends Tree> {
  amount: T['amount'];
  number: number;
  who: T['who'];
  object: T['object'];
  filter: T['filter'];
  count: Count;
  bound: Bound<T>;
  costs: readonly T['cost'][];
  subject: Subject<T>;
  trigger: T['trigger'];
  condition: T['condition'];
  duration: T['duration'];
  effect: T['effect'];
  /** What somebody does, once it is known who: "draws a card". */
  instruction: (who: T['who']) => T['effect'];
  /** Where something is put. */
  destination: T['destination'];
  modifications: readonly T['modification'][];
  settings: readonly Setting<T>[];
  /** What is said of objects, once it is known of which: "can't attack". */
  predicate: (subject: T['object']) => T['statement'];
  statement: T['statement'];
  /** When something may be done. */
  time: StatedTime;
  replaced: T['event'];
  /** What happens instead. */
  outcome: T['effect'] | ChangedAmount;
  ability: T['ability'];
}

export type DictionariesOf<T extends Tree> = {
  [Name in keyof MeaningsOf<T>]: ActionDict<MeaningsOf<T>[Name]>;
};

type Readers<T extends Tree> = {
  readonly [Name in keyof MeaningsOf<T>]: (node: Node) => MeaningsOf<T>[Name];
};

/** Reads the meaning of syntax nodes; the dictionaries of actions are written in terms of it. */
export interface ReaderOf<T extends Tree> extends Readers<T> {
  readonly card: PrintedCard;
  /** The canonical form of the words that a node covers: "Units" → "unit". */
  word(node: Node): string;
  /** The text that a node covers, as printed. */
  printed(node: Node): string;
  /** The place of a target among the targets of the ability that is being read; -1 where it is none of them. */
  targetIndex(node: Node): number;
  /** What "it" refers to: the card itself where the ability has spoken of nothing else before. */
  pronoun(node: Node): { readonly ref: 'this' } | { readonly ref: 'that' };
  /**
   * Whose "its" is: where the sentence is about several objects, what was spoken of before them.
   *
   * @throws CardTextError where there was nothing before.
   */
  possessor(
    node: Node,
  ): { readonly ref: 'this' } | { readonly ref: 'that'; readonly types?: readonly string[] };
  /**
   * The place of the one target that was named by these words before: of "a friendly unit" for "the friendly unit".
   *
   * @throws CardTextError where there was none, or more than one.
   */
  namedBefore(nouns: Node): number;
  /** The error of a node that can be matched and means nothing. */
  misread(node: Node, expected: readonly string[], why?: string): CardTextError;
  /** Whether the ability has spoken of an object before these words. */
  spokenBefore(node: Node): boolean;
  /** The zone in which an ability with the costs of this node functions, where they tell. */
  zoneOfCosts(costs: Node): string | undefined;
  /** Reads a part of an ability that has its own list of targets. */
  withOwnTargets<R>(node: Node, build: (targets: readonly T['target'][]) => R): R;
  /** Reads the ability that a node covers, with its own list of targets. */
  withTargets(node: Node, build: (base: AbilityBase<T>) => T['ability']): T['ability'];
}

/** The base reader's own: it knows the shared nodes, and hands on a game's without looking into them. */
export type Reader = ReaderOf<SharedTree>;
type Meanings = MeaningsOf<SharedTree>;
export type Dictionaries = DictionariesOf<SharedTree>;
export type Instruction = Meanings['instruction'];

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

/** The same thing done to each of several objects: "destroy target unit and target upgrade". */
export function doneToEach<T extends Tree>(
  objects: Node,
  read: ReaderOf<T>,
  doing: (object: T['object'], who: T['who']) => T['effect'],
) {
  const [first, others] = objects.children;
  const nodes = [first, ...(others?.children ?? []).map((other) => other.child(1))];
  return (who: T['who']) =>
    doneTogether<T['effect']>(
      nodes.flatMap((node) => (node ? [doing(chosenBy(who, read.object(node)), who)] : [])),
    );
}

/** How long something lasts; where a text says nothing of that, for good. */
export const durationOf = <T extends Tree>(node: Node, read: ReaderOf<T>) =>
  optional(node, read.duration) ?? ('for the rest of the game' as const);

/** Who a text speaks to, and what it stands on. */
export const YOU = { who: 'you' } as const;
export const THIS = { ref: 'this' } as const;

/** Objects that are chosen as something is done: by "you", unless another does it. */
export const choiceOf = <F>(filter: F, minimum: CountBound, maximum: CountBound = minimum) => ({
  ref: 'choice' as const,
  who: YOU,
  filter,
  minimum: countedAmount(minimum),
  maximum: countedAmount(maximum),
});

/** Some of the cards that were looked at or revealed. */
export const someOfThose = <F>(filter: F, minimum: number, maximum: number = minimum) => ({
  ref: 'of those' as const,
  filter,
  minimum: numberAmount(minimum),
  maximum: numberAmount(maximum),
});

type CountBound = number | 'X' | 'any number';

export function numberAmount(value: number) {
  return { amount: 'number', value } as const;
}

/** A bound of what is counted, as an amount. */
export function countedAmount(bound: CountBound) {
  return typeof bound === 'number' ? numberAmount(bound) : ({ amount: bound } as const);
}

/** The text of a quoted ability as it would stand in a paragraph: with its full stop. */
export function paragraph(text: string): string {
  const plain = text.trim();
  return /[.\w]$/.test(plain) && /[:,\s]/.test(plain) && !plain.endsWith('.') ? `${plain}.` : plain;
}

/**
 * What a word means that the grammar understands.
 *
 * @throws Error where no meaning was given to it: it must not become another word's.
 */
export function requiredMeaning<Meaning>(said: string, meaning: Meaning | undefined): Meaning {
  if (meaning === undefined) throw new Error(`The grammar understands “${said}”, which has no meaning.`);
  return meaning;
}

/** A property that is there only where it has a value. */
export function optionalProperty<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { [N in Name]?: Value } {
  const property: { [N in Name]?: Value } = {};
  if (value !== undefined) property[name] = value;
  return property;
}

/**
 * Whose hand is discarded: one's own.
 *
 * @throws CardTextError where it is another one's.
 */
export function ownHand<T extends Tree>(who: T['who'], whose: Node, read: ReaderOf<T>): T['who'] {
  const owner = read.who(whose);
  const isOwn = owner.who === 'you' ? who.who === 'you' : owner.who === 'that player';
  if (!isOwn)
    throw read.misread(
      whose,
      [who.who === 'you' ? '“your”' : '“their”'],
      'as a hand is discarded by whose it is',
    );
  return owner;
}
