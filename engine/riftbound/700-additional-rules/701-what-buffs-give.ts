/** What a buff adds to the Might of its unit (703), and text that makes it more. */
import { definition } from '../forms';
import type { RiftboundGame } from '../game';
import { amount, contextOf, fits } from '../phrases';
import type { Characteristics, Context, Piece } from '../piece';
import type { Statement } from '../text/tree/index';
import { isInactive } from './720-inactive';

interface Said {
  readonly statement: Statement;
  readonly context: Context;
}

/** Read off what is printed and what was left behind: Might is worked out before statements in force are known. */
function saidOfBuffs(game: RiftboundGame): readonly Said[] {
  const left = game.effects.flatMap(({ statement, context }) =>
    statement?.says === 'buffs give' ? [{ statement, context }] : [],
  );
  const printed = game.board.objects.flatMap((source) =>
    source.card.abilities.flatMap((ability) =>
      ability.kind === 'static' && ability.statement.says === 'buffs give' && !isInactive(game, source)
        ? [{ statement: ability.statement, context: contextOf(source) }]
        : [],
    ),
  );
  return [...left, ...printed];
}

/** Does a description fit an object that looks like that so far? */
function fitsSoFar(
  game: RiftboundGame,
  { statement, context }: Said,
  piece: Piece,
  seen: Characteristics,
): boolean {
  if (statement.says !== 'buffs give') return false;
  const before = game.layering;
  game.layering = before ?? (() => seen);
  try {
    return fits(game, statement.filter, piece, context);
  } finally {
    game.layering = before;
  }
}

/** 703: what the buff of a unit adds. */
export const buffMight = definition(
  ['703'],
  'A buff contributes +1 Might, and what is said besides',
  (game: RiftboundGame, piece: Piece, seen: Characteristics): number =>
    !piece.buffed
      ? 0
      : saidOfBuffs(game)
          .filter((said) => fitsSoFar(game, said, piece, seen))
          .reduce(
            (sum, { statement, context }) =>
              statement.says === 'buffs give' ? sum + amount(game, statement.amount, context) : sum,
            1,
          ),
  () => 0,
);
