import type { TypesOf } from '../game';
import type { ObjectTypes } from '../types';

/** A statement in force, with what says it. */
export interface ActiveStatement<T extends ObjectTypes> {
  readonly statement: T['tree']['statement'];
  readonly context: T['context'];
  /** Objects that it was fixed to; undefined: whatever its subject describes at the moment. */
  readonly pieces: readonly T['object'][] | undefined;
}

const NONE: ReadonlyMap<string, never[]> = new Map();

/** One statement that says several things. */
interface Several<S> {
  readonly says: 'all';
  readonly statements: readonly S[];
}

const isSeveral = <S extends { readonly says: string }>(statement: S): statement is S & Several<S> =>
  statement.says === 'all';

/** Statements by what they say, each of several said at once among those that say the same. */
export function byWhatTheySay<S extends { readonly statement: { readonly says: string } }>(
  statements: readonly S[],
): ReadonlyMap<string, readonly S[]> {
  if (statements.length === 0) return NONE;
  const found = new Map<string, S[]>();
  const add = (active: S): void => {
    const { statement } = active;
    if (isSeveral(statement)) {
      for (const each of statement.statements) add({ ...active, statement: each });
      return;
    }
    const list = found.get(statement.says);
    if (list) list.push(active);
    else found.set(statement.says, [active]);
  };
  for (const each of statements) add(each);
  return found;
}

/** What effects that were left behind state, in the order in which they began. */
export const statedByEffects = <T extends TypesOf<T>>(game: T['game']): readonly ActiveStatement<T>[] =>
  game.effects.flatMap(({ statement, context, pieces }) =>
    statement ? [{ statement, context, pieces: pieces.length > 0 ? pieces : undefined }] : [],
  );
