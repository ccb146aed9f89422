/** Control of objects that effects give to somebody, for a time or for good (182–185). */
import { relocate } from '../400-types-of-actions/423-relocating';
import type { LastingEffect } from '../effects-in-force';
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { Context, GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { objects, players } from '../phrases';

/** 106.2.d: nobody controls an object in another player's base. What is attached stays with its top-most card (719.3). */
export const notInAnothersBase = fact(
  '106.2.d',
  "What a player comes to control in another player's base is in their own from then on",
  (_game: RiftboundGame, object: GameObject, seat: number) =>
    object.attachedTo === undefined &&
    object.location?.baseOf !== undefined &&
    object.location.baseOf !== seat,
);

type Control = NonNullable<LastingEffect['control']>;

/** The event of an object coming under a player's control; `lasting`: for as long as an effect lasts. */
export const changeControl = (
  object: GameObject,
  seat: number,
  lasting: Pick<LastingEffect, 'context' | 'duration'> | undefined,
): Occurrence =>
  new Occurrence(
    'change control',
    { object, player: seat, ...(object.location ? { to: object.location } : {}) },
    (game) => {
      if (object.ceased) return;
      if (lasting)
        game.journal.push(game.effects, {
          ...lasting,
          timestamp: game.timestamp(),
          turn: game.now.turn,
          objects: [object],
          modifications: [],
          statement: undefined,
          control: { seat, before: newest(game, object)?.before ?? object.controller ?? object.owner },
        });
      game.set(object, 'controller', seat);
      if (notInAnothersBase(game, object, seat)) relocate(game, object, game.player(seat).base);
    },
  );

/** The newest effect that gives somebody control of an object. */
const newest = (game: RiftboundGame, object: GameObject): Control | undefined =>
  game.effects.findLast(({ control, objects }) => control !== undefined && objects.includes(object))?.control;

/** Who controls an object again, now that an effect on it has ended; nothing, where nobody else does. */
export const controlWithout = (
  game: RiftboundGame,
  { control, objects }: LastingEffect,
): readonly { readonly object: GameObject; readonly seat: number }[] =>
  control === undefined
    ? []
    : objects
        .map((object) => ({ object, seat: newest(game, object)?.seat ?? control.before }))
        .filter(({ object, seat }) => !object.ceased && object.controller !== seat);

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
        .filter((object) => !object.ceased && object.zone === game.board)
        .map((object) => changeControl(object, seat, { context: context.copy(), duration: effect.duration }));
    },
  },
);
