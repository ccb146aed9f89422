/** Keyword abilities that stand for others: what they mean is read as card text is, and has their name. */
import { type Numbers, standInFor } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import { parseCardText } from '../text';
import type { Ability, KeywordAbility } from '../text/tree';

const PERMANENT = { name: 'This permanent', types: ['creature'], subtypes: [] };

/** What the text of a keyword ability says, as abilities that go with the keyword (A.1.5). */
export const abilitiesFrom = (text: string, keyword: KeywordAbility): readonly Ability[] =>
  parseCardText(text, PERMANENT).abilities.map((ability) => ({ ...ability, text: keyword.text }));

/** The abilities that a keyword ability stands for: always the same ones. */
export const standingFor = (
  read: (keyword: KeywordAbility) => readonly Ability[],
): ((keyword: KeywordAbility) => readonly Ability[]) => standInFor(read);

/** The mana that a keyword ability costs, as texts print it. */
export const costOf = ({ mana = [] }: KeywordAbility): string => mana.map((symbol) => `{${symbol}}`).join('');

/** The rule of a keyword ability that stands for what a text says. */
export function standsForText(
  numbers: Numbers,
  title: string,
  textOf: (keyword: KeywordAbility) => string,
): ReturnType<typeof meaningAsRead> {
  return meaningAsRead(
    numbers,
    title,
    standingFor((keyword) => abilitiesFrom(textOf(keyword), keyword)),
  );
}

const meaningAsRead = (
  numbers: Numbers,
  title: string,
  read: (keyword: KeywordAbility) => readonly Ability[],
) =>
  definition(
    numbers,
    title,
    (_game: MagicGame, keyword: KeywordAbility): readonly Ability[] => read(keyword),
    () => [],
  );
