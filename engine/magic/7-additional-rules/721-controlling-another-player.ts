import { assumed } from '../../kernel';
import { consequence, definition, fact } from '../forms';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { players } from '../text/phrases';

/** 721.1, 721.1a: whoever was to control that player before no longer is. */
export const controllingPlayers = instruction(
  { '2013': '712.1a', '2025': '721.1a' },
  'Of effects that have a player controlled the last one works',
  'control player',
  {
    perform: (game, effect, context) => {
      const [by] = players(game, effect.who, context);
      return players(game, effect.whom, context).map(
        (seat) =>
          new Occurrence('control a player', { player: seat }, (on) =>
            on.set(on.player(seat), 'controlledNext', by),
          ),
      );
    },
  },
);

/** 721.1, 721.1b: as a turn begins, and no turn that is skipped. */
export const takesControl = consequence(
  { '2013': '712.1', '2025': '721.1' },
  'A player is controlled through the whole of the next turn that the player takes',
  (game: MagicGame) => {
    for (const player of game.players) {
      const next = player.seat === game.now.active ? player.controlledNext : undefined;
      if (player.controlledBy !== next) game.set(player, 'controlledBy', next);
      if (next !== undefined) game.set(player, 'controlledNext', undefined);
    }
  },
);

/** 721.5, 721.9: nobody else's choices are made. */
export const decidesInstead = definition(
  { '2013': assumed('712.5', { from: ['2025', '721.5'] }), '2025': '721.5' },
  'Who controls a player makes all choices of that player',
  (game: MagicGame, seat: number): number => game.player(seat).controlledBy ?? seat,
  (_game, seat) => seat,
);

/** 721.4 */
export const seesAsThatPlayer = fact(
  { '2013': '712.4', '2025': '721.4' },
  'Who controls a player sees what that player sees',
  (game: MagicGame, owner: number, viewer: number) => game.player(owner).controlledBy === viewer,
);
