/** What the rules say of a card in a player's hand or Champion Zone, as far as they were asked: once a game for each card. */
import { PerGame } from '../../kernel';
import type { RiftboundGame } from '../game';
import type { Piece } from '../piece';
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

/** Whether there were choices enough, and for which arrangement of the board. */
export interface ChoicesKnown {
  arrangedAt: number;
  areEnough: boolean;
}

/** What is known of a card that a player could play. */
export class KnownCard {
  readonly fromHand: Permitted = { asked: 0, permitted: 0 };
  readonly fromChampionZone: Permitted = { asked: 0, permitted: 0 };
  /** Undefined as long as it isn't known to be plain. */
  plain: Plain | undefined;
  readonly choices: ChoicesKnown = { arrangedAt: -1, areEnough: false };
}

/** By seats, and by the places of cards among those of the game. */
const all = new PerGame<readonly KnownCard[][]>();

/** What is known of the card of an object, as far as this player could play it. */
export function knownOf(game: RiftboundGame, player: number, piece: Piece): KnownCard {
  const known =
    all.get(game) ??
    all.set(
      game,
      game.players.map(() => []),
    );
  const own = known[player];
  if (!own) throw new RangeError(`There is no player in seat ${player}`);
  const place = game.placeOfCard(piece);
  // No holes: a list with holes is looked through for what it inherits.
  while (own.length <= place) own.push(new KnownCard());
  return own[place] ?? new KnownCard();
}
