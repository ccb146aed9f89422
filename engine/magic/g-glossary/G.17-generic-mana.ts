import type { Resources } from '../../card-game/payment/sources';
import { assumed } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import { kindOf } from './G.4-kinds-of-mana';
import type { Asked } from './G.6-needs';

/** Is a symbol so much generic mana (G.17.2)? Less than none stands for a reduction of a value of X. */
export const isGeneric = (symbol: string): boolean => /^-?\d+$/.test(symbol);

/** What some symbols ask for (K.18.1). */
export function askedBy(symbols: readonly string[], { x, y } = { x: 0, y: 0 }): Asked {
  const colours: Record<string, number> = {};
  let generic = 0;
  for (const symbol of symbols)
    if (symbol === 'X') generic += x;
    else if (symbol === 'Y') generic += y;
    else if (isGeneric(symbol)) generic += Number(symbol);
    else colours[kindOf(symbol)] = (colours[kindOf(symbol)] ?? 0) + 1;
  return { colours, generic: Math.max(0, generic) };
}

/** G.17.1: how much of some mana generic mana can be paid with, once colors are; switched off, colorless mana alone. */
export const paysGeneric = definition(
  { '2003': 'G.17.1', '2013': '107.4b', '2025': assumed('G.17.1', { from: '2003' }) },
  'Generic mana is paid with mana of any kind',
  (_game: MagicGame, kind: string, left: number): number => (kind === '' ? 0 : left),
  (_game, kind, left) => (kind === 'colorless' ? left : 0),
);

/** How much mana is still missing to pay for what is asked. */
export function missing(game: MagicGame, { colours, generic }: Asked, mana: Resources): number {
  let coloured = 0;
  for (const [kind, amount] of Object.entries(colours)) coloured += Math.max(0, amount - (mana[kind] ?? 0));
  let left = 0;
  for (const [kind, amount] of Object.entries(mana))
    left += paysGeneric(game, kind, Math.max(0, amount - (colours[kind] ?? 0)));
  return coloured + Math.max(0, generic - left);
}
