import { controllerOf } from '../../card-game/objects/game-object';
import { keywordsIn } from '../a-abilities/A.1-keyword-abilities';
import { isKeptFrom } from '../a-abilities/A.31-protection';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { keywordsOf } from '../t-timing/T.8-statements';

const isOpponents = (object: MagicObject, self: MagicObject): boolean =>
  controllerOf(self) !== controllerOf(object);

/** 702.11b */
export const isHexproof = fact(
  { '2025': '702.11b' },
  'A permanent with hexproof is no target of what its controller’s opponents control',
  (game: MagicGame, object: MagicObject, self: MagicObject) =>
    object.zone === game.inPlay &&
    isOpponents(object, self) &&
    keywordsIn(game.look(object), 'hexproof').some(({ quality }) => quality === undefined),
);

/** 702.11d */
export const isHexproofFrom = fact(
  { '2025': '702.11d' },
  'A permanent with hexproof from a quality is no target of what opponents control that has it',
  (game: MagicGame, object: MagicObject, self: MagicObject) =>
    isOpponents(object, self) && isKeptFrom(game, object, self, 'hexproof'),
);

/** 702.11c */
export const isPlayerHexproof = fact(
  { '2025': '702.11c' },
  'A player with hexproof is no target of what opponents control',
  (game: MagicGame, seat: number, controller: number) =>
    seat !== controller && keywordsOf(game, seat, 'hexproof').length > 0,
);
