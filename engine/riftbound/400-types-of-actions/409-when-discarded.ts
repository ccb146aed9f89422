import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import type { TriggeredAbility } from '../text/tree/index';

/** 409.1.b: "When I am discarded" works although the card is in the trash by then. */
export const hearsItsOwnDiscard = fact(
  '409.1.b',
  'Abilities of a card that trigger on its being discarded trigger after that',
  (_game: RiftboundGame, { trigger }: TriggeredAbility) => trigger.on === 'is discarded',
);
