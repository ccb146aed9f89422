/** Who may look at the face of a card (127–129). */
import { definition, fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { Piece } from '../piece';
import type { Player } from '../player';

/** 127.3: the cards of decks, which nobody may look at. */
export const isSecret = fact(
  ['127.3', '103.2.e', '107.3.c', '107.4.c', '103.2.e.1', '107.3.a', '107.4.a'],
  'Nobody looks at the cards of a deck',
  (_game, { zone }: Piece) => zone.seenBy === 'nobody',
);

/** 127.5: everything else. Switched off, only its owner looks at it. */
export const isPublic = fact(
  ['127.5', '140.1.a.2', '146.1.a.2', '108', '108.1', '108.2', '129.4', '129.6', '107.1.f', '107.5.f'],
  'Any player may look at the face of a card that is neither secret nor private',
  () => true,
);

/** 127.4: cards in hand are for their owner, facedown cards for their controller. */
export const isPrivateToOthers = fact(
  ['127.4', '107.6.c', '128.4', '737.6.a'],
  'A card in hand is only for its owner, a facedown one only for its controller',
  (_game, { zone, owner, controller }: Piece, viewer: number) =>
    (zone.seenBy === 'owner' && owner !== viewer) || (zone.seenBy === 'controller' && controller !== viewer),
);

/** 127.3–127.5: may a player look at an object's face, or has it been shown (411) or looked at? */
export function seesFace(game: RiftboundGame, piece: Piece, viewer: number): boolean {
  if (piece.revealed || piece.lookedAtBy === viewer) return true;
  if (isSecret(game, piece) || isPrivateToOthers(game, piece, viewer)) return false;
  return piece.owner === viewer || isPublic(game) || piece.controller === viewer;
}

/** 107.6.d: how many cards a hand holds, as a text of some player asks. Switched off, of another's hand it is not known. */
export const cardsInHand = definition(
  '107.6.d',
  'How many cards a hand holds is known to everybody',
  (_game: RiftboundGame, { hand }: Player, _asking: number): number => hand.objects.length,
  (_game, { hand, seat }, asking) => (seat === asking ? hand.objects.length : 0),
);
