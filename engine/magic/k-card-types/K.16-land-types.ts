import { assumed } from '../../kernel';
import { definition, fact } from '../forms';
import type { MagicGame } from '../game';
import type { Characteristics } from '../object';
import { builtIn, isBasicLandType } from './K.15-land';

/** The type that a subtype belongs to, of something that has it. */
export function typeOf(subtype: string, { types }: Characteristics): string {
  if (isBasicLandType(subtype)) return 'land';
  return types.includes('creature') ? 'creature' : (types[0] ?? 'creature');
}

/** K.16.4 */
export const becomesBasicLand = definition(
  {
    '2003': 'K.16.4',
    '2013': assumed('K.16.4', { from: '2003' }),
    '2025': assumed('K.16.4', { from: '2003' }),
  },
  'A land that becomes a basic one has its name, its land type and its ability, and no other',
  (game: MagicGame, on: Characteristics, types: readonly string[]): Characteristics => ({
    ...on,
    name: types.join(' '),
    subtypes: [...on.subtypes.filter((subtype) => typeOf(subtype, on) !== 'land'), ...types],
    supertypes: on.supertypes.filter((supertype) => supertype !== 'legendary'),
    abilities: builtIn(game, { types: ['land'], subtypes: types }),
  }),
  (_game, on, types) => ({ ...on, subtypes: types }),
);

/** K.16.8 */
export const isBesides = definition(
  {
    '2003': 'K.16.8',
    '2013': assumed('K.16.8', { from: '2003' }),
    '2025': assumed('K.16.8', { from: '2003' }),
  },
  'A land type that is added gives its ability, and takes nothing',
  (game: MagicGame, on: Characteristics, types: readonly string[]): Characteristics => ({
    ...on,
    subtypes: [...on.subtypes, ...types.filter((type) => !on.subtypes.includes(type))],
    abilities: [...on.abilities, ...builtIn(game, { types: ['land'], subtypes: types })],
  }),
  (_game, on) => on,
);

/** K.16.7 */
export const landTypeGoes = fact(
  {
    '2003': 'K.16.7',
    '2013': assumed('K.16.7', { from: '2003' }),
    '2025': assumed('K.16.7', { from: '2003' }),
  },
  'What is no land any more has no land type',
  (_game: MagicGame, types: readonly string[], of: string) => of === 'land' && !types.includes(of),
);
