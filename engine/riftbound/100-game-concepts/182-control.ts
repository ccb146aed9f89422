/** Control of objects that effects give to somebody, for a time or for good (182–185). */
import { relocate } from '../400-types-of-actions/423-relocating';
import type { LastingEffect } from '../effects-in-force';
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { objects, players } from '../phrases';
import type { Context, Piece } from '../piece';

/** 106.2.d: nobody controls an object in another player's base. What is attached stays with its top-most card (719.3). */
export const notInAnothersBase = fact(
  '106.2.d',
  "What a player comes to control in another player's base is in their own from then on",
  (_game: RiftboundGame, piece: Piece, seat: number) =>
    piece.attachedTo === undefined && piece.location?.baseOf !== undefined && piece.location.baseOf !== seat,
);

type Control = NonNullable<LastingEffect['control']>;

/** The event of an object coming under a player's control; `lasting`: for as long as an effect lasts. */
export const changeControl = (
  piece: Piece,
  seat: number,
  lasting: Pick<LastingEffect, 'context' | 'duration'> | undefined,
): Occurrence =>
  new Occurrence(
    'change control',
    { piece, player: seat, ...(piece.location ? { to: piece.location } : {}) },
    (game) => {
      if (piece.ceased) return;
      if (lasting)
        game.journal.push(game.effects, {
          ...lasting,
          timestamp: game.timestamp(),
          turn: game.now.turn,
          pieces: [piece],
          modifications: [],
          statement: undefined,
          control: { seat, before: newest(game, piece)?.before ?? piece.controller ?? piece.owner },
        });
      game.set(piece, 'controller', seat);
      if (notInAnothersBase(game, piece, seat)) relocate(game, piece, game.player(seat).base);
    },
  );

/** The newest effect that gives somebody control of an object. */
const newest = (game: RiftboundGame, piece: Piece): Control | undefined =>
  game.effects.findLast(({ control, pieces }) => control !== undefined && pieces.includes(piece))?.control;

/** Who controls an object again, now that an effect on it has ended; nothing, where nobody else does. */
export const controlWithout = (
  game: RiftboundGame,
  { control, pieces }: LastingEffect,
): readonly { readonly piece: Piece; readonly seat: number }[] =>
  control === undefined
    ? []
    : pieces
        .map((piece) => ({ piece, seat: newest(game, piece)?.seat ?? control.before }))
        .filter(({ piece, seat }) => !piece.ceased && piece.controller !== seat);

/** 185: "gain control of". */
export const gainingControl = instruction(
  '002',
  'A player controls an object for as long as an effect says',
  'gain control',
  {
    perform: (game, effect, context: Context, { chosen }) => {
      const [seat] = players(game, effect.who, context);
      if (seat === undefined) return [];
      return objects(game, effect.object, context, chosen)
        .filter((piece) => !piece.ceased && piece.zone === game.board)
        .map((piece) => changeControl(piece, seat, { context: context.copy(), duration: effect.duration }));
    },
  },
);
