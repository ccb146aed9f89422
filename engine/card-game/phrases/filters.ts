import { speedUps } from '../../kernel';
import type { SharedFilter } from '../../text/tree';
import type { TypesOf } from '../game';
import { hasBecome } from '../objects/game-object';
import { compares, type NumberOf } from './amounts';
import type { Look, Phrases } from './phrases';
import type { playerPhrases } from './players';

/** What one part of a description asks of an object. */
type Test<T extends TypesOf<T>> = (
  game: T['game'],
  object: T['object'],
  seen: T['characteristics'],
  context: T['context'],
  look: Look<T>,
) => boolean;

/** Reads one part of a description; undefined where it is left out. */
export type Part<T extends TypesOf<T>, F = T['tree']['filter']> = (filter: F) => Test<T> | undefined;

/** What only a game says of how its objects are described. */
interface DescriptionRules<T extends TypesOf<T>> {
  /** Is an object of one of some types, as card text counts them? */
  readonly isOfAnyType: (
    game: T['game'],
    object: T['object'],
    seen: T['characteristics'],
    types: readonly string[],
  ) => boolean;
  readonly subtypesOf: (game: T['game'], seen: T['characteristics']) => readonly string[];
  readonly hasStatus: (game: T['game'], object: T['object'], status: string) => boolean;
  readonly hasKeyword: (
    game: T['game'],
    object: T['object'],
    seen: T['characteristics'],
    keyword: string,
  ) => boolean;
  readonly numberOf: NumberOf<T>;
  readonly controllerOf: (object: T['object']) => number;
  /** Does "other" mean others than this object as well, besides the source and all that was spoken of? Left out: it doesn't. */
  readonly isNoOther?: (
    object: T['object'],
    filter: SharedFilter<T['tree']>,
    context: T['context'],
  ) => boolean;
}

/** Is any of some words among others? */
export function someOf(words: readonly string[], among: readonly string[]): boolean {
  for (const word of words) if (among.includes(word)) return true;
  return false;
}

/** Makes the table of what each part that every game's descriptions have asks of an object. A game adds its own parts. */
export function sharedParts<T extends TypesOf<T>>(
  { players, amount }: Pick<Phrases<T>, 'players' | 'amount'>,
  belongs: ReturnType<typeof playerPhrases<T>>['belongs'],
  rules: DescriptionRules<T>,
): { readonly [P in keyof SharedFilter<T['tree']>]-?: Part<T, SharedFilter<T['tree']>> } {
  const { isOfAnyType, subtypesOf, hasStatus, hasKeyword, numberOf, controllerOf, isNoOther } = rules;
  return {
    types: ({ types }) => types && ((game, object, seen) => isOfAnyType(game, object, seen, types)),
    ofTypes: ({ ofTypes }) =>
      ofTypes && ((game, object, seen) => ofTypes.every((types) => isOfAnyType(game, object, seen, types))),
    notTypes: ({ notTypes }) =>
      notTypes && ((game, object, seen) => !isOfAnyType(game, object, seen, notTypes)),
    subtypes: ({ subtypes }) =>
      subtypes && ((game, _object, seen) => someOf(subtypes, subtypesOf(game, seen))),
    notSubtypes: ({ notSubtypes }) =>
      notSubtypes && ((game, _object, seen) => !someOf(notSubtypes, subtypesOf(game, seen))),
    supertypes: ({ supertypes }) =>
      supertypes && ((_game, _object, seen) => supertypes.every((each) => seen.supertypes.includes(each))),
    notSupertypes: ({ notSupertypes }) =>
      notSupertypes && ((_game, _object, seen) => !someOf(notSupertypes, seen.supertypes)),
    names: ({ names }) => names && ((_game, _object, seen) => names.includes(seen.name)),
    other: (filter) =>
      filter.other
        ? (_game, object, _seen, context) =>
            object !== context.source &&
            !isNoOther?.(object, filter, context) &&
            // What left play is no other card where it went, either.
            !hasBecome<T>(context.source, object) &&
            !context.spoken.includes(object) &&
            !context.named.includes(object)
        : undefined,
    this: (filter) => filter.this && ((_game, object, _seen, { source }) => object === source),
    controlledBy: ({ controlledBy: who }) =>
      who && ((game, object, _seen, context) => players(game, who, context).includes(controllerOf(object))),
    ownedBy: ({ ownedBy: who }) =>
      who && ((game, object, _seen, context) => players(game, who, context).includes(object.owner)),
    controller: ({ controller: whose }) =>
      whose && ((game, object, _seen, context) => belongs(game, controllerOf(object), whose, context)),
    owner: ({ owner: whose }) =>
      whose && ((game, object, _seen, context) => belongs(game, object.owner, whose, context)),
    statuses: ({ statuses }) =>
      statuses && ((game, object) => statuses.every((status) => hasStatus(game, object, status))),
    keyword: ({ keyword }) =>
      keyword === undefined ? undefined : (game, object, seen) => hasKeyword(game, object, seen, keyword),
    compare: ({ compare }) =>
      compare &&
      ((game, object, seen, context, look) =>
        compare.every(({ characteristic, is, amount: limit }) => {
          const value = numberOf(game, object, seen, characteristic);
          return value !== undefined && compares(value, is, amount(game, limit, context, look));
        })),
    // It says where to look, not what the object is like.
    zone: () => undefined,
  };
}

/**
 * Makes what tells whether an object answers a description: every part that is present must fit. A description has few parts,
 * and very many objects are held against it, so what it asks is worked out once.
 *
 * @param table what each part of the game's descriptions asks, in the order in which it is asked
 */
export function describing<T extends TypesOf<T>>(
  table: Readonly<Record<string, Part<T>>>,
): (
  game: T['game'],
  filter: T['tree']['filter'],
  object: T['object'],
  context: T['context'],
  look?: Look<T>,
) => boolean {
  const parts = Object.values(table);
  const compile = (filter: T['tree']['filter']): readonly Test<T>[] =>
    parts.flatMap((part) => part(filter) ?? []);

  const compiled = new WeakMap<T['tree']['filter'], readonly Test<T>[]>();
  /** Nearly always the next object is held against the same description. */
  let lastFilter: T['tree']['filter'] | undefined;
  let lastTests: readonly Test<T>[] = [];

  const testsOf = (filter: T['tree']['filter']): readonly Test<T>[] => {
    if (!speedUps.areUsed) return compile(filter);
    if (filter === lastFilter) return lastTests;
    let found = compiled.get(filter);
    if (!found) {
      found = compile(filter);
      compiled.set(filter, found);
    }
    lastFilter = filter;
    lastTests = found;
    return found;
  };

  return (game, filter, object, context, look = game.looking) => {
    const seen = look(object);
    for (const test of testsOf(filter)) if (!test(game, object, seen, context, look)) return false;
    return true;
  };
}
