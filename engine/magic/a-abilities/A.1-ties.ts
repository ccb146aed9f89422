import { assumed } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';

/** A.1.12: there is no order in which ties are resolved. Switched off, it is that of the objects. */
export const isAmongTied = definition(
  {
    '2003': 'A.1.12',
    '2013': assumed('A.1.12', { from: '2003' }),
    '2025': assumed('A.1.12', { from: '2003' }),
  },
  'Of several that are tied whoever chooses may choose any',
  (_game: MagicGame, object: MagicObject, tied: readonly MagicObject[]) => tied.includes(object),
  (_game, object, [first]) => object === first,
);

/** Those of some objects that have the greatest of their values, or the least. */
export function withTheMost(
  among: readonly { readonly each: MagicObject; readonly value: number }[],
  least = false,
): readonly MagicObject[] {
  const values = among.map(({ value }) => value);
  const most = least ? Math.min(...values) : Math.max(...values);
  return among.filter(({ value }) => value === most).map(({ each }) => each);
}
