import { assumed, column, PerGame } from '../../kernel';
import { hasPart } from '../../text/tree/parts';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Context, MagicObject } from '../object';
import type { Ability } from '../text/tree';

const namesItsGiver = column((ability: Ability): boolean =>
  hasPart(ability, ({ ref, giver }) => ref === 'giver' || giver === true),
);

const isGiver = (value: unknown): value is { readonly ref: 'giver' } =>
  typeof value === 'object' && value !== null && 'ref' in value && value.ref === 'giver';

/** Abilities in which it is said which object their giver is: one for each, as abilities are told apart by what they are. */
const made = new WeakMap<Ability, Map<number, Ability>>();

function withGiver(ability: Ability, id: number): Ability {
  const known = made.get(ability) ?? new Map<number, Ability>();
  made.set(ability, known);
  const found: Ability =
    known.get(id) ??
    JSON.parse(
      JSON.stringify(ability, (key, value: unknown) => {
        if (key === 'giver' && value === true) return id;
        return isGiver(value) ? { ...value, id } : value;
      }),
    );
  known.set(id, found);
  return found;
}

/** The objects that have given abilities in which they are named, by their numbers. */
const givers = new PerGame<Map<number, MagicObject>>();

/** K.3.4, 201.4a: switched off, what has the ability is taken for what is named. */
export const givenBy = definition(
  { '2003': 'K.3.4', '2013': '201.4a', '2025': assumed('201.4a', { from: '2013' }) },
  'A card that is named in an ability that it gives is that card, and no other of its name',
  (game: MagicGame, ability: Ability, giver: MagicObject): Ability => {
    if (!namesItsGiver(ability)) return ability;
    const all = givers.get(game) ?? givers.set(game, new Map());
    all.set(giver.id, giver);
    return withGiver(ability, giver.id);
  },
  (_game, ability) => ability,
);

/** The object that has given an ability; what has it, where no other has. */
export const giverOf = (game: MagicGame, id: number | true | undefined, { source }: Context): MagicObject =>
  (typeof id === 'number' ? givers.get(game)?.get(id) : undefined) ?? source;
