/** What descriptions call objects: their categories, types and tags (132). */
import { definition, fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { Characteristics, Piece } from '../piece';
import type { Filter } from '../text/tree/index';

/** 132.4.a: what "permanent" is. Switched off, everything on the board. */
export const isPermanentKind = definition(
  ['132.4.a.2', '132.4.a.1', '157.1.a', '167', '171'],
  'Units and gear are permanents; runes, battlefields and legends are not',
  (_game: RiftboundGame, { types }: Characteristics) => types.includes('unit') || types.includes('gear'),
  () => true,
);

/** Is an object of a card type, or what else descriptions call objects? */
export function isKind(game: RiftboundGame, seen: Characteristics, piece: Piece, kind: string): boolean {
  if (kind === 'source') return true;
  if (kind === 'ability' || kind === 'card') return (piece.ability !== undefined) === (kind === 'ability');
  return kind === 'permanent' ? isPermanentKind(game, seen) : seen.types.includes(kind);
}

const hasAny = (unwanted: readonly string[] | undefined, has: readonly string[]): boolean =>
  unwanted?.some((each) => has.includes(each)) ?? false;

/** 132.3: "non-…" is whatever is none of those, of whatever other kinds it is. */
export const isExcluded = fact(
  '132.3',
  'A description that excludes a category, type or tag is of everything else',
  (
    game: RiftboundGame,
    { notTypes, notSubtypes, notSupertypes }: Filter,
    seen: Characteristics,
    piece: Piece,
  ) =>
    (notTypes?.some((kind) => isKind(game, seen, piece, kind)) ?? false) ||
    hasAny(notSubtypes, seen.tags) ||
    hasAny(notSupertypes, seen.supertypes),
);
