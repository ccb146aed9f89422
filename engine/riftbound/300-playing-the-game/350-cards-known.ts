/** What the rules say of a card in a player's hand or Champion Zone, as far as they were asked: once a game for each card. */
import { PerGame } from '../../kernel';
import type { RiftboundGame } from '../game';
import type { Card } from '../piece';
import type { Ability } from '../text/tree/index';
import type { Total } from './350-which-power-pays';

/** What a card that is played from a pile costs, and what it asks for, where nobody says anything else. */
export interface Plain {
  readonly cost: Total;
  readonly isPermanent: boolean;
  /** The abilities whose choices are made as it is played. */
  readonly choosing: readonly Ability[];
  readonly hasTargets: boolean;
}

/** At which times something is permitted, and at which it was asked: a bit for each. */
export interface Permitted {
  asked: number;
  permitted: number;
}

/** What is known of a card that a player could play. */
export class KnownCard {
  readonly fromHand: Permitted = { asked: 0, permitted: 0 };
  readonly fromChampionZone: Permitted = { asked: 0, permitted: 0 };
  /** Undefined as long as it isn't known to be plain. */
  plain: Plain | undefined;
}

const known = new PerGame<Map<Card, KnownCard>[]>();

/** What is known of the cards that a player could play. */
export function knownCards(game: RiftboundGame, player: number): Map<Card, KnownCard> {
  const all =
    known.get(game) ??
    known.set(
      game,
      game.players.map(() => new Map()),
    );
  const own = all[player];
  if (!own) throw new RangeError(`There is no player in seat ${player}`);
  return own;
}

/** What is known of one of them. */
export function knownOf(cards: Map<Card, KnownCard>, card: Card): KnownCard {
  let found = cards.get(card);
  if (!found) {
    found = new KnownCard();
    cards.set(card, found);
  }
  return found;
}
