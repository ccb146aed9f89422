import type { Node } from 'ohm-js';
import type { Comparison } from '../tree';
import type { Filter, SharedTree } from '../tree/shared';
import { type Dictionaries, numberAmount, optionalProperty, type Reader } from './reader';

/** Descriptions of objects. */
export function filterMeanings(read: Reader): Pick<Dictionaries, 'filter'> {
  const compare = (
    characteristic: Node,
    is: Comparison<SharedTree>['is'],
    amount: Comparison<SharedTree>['amount'],
  ): Filter => ({
    compare: [{ characteristic: read.word(characteristic), is, amount }],
  });
  const X = { amount: 'X' } as const;
  const types = (list: Node): readonly string[] => list.asIteration().children.map((type) => read.word(type));
  const described = (adjectives: Node, head: Node, tails: Node): Filter =>
    together<Filter>(
      {},
      ...[...adjectives.children, head, ...tails.children].map((part) => read.filter(part)),
    );

  return {
    filter: {
      Nouns: described,
      BareNouns: described,
      Adjective_other: (_other) => ({ other: true }),
      nonWord: (_non, _s1, _hyphen, _s2, word) => notWord(word),
      Adjective_supertype: (supertype) => ({ supertypes: [read.word(supertype)] }),
      Adjective_status: (status) => ({ statuses: [read.word(status)] }),
      Head_subtypes: (list, more) => ({
        subtypes: types(list),
        ...(more.children[0] ? read.filter(more.children[0]) : {}),
      }),
      BareHead_subtypes: (list, more) => ({
        subtypes: types(list),
        ...(more.children[0] ? read.filter(more.children[0]) : {}),
      }),
      Types_cards: (list, _card) => ({ types: types(list) }),
      Types_permanents: (list) => ({ types: types(list) }),
      Types_any: (_card) => ({ types: ['card'] }),
      Tail_yours: (_words) => ({ controller: 'you' }),
      Tail_theirs: (_words) => ({ controller: 'opponent' }),
      Tail_defending: (_the, _words) => ({ controller: 'defending player' }),
      Tail_thatPlayers: (_words) => ({ controller: 'that player' }),
      Tail_controlledBy: (who, _controls) => ({ controlledBy: read.who(who) }),
      Tail_owned: (_words) => ({ owner: 'you' }),
      Tail_compare: (_with, comparison) => read.filter(comparison),
      Tail_keyword: (_with, keyword) => ({ keyword: read.word(keyword) }),
      Tail_zone: (_in, _a, zone) => ({ zone: read.word(zone) }),
      Tail_zoneOf: (_in, who, zone) => ({ zone: read.word(zone), ...ownedBy(read.who(who)) }),
      Tail_named: (_named, name) => ({ names: [read.printed(name)] }),
      Tail_status: (_that, status) => ({ statuses: [read.word(status)] }),
      Tail_otherThan: (_words, _self) => ({ other: true }),
      Tail_except: (_words, kind) => notWord(kind.child(1)),
      Comparison_bound: (characteristic, number, way) =>
        compare(characteristic, read.bound(way).is, numberAmount(read.number(number))),
      Comparison_boundX: (characteristic, _x, way) => compare(characteristic, read.bound(way).is, X),
      Comparison_atLeast: (characteristic, _words, quantity) =>
        compare(characteristic, 'at least', read.amount(quantity)),
      Comparison_atMost: (characteristic, _words, quantity) =>
        compare(characteristic, 'at most', read.amount(quantity)),
      Comparison_equal: (characteristic, _words, quantity) =>
        compare(characteristic, 'exactly', read.amount(quantity)),
      Comparison_exactly: (characteristic, number) =>
        compare(characteristic, 'exactly', numberAmount(read.number(number))),
      Comparison_exactlyX: (characteristic, _x) => compare(characteristic, 'exactly', X),
      By: (_by, nouns) => read.filter(nouns),
      ControlCount: (_bound, nouns) => read.filter(nouns),
      Quality_nouns: (_a, nouns) => read.filter(nouns),
      Quality_status: (status) => ({ statuses: [read.word(status)] }),
      Quality_supertype: (supertype) => ({ supertypes: [read.word(supertype)] }),
    },
  };

  function notWord(word: Node): Filter {
    const name = read.word(word);
    if (word.ctorName === 'typeName') return { notTypes: [name] };
    return word.ctorName === 'supertype' ? { notSupertypes: [name] } : { notSubtypes: [name] };
  }
}

/** Whose cards a filter means. */
export function ownedBy<W extends { readonly who: string }>(who: W): OwnedBy<W> {
  switch (who.who) {
    case 'you':
    case 'opponent':
    case 'defending player':
    case 'that player':
      return { owner: who.who };
    case 'each opponent':
      return { owner: 'opponent' };
    default:
      return { ownedBy: who };
  }
}

type OwnedBy<W> = { readonly owner: NonNullable<Filter['owner']> } | { readonly ownedBy: W };

/** The parts of a filter that are added up where a description says several. */
interface Lists {
  readonly statuses?: readonly string[];
  readonly supertypes?: readonly string[];
  readonly notTypes?: readonly string[];
  readonly notSubtypes?: readonly string[];
  readonly compare?: readonly unknown[];
  readonly ofTypes?: readonly unknown[];
}

/** One filter that says everything the parts say. */
export function together<F extends Lists>(first: F, ...others: readonly F[]): F {
  let all = first;
  for (const part of others) {
    all = {
      ...all,
      ...part,
      ...optionalProperty('statuses', both(all.statuses, part.statuses)),
      ...optionalProperty('supertypes', both(all.supertypes, part.supertypes)),
      ...optionalProperty('notTypes', both(all.notTypes, part.notTypes)),
      ...optionalProperty('notSubtypes', both(all.notSubtypes, part.notSubtypes)),
      ...optionalProperty('compare', both(all.compare, part.compare)),
      ...optionalProperty('ofTypes', both(all.ofTypes, part.ofTypes)),
    };
  }
  return all;
}

function both<T>(
  first: readonly T[] | undefined,
  second: readonly T[] | undefined,
): readonly T[] | undefined {
  return first && second ? [...first, ...second] : undefined;
}
