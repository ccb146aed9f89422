/** Who may look at the face of a card (127–129). */
import { definition, fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';
import type { Player } from '../player';

/** 103.2.e: of a main deck nobody sees the faces. */
export const mainDeckIsSecret = fact(
  { number: '103.2.e', restates: ['107.3.c'] },
  'The cards of a main deck are secret',
  (_game, { zone }: GameObject) => zone.name === 'main deck',
);

/** 107.4.c: nor of a rune deck. */
export const runeDeckIsSecret = fact(
  '107.4.c',
  'The cards of a rune deck are secret',
  (_game, { zone }: GameObject) => zone.name === 'rune deck',
);

/** 127.3: what nobody may look at. */
export const isSecret = fact(
  '127.3',
  'Nobody looks at the face of a secret card',
  (game: RiftboundGame, object: GameObject) =>
    mainDeckIsSecret(game, object) || runeDeckIsSecret(game, object),
);

/** 107.6.c: a hand is private. */
export const handIsPrivate = fact(
  '107.6.c',
  'The cards of a hand are private',
  (_game, { zone }: GameObject) => zone.name === 'hand',
);

/** 128.4: so is what lies facedown on the board. */
export const facedownIsPrivate = fact(
  '128.4',
  'A facedown card is private',
  (_game, { zone }: GameObject) => zone.name === 'facedown zone',
);

/** 127.4: cards in hand are for their owner, facedown cards for their controller. */
export const isPrivateToOthers = fact(
  '127.4',
  'A private card is only for its controller on the board, and elsewhere for its owner',
  (game: RiftboundGame, object: GameObject, viewer: number) =>
    (object.owner !== viewer && handIsPrivate(game, object)) ||
    (object.controller !== viewer && facedownIsPrivate(game, object)),
);

/** 107.1.f: everybody sees what lies in a trash. */
export const trashIsPublic = fact(
  '107.1.f',
  'The cards of a trash are public',
  (_game, { zone }: GameObject) => zone.name === 'trash',
);

/** 107.5.f: and what is banished. */
export const banishmentIsPublic = fact(
  '107.5.f',
  'The cards of a banishment are public',
  (_game, { zone }: GameObject) => zone.name === 'banishment',
);

/** 129.4: and what is being played. */
export const isPlayedFaceUp = fact(
  '129.4',
  'Cards are played with their faces shown',
  (_game, { zone }: GameObject) => zone.name === 'chain',
);

/** 108: and whatever else lies in the play area. */
export const playAreaIsPublic = fact(
  '108',
  'What lies in the play area is public',
  (_game, { zone }: GameObject) =>
    zone.name !== 'trash' && zone.name !== 'banishment' && zone.name !== 'chain',
);

/** 127.5: everything that is neither secret nor private. Switched off, only who owns or controls it looks at it. */
export const isPublic = fact(
  '127.5',
  'Any player may look at the face of a public card',
  (game: RiftboundGame, object: GameObject) =>
    trashIsPublic(game, object) ||
    banishmentIsPublic(game, object) ||
    isPlayedFaceUp(game, object) ||
    playAreaIsPublic(game, object),
);

/** 127.3–127.5: may a player look at an object's face, or has it been shown (411) or looked at? */
export function seesFace(game: RiftboundGame, object: GameObject, viewer: number): boolean {
  if (object.revealed || object.lookedAtBy === viewer) return true;
  if (isSecret(game, object) || isPrivateToOthers(game, object, viewer)) return false;
  return object.owner === viewer || isPublic(game, object) || object.controller === viewer;
}

/** 107.6.d: how many cards a hand holds, as a text of some player asks. Switched off, of another's hand it is not known. */
export const cardsInHand = definition(
  '107.6.d',
  'How many cards a hand holds is known to everybody',
  (_game: RiftboundGame, { hand }: Player, _asking: number): number => hand.objects.length,
  (_game, { hand, seat }, asking) => (seat === asking ? hand.objects.length : 0),
);
