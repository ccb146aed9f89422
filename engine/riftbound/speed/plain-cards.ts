/** Whether a player could go through with playing a card: of plain ones, the rules are gone through once a game. */

import { column, speedUp } from '../../kernel';
import { canPay } from '../300-playing-the-game/350-adding-to-pay';
import {
  announcedAbilities,
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
import type { GameObject } from '../object';
import { contextOf } from '../phrases';
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
  { zone, ignoring, reducedBy, onlyTo, saidPlaces }: GameObject,
): boolean =>
  ignoring === undefined &&
  reducedBy === undefined &&
  onlyTo === undefined &&
  saidPlaces === undefined &&
  (zone.name === 'hand' || zone.name === 'champion zone') &&
  nothingIsSaid(game);

/** What is known of plain cards that have a place to go to. */
function noteIfPlain(game: RiftboundGame, object: GameObject, player: number, known: KnownCard): void {
  const choosing = announcedAbilities(object);
  if (saysWhereOrForWhat(object.card) || !isLikeOthers(game, object)) return;
  // What is a permanent and a spell at once chooses twice.
  if (isPermanent(object) && (choosing.length > 0 || !hasPlace(game, object, player))) return;
  known.plain = {
    cost: totalOf(game, object, player, undefined, [], contextOf(object, player)),
    isPermanent: isPermanent(object),
    choosing,
    hasTargets: specifications(object).length > 0,
    mayTakeRunes: couldTakeRunes(specifications(object)),
  };
}

/** Asked for every card in hand at each priority. */
export const playableSpeedUp = speedUp(canPlay, {
  // Without the base, it depends on the board whether there is a place.
  assumes: [toBase, gearToBase],
  answer: (game, object, player) => {
    const known = knownTo(game, player).of(object);
    if (known.plain && isLikeOthers(game, object)) return canPlayPlain(game, object, player, known.plain);
    noteIfPlain(game, object, player, known);
    return undefined;
  },
});

function canPlayPlain(game: RiftboundGame, object: GameObject, player: number, plain: Plain): boolean {
  if (!canPay(game, player, plain.cost, object)) return false;
  const choosing = plain.isPermanent ? choosesForTriggers(game, object.card) : plain.choosing;
  if (choosing.length === 0) return true;
  if (!couldChooseEnough(game, choosing, player, object)) return false;
  if (!plain.hasTargets) return true;
  const isSimple = !plain.mayTakeRunes && !somethingDeflects(game) && !somethingLeavesToAdd(game);
  return isSimple || canGoThrough(game, object, player);
}
