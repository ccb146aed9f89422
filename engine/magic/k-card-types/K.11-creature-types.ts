import { assumed } from '../../kernel';
import { definition, fact } from '../forms';
import type { MagicGame } from '../game';
import type { Characteristics } from '../object';
import { typeOf } from './K.16-land-types';

/** K.11.8 */
export const creatureTypesAfter = definition(
  {
    '2003': 'K.11.8',
    '2013': assumed('K.11.8', { from: '2003' }),
    '2025': assumed('K.11.8', { from: '2003' }),
  },
  'A new creature type takes the place of all others',
  (_game: MagicGame, on: Characteristics, subtypes: readonly string[]): readonly string[] => [
    ...on.subtypes.filter((subtype) => typeOf(subtype, on) !== 'creature'),
    ...subtypes,
  ],
  (_game, on, subtypes) => [...new Set([...on.subtypes, ...subtypes])],
);

/** K.11.9 */
export const creatureTypeGoes = fact(
  {
    '2003': 'K.11.9',
    '2013': assumed('K.11.9', { from: '2003' }),
    '2025': assumed('K.11.9', { from: '2003' }),
  },
  'What is no creature any more has no creature type',
  (_game: MagicGame, types: readonly string[], of: string) => of !== 'land' && !types.includes(of),
);
