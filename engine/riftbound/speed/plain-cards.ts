/** Whether a player could go through with playing a card: of plain ones, the rules are gone through once a game. */

import { column, speedUp } from '../../kernel';
import { canPay } from '../300-playing-the-game/350-adding-to-pay';
import {
  announced,
  choosesForTriggers,
  gearToBase,
  hasPlace,
  specifications,
  toBase,
} from '../300-playing-the-game/350-choices';
import { couldChooseEnough } from '../300-playing-the-game/350-choosing-modes';
import { canGoThrough, canPlay, couldTakeRunes } from '../300-playing-the-game/350-playable';
import { somethingLeavesToAdd } from '../300-playing-the-game/350-sources';
import { isPermanent, totalOf } from '../300-playing-the-game/350-what-can-be-played';
import { somethingDeflects } from '../700-additional-rules/735-deflect';
import type { Card } from '../card';
import type { RiftboundGame } from '../game';
import { contextOf } from '../phrases';
import type { Piece } from '../piece';
import { type KnownCard, knownTo, type Plain } from './cards-known';
import { onceAnArrangement } from './worked-out-once';

/** Does a card say where it is played to, or anything that what it costs could hang on? */
const saysWhereOrForWhat = column(({ abilities }: Card) =>
  abilities.some((ability) =>
    ability.kind === 'static'
      ? ['costs', 'additional cost', 'may play to'].includes(ability.statement.says)
      : ability.kind === 'keyword' && ['accelerate', 'repeat'].includes(ability.keyword),
  ),
);

/** Does nothing on the table say where cards are played to, or change what they cost? */
const nothingIsSaid = onceAnArrangement(
  (game) => game.activeStatements('costs').length === 0 && game.activeStatements('may play to').length === 0,
);

/** Could the card alone tell where it goes and what it costs, but for what it may choose: is nothing particular about it? */
const isLikeOthers = (
  game: RiftboundGame,
  { zone, ignoring, reducedBy, onlyTo, saidPlaces }: Piece,
): boolean =>
  ignoring === undefined &&
  reducedBy === undefined &&
  onlyTo === undefined &&
  saidPlaces === undefined &&
  (zone.name === 'hand' || zone.name === 'champion zone') &&
  nothingIsSaid(game);

/** What is known of plain cards that have a place to go to. */
function noteIfPlain(game: RiftboundGame, piece: Piece, player: number, known: KnownCard): void {
  const choosing = announced(piece);
  if (saysWhereOrForWhat(piece.card) || !isLikeOthers(game, piece)) return;
  // What is a permanent and a spell at once chooses twice.
  if (isPermanent(piece) && (choosing.length > 0 || !hasPlace(game, piece, player))) return;
  known.plain = {
    cost: totalOf(game, piece, player, undefined, [], contextOf(piece, player)),
    isPermanent: isPermanent(piece),
    choosing,
    hasTargets: specifications(piece).length > 0,
    mayTakeRunes: couldTakeRunes(specifications(piece)),
  };
}

/** Asked for every card in hand at each priority. */
export const playableKept = speedUp(canPlay, {
  // Without the base, it depends on the board whether there is a place.
  assumes: [toBase, gearToBase],
  answer: (game, piece, player) => {
    const known = knownTo(game, player).of(piece);
    if (known.plain && isLikeOthers(game, piece)) return canPlayPlain(game, piece, player, known.plain);
    noteIfPlain(game, piece, player, known);
    return undefined;
  },
});

function canPlayPlain(game: RiftboundGame, piece: Piece, player: number, plain: Plain): boolean {
  if (!canPay(game, player, plain.cost, piece)) return false;
  const choosing = plain.isPermanent ? choosesForTriggers(game, piece.card) : plain.choosing;
  if (choosing.length === 0) return true;
  if (!couldChooseEnough(game, choosing, player, piece)) return false;
  if (!plain.hasTargets) return true;
  const isSimple = !plain.mayTakeRunes && !somethingDeflects(game) && !somethingLeavesToAdd(game);
  return isSimple || canGoThrough(game, piece, player);
}
