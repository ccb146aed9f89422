/** Of what may be paid besides (A.24, A.10): what each is called, and which of several a text asks for. */
import { assumed } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Condition, KeywordAbility } from '../text/tree';

/** What may be paid besides, by a keyword or in so many words. */
export type PaidBesides = Pick<KeywordAbility, 'keyword' | 'mana' | 'costs'> & { readonly text?: string };

const withCost = (keyword: string, mana: readonly string[]): string =>
  `${keyword} ${mana.map((symbol) => `{${symbol}}`).join('')}`;

/** How it is noted that something was paid: the keyword, and what it costs. */
export const nameOfPaid = ({ keyword, mana = [], costs = [], text = '' }: PaidBesides): string => {
  if (mana.length > 0) return withCost(keyword, mana);
  return costs.length > 0 ? `${keyword}${text.slice(keyword.length).replace(/\.$/, '')}` : keyword;
};

type AskedOfPaid = Pick<Extract<Condition, { if: 'paid' }>, 'keyword' | 'mana'>;

const wasPaidAtAll = (names: readonly string[], keyword: string): boolean =>
  names.some((name) => name === keyword || name.startsWith(`${keyword} `));

/** A.24.5, 702.33f: by its cost as it is printed, whatever was paid in the end. */
export const wasPaid = definition(
  { '2003': 'A.24.5', '2013': assumed('A.24.5', { from: '2003' }), '2025': '702.33f' },
  'A text that names one of several kickers asks for that one',
  (_game: MagicGame, names: readonly string[], { keyword, mana }: AskedOfPaid): boolean =>
    mana ? names.includes(withCost(keyword, mana)) : wasPaidAtAll(names, keyword),
  (_game, names, { keyword }) => wasPaidAtAll(names, keyword),
);
