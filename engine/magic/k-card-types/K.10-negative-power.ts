import { assumed, slot } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Characteristics, MagicObject } from '../object';
import { convertedManaCost } from './K.8-converted-mana-cost';

/** K.10.3: what changes it reckons with what it is. */
export const notBelowNothing = definition(
  { '2003': 'K.10.3', '2013': '107.1b', '2025': assumed('107.1b', { from: '2013' }) },
  'Negative power or toughness counts as zero, but for what changes it',
  (_game: MagicGame, value: number): number => Math.max(0, value),
  (_game, value) => value,
);

const asItIs = definition(
  { '2013': '107.1b', '2025': assumed('107.1b', { from: '2013' }) },
  'A calculation or comparison uses negative power or toughness as it is',
  (_game: MagicGame, value: number): number => value,
  (_game, value) => Math.max(0, value),
);

export const numberAsked = slot('negative power and toughness, as texts ask for them', {
  '2003': notBelowNothing,
  '2013': asItIs,
  '2025': asItIs,
});

/** The number of a characteristic, as texts ask for it; undefined: it has no such one. */
export function numberOf(
  game: MagicGame,
  object: MagicObject,
  seen: Characteristics,
  name: string,
): number | undefined {
  if (name === 'converted mana cost') return convertedManaCost(game, seen.manaCost, object);
  if (name === 'power') return numberAsked(game, seen.power);
  return name === 'toughness' ? numberAsked(game, seen.toughness) : undefined;
}
