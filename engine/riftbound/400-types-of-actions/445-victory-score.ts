import { gathered } from '../../kernel';
import { isInactive } from '../700-additional-rules/720-inactive';
import type { Card } from '../card';
import { parameter } from '../forms';
import type { RiftboundGame } from '../game';
import { onceForEach, onceForTheTable } from '../worked-out-once';

/** 460.3, 462.3: how many points win a duel, if no text says otherwise. */
export const victoryScoreOfDuels = parameter(
  ['462.3', '460.3', '463.3'],
  'The Victory Score of a duel is 8',
  {
    value: 8,
    off: Number.MAX_SAFE_INTEGER,
  },
);

const changesIn = onceForEach(({ abilities }: Card) =>
  abilities.reduce(
    (sum, ability) =>
      ability.kind === 'static' && ability.statement.says === 'victory score'
        ? sum + ability.statement.by
        : sum,
    0,
  ),
);

/** Objects that say it, and what effects say: conditions ask for the Victory Score before statements in force are known. */
const saying = onceForTheTable((game) => game.board.objects.filter(({ card }) => changesIn(card) !== 0));
const left = onceForTheTable((game) =>
  gathered(game.effects, ({ statement }) => (statement?.says === 'victory score' ? [statement.by] : [])),
);

/** How many points win: as many as the mode of play says (462.3), more or fewer by what texts say, a positive number (460.3.a). */
export function victoryScore(game: RiftboundGame): number {
  const there = saying(game);
  const effects = left(game);
  const score = victoryScoreOfDuels(game);
  if (there.length === 0 && effects.length === 0) return score;
  const printed = there.filter((piece) => !isInactive(game, piece)).map(({ card }) => changesIn(card));
  return Math.max(
    1,
    [...printed, ...effects].reduce((sum, by) => sum + by, score),
  );
}
