import { column, concatMap, query } from '../../kernel';
import { isInactive } from '../700-additional-rules/720-inactive';
import { parameter } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';
import type { Ability } from '../text/tree/index';

/** 460.3, 462.3: how many points win a duel, if no text says otherwise. */
export const victoryScoreOfDuels = parameter('462.3', 'The Victory Score of a duel is 8', {
  value: 8,
  off: Number.MAX_SAFE_INTEGER,
});

const changesIn = column((abilities: readonly Ability[]) =>
  abilities.reduce(
    (sum, ability) =>
      ability.kind === 'static' && ability.statement.says === 'victory score'
        ? sum + ability.statement.by
        : sum,
    0,
  ),
);

/** 454.2: by the abilities that they have now. The text of what is attached is inactive, its effect text is the other's. */
const changeBy = (game: RiftboundGame, object: GameObject): number =>
  isInactive(game, object) ? 0 : changesIn(game.abilitiesOf(object));

/**
 * By how much the objects on the board and the legends (362.1) change it. Conditions ask for it before statements in force are known, and
 * while layers are applied.
 */
export const changedByObjects = query(
  'by how much objects change the Victory Score',
  (game: RiftboundGame): number => {
    let sum = 0;
    for (const object of game.board.objects) sum += changeBy(game, object);
    for (const { legend } of game.players) for (const object of legend.objects) sum += changeBy(game, object);
    return sum;
  },
);

export const changedByEffects = query('by how much effects change the Victory Score', (game: RiftboundGame) =>
  concatMap(game.effects, ({ statement }) =>
    statement?.says === 'victory score' ? [statement.by] : [],
  ).reduce((sum, by) => sum + by, 0),
);

/** How many points win: as many as the mode of play says (462.3), more or fewer by what texts say, a positive number (460.3.a). */
export function victoryScore(game: RiftboundGame): number {
  const by = changedByObjects(game) + changedByEffects(game);
  const score = victoryScoreOfDuels(game);
  return by === 0 ? score : Math.max(1, score + by);
}
