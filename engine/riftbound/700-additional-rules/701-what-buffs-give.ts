/** What a buff adds to the Might of its unit (703), and text that makes it more. */
import { column, concatMap, query } from '../../kernel';
import type { Card, Characteristics } from '../card';
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import type { Context, GameObject } from '../object';
import { amount, contextOf, fits } from '../phrases';
import type { Statement } from '../text/tree/index';
import { isInactive } from './720-inactive';

interface Said {
  readonly statement: BuffsGive;
  readonly context: Context;
}

type BuffsGive = Extract<Statement, { says: 'buffs give' }>;

const buffsGiveIn = column(({ abilities }: Card) =>
  concatMap(abilities, (ability): readonly BuffsGive[] =>
    ability.kind === 'static' && ability.statement.says === 'buffs give' ? [ability.statement] : [],
  ),
);

export const printedOfBuffs = query('what is printed of buffs', (game: RiftboundGame) =>
  concatMap(game.board.objects, (source) =>
    buffsGiveIn(source.card).map((statement) => ({ statement, source })),
  ),
);

export const leftOfBuffs = query('what effects say of buffs', (game: RiftboundGame) =>
  concatMap(game.effects, ({ statement, context }): readonly Said[] =>
    statement?.says === 'buffs give' ? [{ statement, context }] : [],
  ),
);

/** Does anything say that buffs give more than they do by themselves? */
export const isMoreSaidOfBuffs = (game: RiftboundGame): boolean =>
  printedOfBuffs(game).length + leftOfBuffs(game).length > 0;

/** Read off what is printed and what was left behind: Might is worked out before statements in force are known. */
function saidOfBuffs(game: RiftboundGame): readonly Said[] {
  const printed = printedOfBuffs(game);
  const left = leftOfBuffs(game);
  if (printed.length === 0) return left;
  return [
    ...left,
    ...printed
      .filter(({ source }) => !isInactive(game, source))
      .map(({ statement, source }) => ({ statement, context: contextOf(source) })),
  ];
}

/** Does a description fit an object that looks like that so far? */
function fitsSoFar(
  game: RiftboundGame,
  { statement, context }: Said,
  object: GameObject,
  seen: Characteristics,
): boolean {
  const before = game.layering;
  game.layering = before ?? (() => seen);
  try {
    return fits(game, statement.filter, object, context);
  } finally {
    game.layering = before;
  }
}

/** 703: what the buff of a unit adds. */
export const buffMight = definition(
  '703',
  'A buff contributes +1 Might, and what is said besides',
  (game: RiftboundGame, object: GameObject, seen: Characteristics): number =>
    !object.buffed
      ? 0
      : saidOfBuffs(game)
          .filter((said) => fitsSoFar(game, said, object, seen))
          .reduce((sum, { statement, context }) => sum + amount(game, statement.amount, context), 1),
  () => 0,
);
