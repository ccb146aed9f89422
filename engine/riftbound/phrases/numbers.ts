/** What can be asked of one object, and how numbers compare. */
import { energyCostOf } from '../100-game-concepts/130-cost';
import type { RiftboundGame } from '../game';
import type { Piece } from '../piece';

const bracketed = (keyword: string): string =>
  keyword.startsWith('[') ? keyword.toLowerCase() : `[${keyword.toLowerCase()}]`;

/** Does an object have a keyword (727)? */
export const hasKeyword = (game: RiftboundGame, piece: Piece, keyword: string): boolean =>
  game
    .look(piece)
    .abilities.some((ability) => ability.kind === 'keyword' && `[${ability.keyword}]` === bracketed(keyword));

/** A number of an object, by the rulebook's name. */
export function numberOf(game: RiftboundGame, characteristic: string, piece: Piece): number {
  const seen = game.look(piece);
  if (characteristic === 'might') return seen.might;
  return characteristic === 'power cost' ? seen.power.length : energyCostOf(game, seen, piece);
}

/** Does a number keep to a bound? */
export const compares = (value: number, is: 'at least' | 'at most' | 'exactly', limit: number): boolean =>
  is === 'at least' ? value >= limit : is === 'at most' ? value <= limit : value === limit;
