/** Keyword abilities that objects have. */
import type { MagicGame } from '../game';
import type { Characteristics, MagicObject } from '../object';
import type { KeywordAbility } from '../text/tree';

/** The keyword abilities of a name among what an object is. */
export const keywordsIn = ({ abilities }: Characteristics, keyword: string): readonly KeywordAbility[] =>
  abilities.flatMap((ability) =>
    ability.kind === 'keyword' && ability.keyword === keyword ? [ability] : [],
  );

/** Has an object a keyword ability, now or as it last was? */
export const has = (game: MagicGame, object: MagicObject, keyword: string): boolean =>
  game.look(object).abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === keyword);
