import { isInBattle, removeFromBattle } from '../4-zones/battle-state';
import { fact } from '../forms';
import type { LegionsGame } from '../game';
import { Occurrence } from '../occurrence';

/** 506.4: an attacking or blocking unit that stops being a unit is removed from battle. */
export const stopsBeingAUnit = fact('506.4', 'What stops being a unit is removed from battle', () => true);

/** Removes from battle what is no unit any more, also where the last effect that made it one has ended. */
export function leaveBattleWhenNoUnit(game: LegionsGame): void {
  if (game.now.phase !== 'battle phase' || !game.isOn(stopsBeingAUnit)) return;
  const gone = game.battlefield.objects.filter(
    (piece) => isInBattle(piece) && !game.look(piece).types.includes('unit'),
  );
  if (gone.length === 0) return;
  game.apply(
    gone.map((piece) =>
      game.because(
        stopsBeingAUnit,
        new Occurrence('remove from battle', { piece }, () => removeFromBattle(game, piece)),
      ),
    ),
  );
}
