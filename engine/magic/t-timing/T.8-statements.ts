import {
  type ActiveStatement,
  byWhatTheySay,
  statedByAbilities,
  statedByEffects,
} from '../../card-game/continuous/statements';
import { meaning } from '../../card-game/continuous/subjects';
import type { MagicGame, MagicTypes, Standing } from '../game';
import type { MagicObject } from '../object';
import { contextOf, phrases } from '../phrases';
import type { ObjectReference } from '../text/tree';
import { withStaticAbilities } from './T.8-effects-in-force';

const NONE: readonly never[] = [];

/** Every statement in force, by what it says: of static abilities in play, and of what has resolved. */
export const statementsOf = (game: MagicGame): ReadonlyMap<string, readonly Standing[]> =>
  byWhatTheySay<ActiveStatement<MagicTypes>>([
    ...statedByAbilities<MagicTypes>(game, withStaticAbilities(game), {
      isSilent: () => false,
      contextOf,
      textOf: (on, source) => ({ abilities: on.abilitiesOf(source), statements: NONE }),
      saysNow: (on, { condition }, context) =>
        condition === undefined || phrases.holds(on, condition, context),
    }),
    ...statedByEffects<MagicTypes>(game),
  ]);

const isMeant = meaning<MagicTypes>(phrases);

/** Does a statement about objects apply to this one now? */
export const speaksOf = (
  game: MagicGame,
  { objects, context }: Standing,
  subject: ObjectReference,
  object: MagicObject,
): boolean => (objects ? objects.includes(object) : isMeant(game, subject, object, context));
