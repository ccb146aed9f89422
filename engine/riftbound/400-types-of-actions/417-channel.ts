import { putInto } from '../100-game-concepts/105-spaces';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import type { Occurrence } from '../occurrence';
import { amountFor, players } from '../phrases';

/**
 * The events of a player channelling: runes from the top of the Rune Deck are put on the board (417.1). Who does it is that player,
 * whoever's effect it is.
 */
export function channel(
  game: RiftboundGame,
  seat: number,
  amount: number,
  exhausted = false,
): readonly Occurrence[] {
  const { runeDeck, base } = game.player(seat);
  return runeDeck.objects
    .slice(Math.max(0, runeDeck.objects.length - amount))
    .reverse()
    .map((object) =>
      putInto(object, 'channel', { zone: 'board', location: base, controller: seat, exhausted }).with({
        by: seat,
      }),
    );
}

/** 417: "channel". */
export const channelling = instruction('417.1', 'Runes are put on the board, as the effect says', 'channel', {
  perform: (game, effect, context) =>
    players(game, effect.who, context).flatMap((seat) =>
      channel(game, seat, amountFor(game, effect, seat, context), effect.exhausted),
    ),
});
