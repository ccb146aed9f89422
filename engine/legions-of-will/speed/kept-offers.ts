/** What players with priority are offered, kept for as long as it stays the same. */
import { keepingOffers, WHERE_A_GAME_STANDS } from '../../card-game/stack/action-offers';
import { speedUp } from '../../kernel';
import { type Action, actionsOf } from '../1-game-concepts/111-actions-offered';
import { isMain } from '../6-actions-abilities-effects/601-who-may-play';
import type { LegionsGame, LegionsTypes } from '../game';

/**
 * Fields that no offer hangs on: who held priority, where the turn stands, what procedures keep for themselves, where
 * chance stands. What hangs on the step isn't kept (`isTimed`).
 */
const INDIFFERENT: ReadonlySet<PropertyKey> = new Set([
  ...WHERE_A_GAME_STANDS,
  'attackersDeclared',
  'blockersDeclared',
  'chosen',
  'finished',
  'assigned',
  'rolled',
  'lastRoll',
  'asked',
  'happened',
  'defendingPlayer',
]);

/** Has a card that the player might play its time to be played? An ability that has its own may be anybody's. */
function isTimed(game: LegionsGame, player: number): boolean {
  if (game.said.timesOfAbilities) return true;
  if (!game.said.times) return false;
  const { hand, graveyard } = game.player(player);
  return [hand, graveyard].some(({ objects }) =>
    objects.some(({ card }) => game.facts.whereAndWhen(card).hasItsTime),
  );
}

const keptActions = keepingOffers<LegionsTypes, Action>({
  indifferent: INDIFFERENT,
  // Something else is offered when another player defends, and in a main phase of one's own.
  momentOf: ({ now: { active, defendingPlayer, phase }, players }, player) =>
    (player * players.length + defendingPlayer) * 2 + Number(active === player && isMain(phase)),
  isTimed,
  choiceOf: actionsOf.rules,
});

/** Through most steps of a turn it stays the same. */
export const offersSpeedUp = speedUp(actionsOf, { answer: keptActions });
