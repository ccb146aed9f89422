import { antecedentsOf } from '../../card-game/instructions/antecedents';
import { doneTo } from '../../text/tree';
import type { MagicGame, MagicTypes } from '../game';
import type { Context, MagicObject } from '../object';
import { phrases } from '../text/phrases';
import type { Effect, ObjectReference } from '../text/tree';

/** What later instructions call "it", "that player" and "that many". */
export const antecedents = antecedentsOf<MagicTypes>(phrases, {
  onlyInPlay: [
    'damage',
    'destroy',
    'tap',
    'untap',
    'apply',
    'sacrifice',
    'regenerate',
    'put counters',
    'remove counters',
  ],
  counted: [
    'damage',
    'draw',
    'discard',
    'discard those',
    'destroy',
    'tap',
    'untap',
    'sacrifice',
    'return to hand',
    'put into zone',
    'remove from the game',
    'put counters',
    'remove counters',
    'gain life',
    'lose life',
    'mill',
  ],
  isKnownAsItMoves: ({ do: word }) => word === 'draw',
  showing: ['look', 'reveal', 'search', 'mill'],
  isShownAsItMoves: (effect) => effect.do === 'remove from the game' && effect.object.ref === 'top of deck',
  putsWithTheirOwner: (effect) =>
    effect.do === 'return to hand' || (effect.do === 'put into zone' && effect.zone !== 'in play'),
});

type Targets = Context['targets'];

/** Of the targets that were chosen, the objects that are no legal ones any more. */
export const illegalOf = (chosen: Targets, legal: Targets): Context['illegal'] =>
  chosen.map((of, place) =>
    of.flatMap((each) => {
      if (!('object' in each)) return [];
      const isLegal = legal[place]?.some((other) => 'object' in other && other.object === each.object);
      return isLegal ? [] : [each.object];
    }),
  );

/** Notes which illegal targets an instruction named: nothing was done to them, and the next ones may ask of them. */
export function noteIllegal(game: MagicGame, effect: Effect, context: Context): void {
  const reference = doneTo<ObjectReference>(effect);
  if (reference === undefined || reference.ref === 'that' || reference.ref === 'this') return;
  const named: readonly MagicObject[] =
    reference.ref === 'target' ? (context.illegal[reference.target] ?? []) : [];
  if (named.length > 0 || context.thatIllegal.length > 0) game.set(context, 'thatIllegal', named);
}
