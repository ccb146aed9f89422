import { assumed } from '../../kernel';
import { definition, fact } from '../forms';
import type { MagicGame } from '../game';
import type { Context, MagicObject } from '../object';
import type { ObjectReference } from '../text/tree';

/** T.6.8: it is another object where it has come to. */
export const isKnownAsItLastWas = fact(
  { '2003': 'T.6.8', '2013': '608.2g', '2025': assumed('608.2h', { from: ['2013', '608.2g'] }) },
  'Of what has left play it is asked what it last was there',
  (game: MagicGame, object: MagicObject, { that }: Context) =>
    object.zone !== game.inPlay && object.wasInPlay !== undefined && that.includes(object),
);

/** The objects of which something is asked: each as it is, or as it last was in play. */
export const asKnown = (
  game: MagicGame,
  objects: readonly MagicObject[],
  context: Context,
): readonly MagicObject[] =>
  objects.map((object) =>
    isKnownAsItLastWas(game, object, context) ? (object.wasInPlay ?? object) : object,
  );

/** T.6.8, 608.2b: of what a text means, where that is a target to which nothing can be done. */
export const knownThoughIllegal = definition(
  { '2003': 'T.6.8', '2013': '608.2b', '2025': assumed('608.2h', { from: ['2013', '608.2b'] }) },
  'Of a target that is illegal by then it is asked what it is, or last was',
  (
    _game: MagicGame,
    reference: ObjectReference,
    { illegal, thatIllegal }: Context,
  ): readonly MagicObject[] => {
    if (reference.ref === 'target') return illegal[reference.target] ?? [];
    return reference.ref === 'that' ? thatIllegal : [];
  },
  () => [],
);
