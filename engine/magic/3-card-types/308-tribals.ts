import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { Card } from '../object';

/** 308.1: what else it is doesn't matter to that. */
export const otherType = definition(
  { '2013': { number: '308.1', restates: ['300.2b'] } },
  'A tribal card is cast and resolves as a card of its other type',
  (_game: MagicGame, types: readonly string[]): readonly string[] =>
    types.filter((type) => type !== 'tribal'),
  () => ['tribal'],
);

/** The types by which a card is cast and resolves. */
export const typesToCastBy = (game: MagicGame, { types }: Card): readonly string[] =>
  types.includes('tribal') ? otherType(game, types) : types;
