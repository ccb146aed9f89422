import type { Node } from 'ohm-js';
import { multipliedAmount, optional, optionalProperty, present, YOU } from '../../../text';
import type { Amount, Filter, Place, Resources, Statement } from '../tree';
import { placePlayedTo } from './objects';
import type { Dictionaries, Reader } from './reader';
import { resourcesOf } from './resources';

const ANYBODY = { who: 'any player' } as const;
const OPPONENTS = { who: 'each opponent' } as const;

/** Who plays what is spoken of: what enemies play costs them more, "enemy spells". */
export function playedBy({
  side,
  controller,
  ...filter
}: Filter): Pick<Extract<Statement, { says: 'costs' | 'bonus damage' }>, 'filter' | 'who'> {
  if (side === 'enemy' || controller === 'opponent') return { filter, who: OPPONENTS };
  return { filter, who: side === 'friendly' || controller === 'you' ? YOU : ANYBODY };
}

/** What a card says of what something costs (353.3, 353.4). */
export function changedCosts(read: Reader): {
  readonly statement: Dictionaries['statement'];
  readonly predicate: Dictionaries['predicate'];
} {
  const reduced = (
    filter: Filter,
    kind: string | undefined,
    way: string,
    by: Node,
    least: Node,
  ): Statement => ({
    says: 'costs',
    filter,
    who: YOU,
    by: reduction(by, kind),
    sign: way === 'reduced' || way === 'less' ? -1 : 1,
    ...minimum(least),
  });
  const minimum = (node: Node): { minimum?: Resources } =>
    optionalProperty(
      'minimum',
      optional(node, (limit) => resourcesOf(limit.child(2), read)),
    );
  const playedThere = (to: Node): { at?: Place } =>
    optionalProperty(
      'at',
      optional(to, (node) => placePlayedTo(node.child(1), read)),
    );

  return {
    statement: {
      CostReduction_equip: (_my, _equip, _cost, _is, way, _by, by) => ({
        says: 'costs',
        filter: { this: true },
        who: YOU,
        to: 'equip',
        by: reduction(by, undefined),
        sign: read.word(way) === 'reduced' ? -1 : 1,
      }),
      CostReduction_own: (_my, kind, _cost, _is, way, _by, by, least) =>
        reduced({ this: true }, kind.children[0] && read.word(kind.children[0]), read.word(way), by, least),
      CostReduction_others: (_the, kind, _cost, _for, nouns, _play, _is, way, _by, by, least) =>
        reduced(
          read.filter(nouns),
          kind.children[0] && read.word(kind.children[0]),
          read.word(way),
          by,
          least,
        ),
      CostReduction_yours: (_your, nouns, _s, kind, _cost, _is, way, _by, by, least) =>
        reduced(read.filter(nouns), read.word(kind), read.word(way), by, least),
      CostReduction_cost: (nouns, _play, here, _cost, resources, way, to, each, least) => ({
        says: 'costs',
        filter: read.filter(nouns),
        who: YOU,
        ...(present(here) ? { at: { place: 'here' } } : playedThere(to)),
        ...forEach(resources, each),
        sign: read.word(way) === 'less' ? -1 : 1,
        ...minimum(least),
      }),
      CostReduction_theirs: (nouns, _play, _cost, resources, way, least) => ({
        says: 'costs',
        filter: read.filter(nouns),
        who: OPPONENTS,
        by: resourcesOf(resources, read),
        sign: read.word(way) === 'less' ? -1 : 1,
        ...minimum(least),
      }),
    },
    predicate: {
      Predicate_costs: (_cost, resources, way, to, each) => (subject) => ({
        says: 'costs',
        ...(subject.ref === 'all' ? playedBy(subject.filter) : { filter: { this: true }, who: YOU }),
        ...playedThere(to),
        ...forEach(resources, each),
        sign: read.word(way) === 'less' ? -1 : 1,
      }),
    },
  };

  /** "[1][A] less for each …". */
  function forEach(resources: Node, each: Node): { by: Resources; powerTimes?: Amount } {
    const by = resourcesOf(resources, read);
    const per = optional(each, read.amount);
    if (per === undefined) return { by };
    return {
      by: by.energy === undefined ? by : { ...by, energy: multipliedAmount<Amount>(by.energy, per) },
      ...(by.power === undefined ? {} : { powerTimes: per }),
    };
  }

  function reduction(by: Node, kind: string | undefined): Resources {
    const form = by.child(0);
    if (form.ctorName === 'ReducedBy_resources') return resourcesOf(form.child(0), read);
    const amount: Amount = read.amount(form.child(0));
    return kind === 'power' ? { power: ['any'] } : { energy: amount };
  }
}
