import { concatMap } from '../../kernel';
import type { EventOf } from '../events/game-event';
import type { TypesOf } from '../game';
import type { InstructionBody } from '../instructions/instruction';
import type { Phrases } from '../phrases/phrases';

/**
 * Makes the body of an instruction that does one thing to each object that it names.
 *
 * @param happens the events of it being done to one object; none where it can't be done to that one
 */
export const doneToEach = <T extends TypesOf<T>>(
  { objects }: Pick<Phrases<T>, 'objects'>,
  happens: (game: T['game'], object: T['object'], context: T['context']) => readonly EventOf<T>[],
): InstructionBody<T, { readonly object: T['tree']['object'] }> => ({
  perform: (game, effect, context, { chosen }) =>
    concatMap(objects(game, effect.object, context, chosen), (object) => happens(game, object, context)),
});
