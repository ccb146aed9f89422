/** Cards whose text says of which types they are (A.1.6): it is no ability, and is so in every zone. */
import { isStatic } from '../../card-game/continuous/statements';
import { column } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import type { Card } from '../object';
import type { Ability, Modification } from '../text/tree';

type TypesInText = Extract<Modification, { change: 'set types' | 'set subtypes' }>;

const saidIn = (ability: Ability): TypesInText | undefined => {
  if (!isStatic<MagicTypes>(ability) || ability.condition) return undefined;
  const { statement } = ability;
  if (statement.says !== 'modify' || statement.subject.ref !== 'this') return undefined;
  const [only, ...others] = statement.modifications;
  if (others.length > 0) return undefined;
  return only?.change === 'set types' || only?.change === 'set subtypes' ? only : undefined;
};

const typesSaid = column(({ abilities }: Card): readonly TypesInText[] =>
  abilities.flatMap((ability) => saidIn(ability) ?? []),
);

/** A.1.6 */
export const typesInText = definition(
  { '2003': 'A.1.6' },
  'A card that says of which type it is is of that type in every zone',
  (_game: MagicGame, card: Card): Card => {
    const texts = typesSaid(card);
    if (texts.length === 0) return card;
    const types = texts.flatMap((text) => (text.change === 'set types' ? text.types : []));
    const subtypes = texts.flatMap((text) => text.subtypes);
    return {
      ...card,
      types: [...new Set([...card.types, ...types])],
      subtypes: [...new Set([...card.subtypes, ...subtypes])],
    };
  },
  (_game, card) => card,
);

/** A.1.6: what takes all abilities away leaves it. */
export const typesAreNoAbility = definition(
  { '2003': 'A.1.6' },
  'The text that says of which type a card is is no ability',
  (_game: MagicGame, abilities: readonly Ability[]): readonly Ability[] =>
    abilities.some((ability) => saidIn(ability) !== undefined)
      ? abilities.filter((ability) => saidIn(ability) === undefined)
      : abilities,
  (_game, abilities) => abilities,
);
