import { asIf } from '../../kernel';
import { attackersThatRemain, blockersThatRemain } from '../5-turn-structure/509-orders-that-remain';
import type { LegionsGame } from '../game';
import type { GameObject } from '../object';

/** 506.4: a unit removed from battle stops attacking, blocking, and being blocked or unblocked. */
export function removeFromBattle(game: LegionsGame, object: GameObject): void {
  if (object.attacking) {
    for (const blocker of object.blockedBy)
      game.set(blocker, 'blocking', attackersThatRemain(game, blocker.blocking, object));
    game.set(object, 'attacking', false);
    game.set(object, 'attackedBase', undefined);
    game.set(object, 'blockedBy', []);
    game.set(object, 'blocked', false);
    game.set(object, 'unblocked', false);
  }
  for (const attacker of object.blocking)
    game.set(attacker, 'blockedBy', blockersThatRemain(game, attacker.blockedBy, object));
  if (object.blocking.length > 0) game.set(object, 'blocking', []);
  game.set(object, 'isBlocking', false);
}

/** What a unit is in battle, in the words of card text. */
export const battleStatusesOf = ({
  attacking,
  isBlocking,
  blocked,
  unblocked,
}: GameObject): readonly string[] => [
  ...(attacking ? ['attacking'] : []),
  ...(isBlocking ? ['blocking'] : []),
  ...(blocked ? ['blocked'] : []),
  ...(unblocked ? ['unblocked'] : []),
];

/** What `ask` answers of a unit as if it were in battle still, as it was before it was removed (603.9). */
export function asItWasInBattle<R>(
  game: LegionsGame,
  unit: GameObject,
  lastInBattle: readonly string[],
  ask: () => R,
): R {
  if (lastInBattle.length === 0) return ask();
  // What is kept of it is worked out beforehand, as it is.
  game.look(unit);
  return asIf(unit, { lastInBattle }, ask);
}

/** Is a unit in battle? */
export const isInBattle = (object: GameObject): boolean => object.attacking || object.isBlocking;
