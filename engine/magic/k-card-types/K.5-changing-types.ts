/** What a permanent is after its types or subtypes have been changed. */
import { assumed, rule } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Characteristics } from '../object';
import type { Modification } from '../text/tree';
import { creatureTypeGoes, creatureTypesAfter } from './K.11-creature-types';
import { isBasicLandType } from './K.15-land';
import { becomesBasicLand, isBesides, landTypeGoes, typeOf } from './K.16-land-types';
import { legendAfterwards, noLegendAnyMore } from './K.17-legends';

type NewTypes = Extract<Modification, { change: 'set types' }>;
type NewSubtypes = Extract<Modification, { change: 'set subtypes' }>;

/** K.5.4: what is printed is another thing, to which all else is done. */
export const initialCharacteristics = rule(
  { '2003': 'K.5.4' },
  'A change of type changes what the permanent is to begin with',
  'layer',
);

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
