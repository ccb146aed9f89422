import { concatMap } from '../../kernel';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import { Occurrence } from '../occurrence';
import { loseLife } from './G.21-loss-of-life';
import { manaIn } from './G.23-mana-pool';

/** P.3.5: mana that a phase leaves unused, player by player. */
const unused = (game: MagicGame) =>
  game.players.flatMap(({ seat, inGame, pool }) => {
    const amount = manaIn(pool);
    return inGame && amount > 0 ? [{ player: seat, amount }] : [];
  });

/** The events of what is left in mana pools being lost. */
export const manaIsLost = definition(
  'P.3.5',
  'Mana that is unused as a phase ends is lost',
  (game: MagicGame): readonly Occurrence[] =>
    unused(game).map(
      ({ player, amount }) =>
        new Occurrence('lose mana', { player, amount }, () => game.set(game.player(player), 'pool', {})),
    ),
  () => [],
);

/** G.22.1: one life for each. */
export const manaBurn = definition(
  'G.22.1',
  'A player loses a life for each mana lost unused',
  (game: MagicGame): readonly Occurrence[] =>
    concatMap(unused(game), ({ player, amount }) => [loseLife(player, amount)]),
  () => [],
);
