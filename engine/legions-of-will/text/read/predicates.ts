import type { Node } from 'ohm-js';
import { changing, optional, optionalProperty, paragraph, present } from '../../../text';
import type { Amount, Modification } from '../tree';
import type { Dictionaries, Reader } from './reader';

/** What is said of objects: "has base power 5", "can't attack". */
export function legionsPredicates(read: Reader): Pick<Partial<Dictionaries>, 'predicate' | 'settings'> {
  const changes = changing<Modification>;
  const settings = (nodes: readonly Node[], value: Node) =>
    nodes.map((characteristic) => ({ characteristic: read.word(characteristic), to: read.amount(value) }));
  const set = (node: Node): Modification[] =>
    read.settings(node).map(({ characteristic, to }) => ({ change: 'set', characteristic, to }));

  return {
    predicate: {
      Predicate_has: (_has, values) => changes(set(values)),
      Predicate_cantHaveQuoted: (_cant, quoted) =>
        changes([{ change: "can't have ability", text: paragraph(read.printed(quoted.child(1))) }]),
      Predicate_cantHaveKeyword: (_cant, keyword) =>
        changes([{ change: "can't have ability", text: read.printed(keyword) }]),
      Predicate_defines: (_s, first, _and, second, _is, _each, _equal, quantity) =>
        changes(defined([first, ...second.children], read.amount(quantity))),
      Predicate_notSupertype: (_is, _also, _words, supertype) =>
        changes([{ change: 'remove supertypes', supertypes: [read.word(supertype)] }]),
      Predicate_becomes: (_becomes, also, _a, kind, stats, addition) =>
        changes([
          ...kinds(kind, present(also) || present(addition)),
          ...(optional(stats, (with_) => set(with_.child(1))) ?? []),
        ]),
      Predicate_cantBeTarget: (_cant, _words, nouns) => (subject) => ({
        says: "can't be targeted",
        subject,
        by: read.filter(nouns),
      }),
      Predicate_cantBeTargeted: (_cant, _words, by) => (subject) => ({
        says: "can't be targeted",
        subject,
        ...optionalProperty('by', optional(by, read.filter)),
      }),
      Predicate_cantBePlayed: (_cant, _words) => (subject) => ({ says: "can't be played", subject }),
      Predicate_entersWith: (_enters, counters) => (subject) => ({
        says: 'enters',
        subject,
        counters: entersWith(counters),
      }),
      Predicate_mayAttack: (_words) => (subject) => ({ says: 'may attack after moving', subject }),
      Predicate_cantMove: (_cant, _words) => (subject) => ({ says: "can't move", subject }),
      Predicate_doesntReset: (_doesnt, _reset, _during, _whose, _step) => (subject) => ({
        says: "doesn't reset",
        subject,
      }),
      Predicate_entersRested: (_words, counters) => (subject) => ({
        says: 'enters',
        subject,
        rested: true,
        ...optionalProperty('counters', optional(counters, entersWith)),
      }),
    },
    settings: {
      CharacteristicSet_both: (_base, first, _and, second, value) => settings([first, second], value),
      CharacteristicSet_each: (_base, first, one, _and, second, two) => [
        ...settings([first], one),
        ...settings([second], two),
      ],
      CharacteristicSet_one: (_base, characteristic, value) => settings([characteristic], value),
    },
  };

  function entersWith(node: Node): { readonly counter: string; readonly amount: Amount } {
    return { counter: read.word(node.child(2).child(0)), amount: read.amount(node.child(1)) };
  }

  function defined(characteristics: readonly Node[], to: Amount): Modification[] {
    return characteristics.map((each) => ({ change: 'define', characteristic: read.word(each), to }));
  }

  /** "an Angel" replaces the subtypes; "also", "in addition to its other types" and "a unit" add to them. */
  function kinds(kind: Node, adds: boolean): Modification[] {
    const [supertypes, subtypes, types] = ['supertype', 'subtype', 'typeName'].map((rule) =>
      kind
        .child(0)
        .children.flatMap((part) => (part.isIteration() ? part.children : [part]))
        .filter((part) => part.ctorName === rule)
        .map(read.word),
    );
    const known = { supertypes: supertypes ?? [], subtypes: subtypes ?? [], types: types ?? [] };
    return [
      ...(known.supertypes.length > 0
        ? [{ change: 'add supertypes', supertypes: known.supertypes } as const]
        : []),
      ...typeChanges(known.types, known.subtypes, adds),
    ];
  }
}

function typeChanges(types: readonly string[], subtypes: readonly string[], adds: boolean): Modification[] {
  if (adds) {
    return types.length + subtypes.length > 0 ? [{ change: 'add types', types, subtypes }] : [];
  }
  if (types.length === 0) return subtypes.length > 0 ? [{ change: 'set subtypes', subtypes }] : [];
  // "becomes a unit" keeps every type it had; "becomes a trap" does not.
  if (!types.includes('unit')) return [{ change: 'set types', types, subtypes }];
  const added: Modification = { change: 'add types', types, subtypes: [] };
  return subtypes.length > 0 ? [added, { change: 'set subtypes', subtypes }] : [added];
}
