/** What descriptions call objects: their categories, types and tags (132). */
import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { Characteristics, Piece } from '../piece';
import type { Filter } from '../text/tree/index';

/** Is an object of a card type, or what else descriptions call objects? */
export function isKind({ types }: Characteristics, piece: Piece, kind: string): boolean {
  if (kind === 'source') return true;
  if (kind === 'ability' || kind === 'card') return (piece.ability !== undefined) === (kind === 'ability');
  if (kind === 'permanent') return types.includes('unit') || types.includes('gear');
  return types.includes(kind);
}

const hasAny = (unwanted: readonly string[] | undefined, has: readonly string[]): boolean =>
  unwanted?.some((each) => has.includes(each)) ?? false;

/** 132.3: "non-…" is whatever is none of those, of whatever other kinds it is. */
export const isExcluded = fact(
  '132.3',
  'A description that excludes a category, type or tag is of everything else',
  (
    _game: RiftboundGame,
    { notTypes, notSubtypes, notSupertypes }: Filter,
    seen: Characteristics,
    piece: Piece,
  ) =>
    (notTypes?.some((kind) => isKind(seen, piece, kind)) ?? false) ||
    hasAny(notSubtypes, seen.tags) ||
    hasAny(notSupertypes, seen.supertypes),
);
