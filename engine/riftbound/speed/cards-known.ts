/** What the rules say of a card in a player's hand or Champion Zone, as far as they were asked: once a game for each card. */
import { column, PerGame } from '../../kernel';
import type { Total } from '../300-playing-the-game/350-which-power-pays';
import type { Card } from '../card';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';
import type { Ability } from '../text/tree/index';

/** What a card that is played from a pile costs, and what it asks for, where nobody says anything else. */
export interface Plain {
  readonly cost: Total;
  readonly isPermanent: boolean;
  /** The abilities whose choices are made as it is played. */
  readonly choosing: readonly Ability[];
  readonly hasTargets: boolean;
  /** Could a target be a rune, which would have to leave for something to be paid? */
  readonly mayTakeRunes: boolean;
}

/** At which times something is permitted, and at which it was asked: a bit for each. */
export interface PermissionTimes {
  asked: number;
  permitted: number;
}

/** Whether there were choices enough, and for which arrangement of the board. */
export interface ChoicesKnown {
  arrangedAt: number;
  areEnough: boolean;
}

/** At which times a card may be played, from where it can be played whatever it says. */
class TimesPermitted {
  readonly fromHand: PermissionTimes = { asked: 0, permitted: 0 };
  readonly fromChampionZone: PermissionTimes = { asked: 0, permitted: 0 };
}

/** What is known of a card that a player could play. */
export class KnownCard {
  /** Undefined as long as it isn't known to be plain. */
  plain: Plain | undefined;
  readonly choices: ChoicesKnown = { arrangedAt: -1, areEnough: false };

  constructor(readonly times: TimesPermitted) {}
}

/** Cards of the same types and with the same keywords, that say nothing else of themselves, are played at the same times. */
const saysNoMore = column(({ abilities, types }: Card): string | undefined => {
  const keywords = abilities.flatMap((ability) => (ability.kind === 'keyword' ? ability.keyword : []));
  return abilities.some(({ kind }) => kind === 'static') ? undefined : `${types.join()}: ${keywords.join()}`;
});

/** What is known of the cards that a player could play. */
export class KnownCards {
  /** By the places of cards among those of the game. */
  private readonly cards: (KnownCard | undefined)[] = [];
  private readonly times = new Map<string, TimesPermitted>();

  constructor(private readonly game: RiftboundGame) {}

  /** What is known of the card of an object. */
  of(object: GameObject): KnownCard {
    const place = this.game.placeOfCard(object);
    return this.cards[place] ?? this.first(object.card, place);
  }

  private first(card: Card, place: number): KnownCard {
    const { cards } = this;
    const known = new KnownCard(this.timesOf(saysNoMore(card)));
    // No holes: a list with holes is looked through for what it inherits.
    while (cards.length <= place) cards.push(undefined);
    cards[place] = known;
    return known;
  }

  private timesOf(kind: string | undefined): TimesPermitted {
    const times = (kind === undefined ? undefined : this.times.get(kind)) ?? new TimesPermitted();
    if (kind !== undefined) this.times.set(kind, times);
    return times;
  }
}

/** By seats. */
const all = new PerGame<readonly KnownCards[]>();

/** What is known of the cards that this player could play. */
export function knownTo(game: RiftboundGame, player: number): KnownCards {
  const known =
    all.get(game) ??
    all.set(
      game,
      game.players.map(() => new KnownCards(game)),
    );
  const own = known[player];
  if (!own) throw new RangeError(`There is no player in seat ${player}`);
  return own;
}
