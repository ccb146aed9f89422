import { arrangedByOwner } from '../../card-game/zones/arrival-order';
import { fact } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import type { GameObject, Player } from '../object';
import { players } from '../phrases';
import { renew } from './400-general';

/** 401.2 */
export const isSecret = fact(
  '401.2',
  'Nobody looks at the cards in a deck',
  (_game, { zone }: GameObject) => zone.name === 'deck',
);

/** 401.4: cards put into a deck together lie as their owner wishes. */
export const arrangedInDeck = arrangedByOwner<LegionsTypes>(
  '401.4',
  'Cards put into a deck at the same time are arranged by their owner',
  'deck',
);

/** 401.5: a player plays with the top card of the deck revealed. */
export const playsRevealed = fact(
  '401.5',
  'A player may have to play with the top card of the deck revealed',
  (game, seat: number) =>
    game
      .activeStatements('plays with top card revealed')
      .some(
        ({ statement, context }) =>
          statement.says === 'plays with top card revealed' &&
          players(game, statement.who, context).includes(seat),
      ),
);

/** 401.6: a card that is revealed on top of a deck again is a new object. */
export const revealedAgain = fact(
  '401.6',
  'A card on top of a deck that stops being revealed and is revealed again is a new object',
  (_game, object: GameObject) => object.revealedBefore,
);

const revealsNothing = ({ revealedTop }: Player): boolean => !revealedTop;

/** Right after events: notes which cards are revealed on top of decks. */
export function noteRevealedTops(game: LegionsGame): void {
  if (!game.reach.revealsDecks && game.players.every(revealsNothing)) return;
  for (const player of game.players) {
    const { top } = player.deck;
    const shown = top && playsRevealed(game, player.seat) ? top : undefined;
    const before = player.revealedTop;
    if (shown === before) continue;
    game.keepBooks(
      'play with another card revealed',
      () => {
        if (before) game.set(before, 'revealedBefore', true);
        game.set(player, 'revealedTop', shown && revealedAgain(game, shown) ? renewed(game, shown) : shown);
      },
      playsRevealed,
    );
  }
}

/** The new object that a card on top of a deck becomes there. */
function renewed(game: LegionsGame, object: GameObject): GameObject {
  const made = renew(game, object);
  game.changed();
  return made;
}
