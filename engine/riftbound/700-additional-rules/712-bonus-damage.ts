/** Bonus Damage: what is added to the damage that a spell or ability deals (712–715). */

import { column } from '../../kernel';
import type { Standing } from '../effects-in-force';
import { AS_WRITTEN, definition, varied } from '../forms';
import type { RiftboundGame } from '../game';
import type { Context } from '../object';
import { amount, fits, players } from '../phrases';
import type { Filter, ObjectReference, Statement } from '../text/tree/index';

type Granted = Extract<Statement, { says: 'bonus damage' }>;

const isGranted = (statement: Statement): statement is Granted => statement.says === 'bonus damage';

/** 404.6: what deals the damage: a spell, an ability besides what has it (404.6.b.2.a), or a unit alone (404.6.b.3). */
export const dealers = definition(
  '404.6',
  'Damage is dealt by what the text names, or else by what describes it',
  (game: RiftboundGame, source: ObjectReference, context: Context): readonly string[] =>
    source.ref === 'this' ? describing(game, context) : namedUnit(game, context),
  (_game, _source, context) => context.source.card.types,
);

export const describing = definition(
  '404.6.a',
  'Where no source is named, what describes the damage deals it: the spell, or the ability and what has it',
  (_game: RiftboundGame, { source: { card } }: Context): readonly string[] =>
    card.types.includes('spell') ? ['spell'] : ['ability', ...card.types],
  () => [],
);

export const namedUnit = definition(
  '404.6.b.3',
  'A unit that a text names as the source deals the damage alone',
  (_game: RiftboundGame, _context: Context): readonly string[] => ['unit'],
  (_game, { source: { card } }) => ['unit', ...card.types],
);

/** What a description says besides what kind of thing deals the damage. */
const besidesTypes = column(({ types: _types, ...others }: Filter): Filter => others);

function applies(
  game: RiftboundGame,
  standing: Standing,
  kinds: readonly string[],
  context: Context,
): boolean {
  const { statement, context: said, objects } = standing;
  if (!isGranted(statement)) return false;
  // "The next spell": the one that was played next, whatever becomes of it.
  if (
    statement.next &&
    !objects?.some((spell) => spell === context.source || spell.became.includes(context.source))
  )
    return false;
  if (!players(game, statement.who, said).includes(context.controller)) return false;
  const { types } = statement.filter;
  if (types && !types.some((type) => kinds.includes(type))) return false;
  return fits(game, besidesTypes(statement.filter), context.source, said);
}

/** 714.1, 714.2: it never decreases damage. */
export const neverNegative = definition(
  { number: '714.1', restates: ['714.2'] },
  'Bonus Damage that would be negative is none',
  (_game, granted: number) => Math.max(0, granted),
  (_game, granted) => granted,
);

/** 714: the sum of all that is granted, and never less than 0 (714.1, 714.2). */
export const bonusDamage = definition(
  '714',
  'All Bonus Damage granted to a deal action is added up and increases its damage',
  (game: RiftboundGame, source: ObjectReference, context: Context): number => {
    const kinds = dealers(game, source, context);
    const granted = game
      .activeStatements('bonus damage')
      .filter((standing) => applies(game, standing, kinds, context))
      .reduce(
        (sum, { statement, context: said }) =>
          isGranted(statement) ? sum + amount(game, statement.amount, said) : sum,
        0,
      );
    return neverNegative(game, granted);
  },
  () => 0,
);

/** 715.3: of damage that is split, the Bonus Damage is split along. */
export const splitAlong = definition(
  '715.3',
  'Bonus Damage adds to the damage that is split',
  (_game: RiftboundGame, bonus: number) => bonus,
  () => 0,
);

/** 715.2: each of several targets is dealt the Bonus Damage; 715.1: and a single one. */
export const damageToEach = varied(
  definition(
    '715.2',
    'Each target is dealt the Bonus Damage separately',
    (_game: RiftboundGame, damage: number, bonus: number, _place: number) =>
      damage > 0 ? damage + bonus : damage,
    (_game, damage, bonus, place) => (place === 0 && damage > 0 ? damage + bonus : damage),
  ),
  {
    which: {
      'where some is dealt': AS_WRITTEN,
      'also where none is dealt': (_game, damage, bonus) => damage + bonus,
    },
  },
);
