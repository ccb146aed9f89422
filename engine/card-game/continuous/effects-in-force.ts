/** The continuous effects that there are: of static abilities, printed or given, and of what has resolved. */
import { concatMap } from '../../kernel';
import type { Phrases } from '../phrases/phrases';
import type { LayeredTypesOf, PartOfLayer, Table } from './layers';
import type { PartMaker } from './modifications';
import { modifying } from './modify-statements';
import { isStatic, type Static } from './statements';
import { meaning } from './subjects';

/** What a game's rules say of the static abilities that change objects. */
export interface StaticEffectRules<T extends LayeredTypesOf<T>> {
  /** The objects whose static abilities generate effects. */
  sources(game: T['game']): readonly T['object'][];
  /** Do an object's abilities say nothing where it lies? */
  isSilent(game: T['game'], source: T['object']): boolean;
  contextOf(source: T['object']): T['context'];
  /** The timestamp of an effect of an object's ability. */
  timestampOf(game: T['game'], source: T['object'], ability: Static<T>): number;
  /** The characteristics that decide whom a phrase means, and whether a condition is true. */
  readBySubject(subject: T['tree']['object']): readonly string[];
  readByCondition(condition: T['tree']['condition']): readonly string[];
  /** The only objects that a phrase could mean, where that is known beforehand. */
  candidatesFor(
    subject: T['tree']['object'],
    source: T['object'],
  ): (() => readonly T['object'][]) | undefined;
  /** Does what one effect does apply to the objects that its first part applied to? Left out: each part is asked. */
  isFixedByFirst?(game: T['game']): boolean;
}

/** The effects of one static ability of an object. */
export type EffectsOfAbility<T extends LayeredTypesOf<T>> = (
  game: T['game'],
  source: T['object'],
  ability: Static<T>,
) => readonly PartOfLayer<T>[];

/** The effects that a resolved card or ability left behind. */
export type EffectsLeft<T extends LayeredTypesOf<T>> = (
  game: T['game'],
  effect: T['lasting'],
) => readonly PartOfLayer<T>[];

/** What a static ability does is not locked in: it applies, at any moment, to whatever its text then means. */
export function effectsOfAbilities<T extends LayeredTypesOf<T>>(
  phrases: Pick<Phrases<T>, 'fits' | 'objects' | 'holds'>,
  partOf: PartMaker<T>,
  rules: StaticEffectRules<T>,
): EffectsOfAbility<T> {
  const isMeant = meaning<T>(phrases);
  return (game, source, ability) => {
    const context = rules.contextOf(source);
    const { condition } = ability;
    const readByCondition = condition === undefined ? [] : rules.readByCondition(condition);
    const exists = (table: Table<T>): boolean =>
      table.of(source).abilities.includes(ability) &&
      (condition === undefined || phrases.holds(game, condition, context, table.of));
    return concatMap(modifying<T>(ability.statement), ({ subject, modifications }) => {
      const whom = {
        exists,
        // What an object says of itself needn't be looked for.
        affects: (object: T['object'], table: Table<T>) =>
          subject.ref === 'this' ? object === source : isMeant(game, subject, object, context, table.of),
        candidates: rules.candidatesFor(subject, source),
        fixedBy: modifications.length > 1 && rules.isFixedByFirst?.(game) ? {} : undefined,
        reads: [...rules.readBySubject(subject), ...readByCondition, 'abilities'],
      };
      return modifications.map((each) =>
        partOf(game, each, context, rules.timestampOf(game, source, ability), whom),
      );
    });
  };
}

/** What has resolved applies to the objects that were fixed then. */
export const effectsLeft =
  <T extends LayeredTypesOf<T>>(partOf: PartMaker<T>): EffectsLeft<T> =>
  (game, { objects, modifications, context, timestamp }) => {
    const fixed = new Set(objects);
    const whom = {
      exists: () => true,
      affects: (object: T['object']) => fixed.has(object),
      candidates: () => objects,
      reads: [],
    };
    return modifications.map((each) => partOf(game, each, context, timestamp, whom));
  };

/** The effects of the static abilities that objects have at this point of the layers. */
export function effectsOfSources<T extends LayeredTypesOf<T>>(
  game: T['game'],
  table: Table<T>,
  { sources, isSilent }: Pick<StaticEffectRules<T>, 'sources' | 'isSilent'>,
  ofAbility: EffectsOfAbility<T>,
): readonly PartOfLayer<T>[] {
  const found: PartOfLayer<T>[] = [];
  for (const source of sources(game)) {
    if (isSilent(game, source)) continue;
    for (const ability of table.of(source).abilities)
      if (isStatic<T>(ability)) for (const each of ofAbility(game, source, ability)) found.push(each);
  }
  return found;
}
