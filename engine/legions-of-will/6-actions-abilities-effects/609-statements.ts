import {
  type ActiveStatement,
  byWhatTheySay,
  statedByAbilities,
  statedByEffects,
} from '../../card-game/continuous/statements';
import { meaning } from '../../card-game/continuous/subjects';
import { isSilent } from '../3-card-types/301-abilities';
import { phrases, saysNow } from '../conditions';
import type { Standing } from '../effects-in-force';
import type { LegionsGame, LegionsTypes } from '../game';
import type { GameObject } from '../object';
import { contextOf } from '../phrases';
import type { ObjectReference } from '../text/tree';

/** Every statement in force, by what it says: static abilities on the battlefield, and what resolved effects left behind. */
export const statementsOf = (game: LegionsGame): ReadonlyMap<string, readonly Standing[]> =>
  byWhatTheySay<ActiveStatement<LegionsTypes>>([
    ...statedByAbilities<LegionsTypes>(game, game.objectsWithAbilities, {
      isSilent,
      contextOf,
      textOf: (on, source) => on.textOf(source),
      saysNow,
    }),
    ...statedByEffects<LegionsTypes>(game),
  ]);

const isMeant = meaning<LegionsTypes>(phrases);

/** Does a statement about objects apply to this one now? */
export const speaksOf = (
  game: LegionsGame,
  { objects, context }: Standing,
  subject: ObjectReference,
  object: GameObject,
): boolean => (objects ? objects.includes(object) : isMeant(game, subject, object, context));
