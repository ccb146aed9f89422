/** Who sees the faces of cards (400.2, 401.2, 402.3, 407.3). */
import { looksAtOwnBases } from '../3-card-types/301-bases';
import { looksAtOwnTraps } from '../3-card-types/303-traps';
import { fact } from '../forms';
import type { LegionsGame } from '../game';
import type { GameObject } from '../object';
import { isSecret, playsRevealed } from './401-deck';
import { isOthers } from './402-hand';
import { isExpelledUnseen } from './407-expelled';

/** 400.2: but for what a rule or an effect has lie face down. */
export const isPublic = fact(
  '400.2',
  'Everybody sees the cards in public zones',
  (_game, { zone }: GameObject) => zone.seenBy === 'everybody',
);

/** May a player see an object's face? */
export function seesFace(game: LegionsGame, object: GameObject, viewer: number): boolean {
  const { zone, faceDown, shownTo } = object;
  if (shownTo === 'all players' || shownTo === viewer) return true;
  if (zone.seenBy === 'owner') return !isOthers(game, object, viewer);
  if (zone.seenBy === 'nobody')
    return (zone.top === object && playsRevealed(game, object.owner)) || !isSecret(game, object);
  return faceDown ? seesFaceDown(game, object, viewer) : isPublic(game, object);
}

function seesFaceDown(game: LegionsGame, object: GameObject, viewer: number): boolean {
  if (object.zone === game.expelled) return !isExpelledUnseen(game, object);
  if (object.isBase) return looksAtOwnBases(game, object, viewer);
  if (object.isTrap) return looksAtOwnTraps(game, object, viewer);
  return object.controller === viewer;
}
