/** Keyword abilities that stand for others: what they mean is read as card text is, and has their name. */
import { column } from '../../kernel';
import { parseCardText } from '../text';
import type { Ability, KeywordAbility } from '../text/tree';

const PERMANENT = { name: 'This permanent', types: ['creature'], subtypes: [] };

/** What the text of a keyword ability says, as abilities that go with the keyword (A.1.5). */
export const abilitiesFrom = (text: string, keyword: KeywordAbility): readonly Ability[] =>
  parseCardText(text, PERMANENT).abilities.map((ability) => ({ ...ability, text: keyword.text }));

/** The abilities that a keyword ability stands for, worked out once for each. */
export const standingFor = (
  read: (keyword: KeywordAbility) => readonly Ability[],
): ((keyword: KeywordAbility) => readonly Ability[]) => column(read);

/** The mana that a keyword ability costs, as texts print it. */
export const costOf = ({ mana = [] }: KeywordAbility): string => mana.map((symbol) => `{${symbol}}`).join('');
