/** What abilities with a quality are from: protection, hexproof (A.31). */
import { controllerOf } from '../../card-game/objects/game-object';
import { definition, fact } from '../forms';
import type { MagicGame } from '../game';
import type { Context, MagicObject } from '../object';
import { fits, players } from '../text/phrases';
import type { Filter, KeywordAbility, Who } from '../text/tree';

const sourceOf = (from: MagicObject): MagicObject => (from.ability && from.context?.source) ?? from;

/** 702.15b: in 2003 an ability has a color of its own (A.2.8), and is else what its source is (A.31.Ruling.9). */
export const whatItIsFrom = definition(
  { '2013': '702.15b', '2025': '702.16b' },
  'Of an ability it is the source that a permanent is protected from',
  (_game: MagicGame, _quality: Filter, from: MagicObject): MagicObject => sourceOf(from),
  (_game, { colours }, from) => (colours ? from : sourceOf(from)),
);

/** 702.16k */
export const isOfPlayer = fact(
  { '2025': '702.16k' },
  'Protection from a player is from all that the player controls, and owns where nobody else controls it',
  (game: MagicGame, whom: Who, from: MagicObject, context: Context) =>
    players(game, whom, context).includes(controllerOf(from)),
);

/** Does an ability keep something from what has it, said of by a context? */
export const keepsOff = (
  game: MagicGame,
  { quality, whom }: KeywordAbility,
  from: MagicObject,
  context: Context,
): boolean =>
  (whom !== undefined && isOfPlayer(game, whom, from, context)) ||
  (quality !== undefined && fits(game, quality, whatItIsFrom(game, quality, from), context));
