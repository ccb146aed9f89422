/** Whom what is said of objects applies to. */
import type { TypesOf } from '../game';
import type { Look, Phrases } from '../phrases/phrases';

/** "Units you control …", "each creature …": whatever fits a description. */
interface All<T extends TypesOf<T>> {
  readonly ref: 'all';
  readonly filter: T['tree']['filter'];
}

/** Does a phrase mean whatever fits a description? */
const isAll = <T extends TypesOf<T>>(subject: T['tree']['object']): subject is T['tree']['object'] & All<T> =>
  subject.ref === 'all';

/** Is an object among those that a phrase means: one that fits, or one that it names? */
export type IsMeant<T extends TypesOf<T>> = (
  game: T['game'],
  subject: T['tree']['object'],
  object: T['object'],
  context: T['context'],
  look?: Look<T>,
) => boolean;

/** Makes what tells whether an object is among those that a phrase means: asked of one, no list of all is made. */
export const meaning =
  <T extends TypesOf<T>>({ fits, objects }: Pick<Phrases<T>, 'fits' | 'objects'>): IsMeant<T> =>
  (game, subject, object, context, look) => {
    if (isAll<T>(subject)) return fits(game, subject.filter, object, context, look);
    return objects(game, subject, context, [], look).includes(object);
  };
