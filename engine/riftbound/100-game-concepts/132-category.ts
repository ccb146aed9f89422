/** What descriptions call objects: their categories, types and tags (132). */

import type { Characteristics } from '../card';
import { definition, fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';
import type { Filter } from '../text/tree/index';

/** 132.4.a: what "permanent" is. Switched off, everything on the board. */
export const isPermanentKind = definition(
  '132.4.a.2',
  'Units and gear are permanents; runes, battlefields and legends are not',
  (_game: RiftboundGame, { types }: Characteristics) => types.includes('unit') || types.includes('gear'),
  () => true,
);

/** 052: what "card" is in a text. */
export const isMainDeckCard = definition(
  '052',
  '"Card" means Main Deck card: no rune, legend or battlefield',
  (_game: RiftboundGame, { types }: Characteristics) =>
    !types.includes('rune') && !types.includes('legend') && !types.includes('battlefield'),
  () => true,
);

/** 179: what is a token is no card. */
export const isNoCard = fact(
  { number: '179', restates: ['347.2'] },
  'Tokens are not cards',
  (_game: RiftboundGame, object: GameObject) => object.isToken,
);

/** Is an object an ability on the chain? It looks like the card that it is from, and is none. */
export const isAbility = ({ ability, instructions }: GameObject): boolean =>
  ability !== undefined || instructions !== undefined;

/** Is an object of a card type, or what else descriptions call objects? */
export function isKind(
  game: RiftboundGame,
  seen: Characteristics,
  object: GameObject,
  kind: string,
): boolean {
  if (kind === 'source') return true;
  if (kind === 'ability') return isAbility(object);
  if (kind === 'spell' && isAbility(object)) return false;
  if (kind === 'card') return !isAbility(object) && isMainDeckCard(game, seen) && !isNoCard(game, object);
  return kind === 'permanent' ? isPermanentKind(game, seen) : seen.types.includes(kind);
}

/** 132.8.a: tags mean nothing by themselves, but texts refer to them. */
export const hasTag = fact(
  '132.8.a',
  'Game effects refer to objects by their tags',
  (_game, wanted: readonly string[], tags: readonly string[]) => wanted.some((each) => tags.includes(each)),
);

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
    object: GameObject,
  ) =>
    (notTypes?.some((kind) => isKind(game, seen, object, kind)) ?? false) ||
    hasAny(notSubtypes, seen.tags) ||
    hasAny(notSupertypes, seen.supertypes),
);
