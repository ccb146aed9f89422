import { isInBattle, removeFromBattle } from '../4-zones/battle-state';
import { fact } from '../forms';
import type { LegionsGame } from '../game';
import type { GameObject } from '../object';
import { Occurrence } from '../occurrence';

/** 506.4: an attacking or blocking unit. */
export const stopsBeingAUnit = fact(
  '506.4',
  'What stops being a unit is removed from battle',
  (game, object: GameObject) => isInBattle(object) && !game.look(object).types.includes('unit'),
);

/** Removes from battle what is no unit any more, also where the last effect that made it one has ended. */
export function leaveBattleWhenNoUnit(game: LegionsGame): void {
  if (game.now.phase !== 'battle phase') return;
  const gone = game.battlefield.objects.filter((object) => stopsBeingAUnit(game, object));
  if (gone.length === 0) return;
  game.apply(
    gone.map((object) =>
      game.because(
        stopsBeingAUnit,
        new Occurrence('remove from battle', { object }, () => removeFromBattle(game, object)),
      ),
    ),
  );
}
