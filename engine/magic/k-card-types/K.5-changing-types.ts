/** What a permanent is after its types or subtypes have been changed. */
import { assumed, rule } from '../../kernel';
import { definition, fact } from '../forms';
import type { MagicGame } from '../game';
import type { Characteristics } from '../object';
import type { Modification } from '../text/tree';
import { builtIn, isBasicLandType } from './K.15-land';
import { legendAfterwards, noLegendAnyMore } from './K.17-legends';

type NewTypes = Extract<Modification, { change: 'set types' }>;
type NewSubtypes = Extract<Modification, { change: 'set subtypes' }>;

/** K.5.4: what is printed is another thing, to which all else is done. */
export const initialCharacteristics = rule(
  { '2003': 'K.5.4' },
  'A change of type changes what the permanent is to begin with',
  'layer',
);

/** The type that a subtype belongs to, of something that has it. */
function typeOf(subtype: string, { types }: Characteristics): string {
  if (isBasicLandType(subtype)) return 'land';
  return types.includes('creature') ? 'creature' : (types[0] ?? 'creature');
}

/** K.5.1 */
export const typesAfter = definition(
  {
    '2003': 'K.5.1',
    '2013': assumed('K.5.1', { from: '2003' }),
    '2025': assumed('K.5.1', { from: '2003' }),
  },
  'New types take the place of all that a permanent had, but for those that are said to remain',
  (_game: MagicGame, { types }: Characteristics, { types: more, keeps }: NewTypes): readonly string[] => [
    ...new Set([...more, ...types.filter((type) => keeps === 'all' || keeps.includes(type))]),
  ],
  (_game, { types }, { types: more }) => [...new Set([...more, ...types])],
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

/** Changes the types of something. */
export function changeTypes(game: MagicGame, on: Characteristics, change: NewTypes): void {
  const before = { ...on };
  on.types = typesAfter(game, before, change);
  on.subtypes = before.subtypes.filter((subtype) => {
    const of = typeOf(subtype, before);
    return !creatureTypeGoes(game, on.types, of) && !landTypeGoes(game, on.types, of);
  });
  if (change.subtypes.length > 0)
    on.subtypes =
      change.keeps === 'all'
        ? [...new Set([...on.subtypes, ...change.subtypes])]
        : creatureTypesAfter(game, on, change.subtypes);
  if (!before.types.includes('creature')) Object.assign(on, legendAfterwards(game, { ...on }));
  else if (change.subtypes.length > 0) Object.assign(on, noLegendAnyMore(game, before, { ...on }));
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

/** Changes the subtypes of something: of a land, or of a creature. */
export function changeSubtypes(game: MagicGame, on: Characteristics, { subtypes, keeps }: NewSubtypes): void {
  if (on.types.includes('land') && subtypes.every(isBasicLandType))
    Object.assign(on, (keeps ? isBesides : becomesBasicLand)(game, { ...on }, subtypes));
  else if (on.types.includes('creature')) {
    const before = { ...on };
    on.subtypes = keeps
      ? [...new Set([...on.subtypes, ...subtypes])]
      : creatureTypesAfter(game, on, subtypes);
    Object.assign(on, noLegendAnyMore(game, before, { ...on }));
  }
}
