import type { TurnBased } from '../../card-game/turn/parts';
import { choosing, procedure } from '../../kernel';
import { opponentsOf } from '../1-game-concepts/101-players';
import { attackableBases } from '../3-card-types/301-bases';
import { definition } from '../forms';
import type { LegionsGame } from '../game';
import type { GameObject } from '../object';

/** 507.1: the active player chooses which opponent defends; with one opponent nobody is asked. */
export const chooseDefender = procedure<LegionsGame, TurnBased>('defending player', [
  choosing(
    '507.1',
    'The active player chooses an opponent, who becomes the defending player',
    (game) => ({
      player: game.now.active,
      purpose: 'choose the defending player',
      offers: opponentsOf(game, game.now.active).map((seat) => ({
        label: game.player(seat).name,
        action: 'choose',
        player: seat,
        value: seat,
      })),
    }),
    (game, _data, [seat]) => {
      if (seat === undefined) return;
      game.keepBooks('become the defending player', () => game.set(game.now, 'defendingPlayer', seat));
      // What card text says of "defending player" now speaks of this one.
      game.changed();
    },
  ),
]);

/** 506.2: the bases that may be attacked in this battle phase; to attack several players is an option (801). */
export const basesToAttack = definition(
  '506.2',
  'The bases of the defending player may be attacked',
  (game: LegionsGame): readonly GameObject[] =>
    attackableBases(game, game.now.active).filter((base) => base.controller === game.now.defendingPlayer),
  (game) => attackableBases(game, game.now.active),
);
