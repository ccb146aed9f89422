import { type Fields, type RecordKind, recordKind, Zone, zoneFields } from '../../kernel';

/** What a kind of record is: its class, how its fields count, and one in which nothing has happened. */
type Described<R> = readonly [of: abstract new (...given: never) => R, fields: Fields<R>, blank: R];

/** The zone of what is nowhere. */
export const nowhere = <O>(): Zone<O> => new Zone<O>('', undefined, 'nobody');

/** The kinds of records that a full trace tells of, as far as every card game has them. */
export const cardGameRecords = <
  O extends { readonly id: number },
  P extends { readonly seat: number },
  C extends object,
>(
  object: Described<O>,
  player: Described<P>,
  context: Described<C>,
): readonly RecordKind[] => [
  recordKind('object', ...object, { nameOf: ({ id }) => `object ${id}` }),
  recordKind('player', ...player, { nameOf: ({ seat }) => `player ${seat}` }),
  recordKind('zone', Zone<O>, zoneFields, nowhere<O>(), {
    nameOf: ({ name, owner }) => (owner === undefined ? name : `${name} of player ${owner}`),
  }),
  recordKind('context', ...context, { isAntecedent: true }),
];
