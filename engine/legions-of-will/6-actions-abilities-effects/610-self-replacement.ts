/** Effects that replace a part of the very effect they belong to (610.11). */

import { doneTo } from '../../text';
import { holds } from '../conditions';
import { definition } from '../forms';
import type { LegionsGame } from '../game';
import { instruction } from '../instruction';
import type { Context, GameObject } from '../object';
import { objects } from '../phrases';
import type { Effect, ObjectReference } from '../text/tree';

/** What an effect would be done to: what "that unit" means in the sentence that replaces it. */
function aboutTo(game: LegionsGame, effect: Effect, context: Context): readonly GameObject[] {
  const onto = doneTo<ObjectReference>(effect);
  return onto && onto.ref !== 'choice' ? objects(game, onto, context) : [];
}

/** 610.11, 612.1a: before any other effect could replace it. Switched off, the effect stays as it is. */
export const selfReplaced = definition(
  { number: '610.11', restates: ['612.1a'] },
  'A self-replacement effect changes the effect it belongs to before anything else does',
  (game: LegionsGame, effect: Extract<Effect, { do: 'instead' }>, context: Context): Effect =>
    holds(game, effect.condition, context) ? effect.instead : effect.effect,
  (_game, effect) => effect.effect,
);

export const replacingItself = instruction(
  '605.2c',
  'Later text may change what earlier text means',
  'instead',
  {
    perform: (game, effect, context, { follow }) => {
      const that = aboutTo(game, effect.effect, context);
      const seen: Context = that.length > 0 ? context.with({ that }) : context;
      follow([selfReplaced(game, effect, seen)], seen);
      return [];
    },
  },
);
