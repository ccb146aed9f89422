import { buff } from '../400-types-of-actions/413-buff';
import { AS_WRITTEN, fact, varied } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import { objects, players } from '../phrases';
import type { Piece } from '../piece';

/** 702.2.b.1: what isn't there isn't spent. */
export const hasNoBuff = fact(
  '702.2.b.1',
  'A buff is not spent from a unit that has none',
  (_game: RiftboundGame, piece: Piece) => !piece.buffed,
);

/** 702.2.b.2: nor what is another player's. */
export const mayBeSpent = varied(
  fact(
    '702.2.b.2',
    'A buff is spent only from a unit that the player controls',
    (_game: RiftboundGame, piece: Piece, player: number) => piece.controller === player,
  ),
  {
    whose: { controller: AS_WRITTEN, owner: (_game, piece, player) => piece.owner === player },
  },
);

/** Could a player spend a buff of an object? */
export const canBeSpent = (game: RiftboundGame, piece: Piece, player: number): boolean =>
  !piece.ceased && !hasNoBuff(game, piece) && mayBeSpent(game, piece, player);

/** 702.2.b: "spend a buff". */
export const spendingBuffs = instruction(
  '702.2.b',
  'A buff is removed from a unit that the player controls',
  'spend buff',
  {
    choices: (game, effect, context) =>
      players(game, effect.who, context).map((player) => {
        const pieces = objects(game, effect.from, context).filter((piece) => canBeSpent(game, piece, player));
        const wanted = effect.amount === 'any number' ? pieces.length : effect.amount;
        const maximum = Math.min(pieces.length, wanted);
        const minimum = effect.amount === 'any number' ? 0 : maximum;
        return { player, purpose: 'choose a buff to spend', pieces, minimum, maximum };
      }),
    perform: (_game, _effect, _context, { chosen }) => chosen.map((piece) => buff(piece, false)),
  },
);
