import { gathered, onceForEach } from '../../kernel';
import { isInactive } from '../700-additional-rules/720-inactive';
import { parameter } from '../forms';
import type { RiftboundGame } from '../game';
import type { Piece } from '../piece';
import type { Ability } from '../text/tree/index';
import { maySay, saying } from '../what-cards-say';
import { onceForAbilities, onceForTheTable } from '../worked-out-once';

/** 460.3, 462.3: how many points win a duel, if no text says otherwise. */
export const victoryScoreOfDuels = parameter('462.3', 'The Victory Score of a duel is 8', {
  value: 8,
  off: Number.MAX_SAFE_INTEGER,
});

const changesIn = onceForEach((abilities: readonly Ability[]) =>
  abilities.reduce(
    (sum, ability) =>
      ability.kind === 'static' && ability.statement.says === 'victory score'
        ? sum + ability.statement.by
        : sum,
    0,
  ),
);

const saysSo = saying(
  ({ abilities, effectAbilities }) => changesIn(abilities) !== 0 || changesIn(effectAbilities) !== 0,
);

/** 454.2: by the abilities that they have now. The text of what is attached is inactive, its effect text is the other's. */
const changeBy = (game: RiftboundGame, piece: Piece): number =>
  maySay(game, piece, saysSo) && !isInactive(game, piece) ? changesIn(game.abilitiesOf(piece)) : 0;

/** By how much the objects on the board and the legends (362.1) change it. */
function changedByObjects(game: RiftboundGame): number {
  let sum = 0;
  for (const piece of game.board.objects) sum += changeBy(game, piece);
  for (const { legend } of game.players) for (const piece of legend.objects) sum += changeBy(game, piece);
  return sum;
}

/** Conditions ask for the Victory Score before statements in force are known, and while layers are applied. */
const changedByAbilities = onceForAbilities(changedByObjects);

const changedByEffects = onceForTheTable((game) =>
  gathered(game.effects, ({ statement }) =>
    statement?.says === 'victory score' ? [statement.by] : [],
  ).reduce((sum, by) => sum + by, 0),
);

/** How many points win: as many as the mode of play says (462.3), more or fewer by what texts say, a positive number (460.3.a). */
export function victoryScore(game: RiftboundGame): number {
  const said = game.layering === undefined ? changedByAbilities(game) : changedByObjects(game);
  const by = said + changedByEffects(game);
  const score = victoryScoreOfDuels(game);
  return by === 0 ? score : Math.max(1, score + by);
}
