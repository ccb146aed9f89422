import { concatMap } from '../../kernel';
import type { StaticAbility } from '../../text/tree';
import type { TypesOf } from '../game';
import type { ObjectTypes } from '../types';

/** A statement in force, with what says it. */
export interface ActiveStatement<T extends ObjectTypes> {
  readonly statement: T['tree']['statement'];
  readonly context: T['context'];
  /** Objects that it was fixed to; undefined: whatever its subject describes at the moment. */
  readonly objects: readonly T['object'][] | undefined;
}

const NONE: ReadonlyMap<string, never[]> = new Map();

/** One statement that says several things. */
interface Several<S> {
  readonly says: 'all';
  readonly statements: readonly S[];
}

/** Does a statement say several things? */
export const isSeveral = <S extends { readonly says: string }>(statement: S): statement is S & Several<S> =>
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
  game.effects.flatMap(({ statement, context, objects }) =>
    statement ? [{ statement, context, objects: objects.length > 0 ? objects : undefined }] : [],
  );

/** A static ability of a game. */
export type Static<T extends TypesOf<T>> = T['ability'] & StaticAbility<T['tree']>;

/** Is an ability one that is simply true? */
export const isStatic = <T extends TypesOf<T>>(ability: T['ability']): ability is Static<T> =>
  'kind' in ability && ability.kind === 'static';

/** Does an ability state something? Changes of what objects are, are made in layers. */
const isStating = <T extends TypesOf<T>>(ability: T['ability']): ability is Static<T> =>
  isStatic<T>(ability) && ability.statement.says !== 'modify';

/** What a game's rules say of objects that make statements. */
export interface StatingRules<T extends TypesOf<T>> {
  /** Do an object's abilities say nothing where it lies? */
  isSilent(game: T['game'], source: T['object']): boolean;
  contextOf(source: T['object']): T['context'];
  /** The abilities that an object has now, and what effects state of it alone. */
  textOf(
    game: T['game'],
    source: T['object'],
  ): {
    readonly abilities: readonly T['ability'][];
    readonly statements: readonly T['tree']['statement'][];
  };
  /** Is the condition true, if there is one, under which an ability says something? */
  saysNow(game: T['game'], ability: Static<T>, context: T['context']): boolean;
}

/** What static abilities of objects state, but for changes of what objects are: those are made in layers. */
export const statedByAbilities = <T extends TypesOf<T>>(
  game: T['game'],
  sources: readonly T['object'][],
  { isSilent, contextOf, textOf, saysNow }: StatingRules<T>,
): readonly ActiveStatement<T>[] =>
  concatMap(sources, (source) => {
    if (isSilent(game, source)) return [];
    const { abilities, statements } = textOf(game, source);
    const stating = abilities.filter(isStating<T>);
    if (stating.length === 0 && statements.length === 0) return [];
    const context = contextOf(source);
    return [
      ...stating
        .filter((ability) => saysNow(game, ability, context))
        .map(({ statement }) => ({ statement, context, objects: undefined })),
      ...statements.map((statement) => ({ statement, context, objects: [source] })),
    ];
  });
