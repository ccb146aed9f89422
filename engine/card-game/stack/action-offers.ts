/** What a player with priority is offered, and how it is kept: the same is offered again and again. */
import { type Choice, Memo, type Offer, type Option, PerGame } from '../../kernel';
import type { TypesOf } from '../game';

/** Something that a player may do, and what it is about. */
export interface OfferedAction<T extends TypesOf<T>> {
  readonly action: string;
  /** Undefined of passing. */
  readonly object?: T['object'];
}

/** What is offered with an action. */
interface About {
  /** What tells it from other offers of the same action and object. */
  readonly about?: object | undefined;
  /** A second object, or a place. */
  readonly onto?: Option['onto'];
  /** Place of the ability. */
  readonly index?: number | undefined;
}

/**
 * Makes offers of a game's actions. Their labels are worded only when somebody reads them.
 *
 * @param labelOf how an action reads
 */
export function actionOffers<T extends TypesOf<T>, A extends OfferedAction<T>>(
  labelOf: (action: A) => string,
) {
  class ActionOffer implements Offer<A> {
    readonly about: object | undefined;
    readonly onto: Option['onto'];
    readonly index: number | undefined;

    constructor(
      readonly value: A,
      { about, onto, index }: About,
    ) {
      this.about = about;
      this.onto = onto;
      this.index = index;
    }

    get action(): string {
      return this.value.action;
    }

    get object(): T['object'] | undefined {
      return this.value.object;
    }

    get label(): string {
      return labelOf(this.value);
    }
  }

  /** The offer of an action that was offered before: always the same one, for there are very many of them. */
  const known = (
    offered: readonly Option[],
    action: A['action'],
    about: object | undefined,
  ): Offer<A> | undefined => {
    for (const offer of offered)
      if (offer instanceof ActionOffer && offer.about === about && offer.value.action === action)
        return offer;
    return undefined;
  };

  /** A new offer, noted among those that were made of its object. */
  const noted = (offered: Option[], value: A, about: About = NOTHING): Offer<A> => {
    const offer = new ActionOffer(value, about);
    offered.push(offer);
    return offer;
  };

  return {
    known,
    noted,
    offer: (value: A, about: About = NOTHING): Offer<A> => new ActionOffer(value, about),
  };
}

const NOTHING = {};

/** A list that is filled again and again: one that grows from nothing takes more room than is needed. */
export class Gathering<V> {
  private readonly values: V[] = [];

  /** What `fill` gathers, as a list of its own; `alone` where that is one value only. */
  gather(fill: (values: V[]) => void, alone: readonly V[]): readonly V[] {
    const { values } = this;
    fill(values);
    const found = values.length === 1 ? alone : values.slice();
    // Emptied one by one, a list keeps its room.
    while (values.length > 0) values.pop();
    return found;
  }
}

/** Fields of every game that say where it stands and nothing of the table: who has priority, the turn and procedures, chance, counts. */
export const WHERE_A_GAME_STANDS: readonly PropertyKey[] = [
  'holder',
  'passes',
  'at',
  'phase',
  'step',
  'begun',
  'generator',
  'nextId',
  'nextTimestamp',
];

/** What a game says of offers that are kept. */
interface KeptOfferRules<T extends TypesOf<T>, A> {
  /** Names of the fields that no offer hangs on. */
  readonly indifferent: ReadonlySet<PropertyKey>;
  /** A number for each moment at which something else may be offered to a player though only such fields were written. */
  readonly momentOf: (game: T['game'], player: number) => number;
  /** Do a player's offers hang on more? Then they aren't kept. */
  readonly isTimed: (game: T['game'], player: number) => boolean;
  readonly choiceOf: (game: T['game'], player: number) => Choice<A>;
}

interface KeptOffers<A> {
  readonly moments: Memo<Choice<A>>[];
  /** For each seat: passing is all that its player can do, which is always the same choice. */
  readonly passing: Choice<A>[];
}

/** Makes what a player with priority may do out of what it is when worked out anew: through most of a turn it stays the same. */
export function keepingOffers<T extends TypesOf<T>, A>({
  indifferent,
  momentOf,
  isTimed,
  choiceOf,
}: KeptOfferRules<T, A>): (game: T['game'], player: number) => Choice<A> {
  const keptIn = new PerGame<KeptOffers<A>>();
  return (game, player) => {
    const { moments, passing } = keptIn.get(game) ?? keptIn.set(game, { moments: [], passing: [] });
    const moment = momentOf(game, player);
    let memo = moments[moment];
    if (!memo) {
      memo = new Memo(game.journal, indifferent);
      moments[moment] = memo;
    }
    const known = memo.get();
    if (known) return known;
    const found = choiceOf(game, player);
    const choice = found.offers.length === 1 ? (passing[player] ?? found) : found;
    if (found.offers.length === 1) passing[player] = choice;
    return isTimed(game, player) ? choice : memo.keep(choice);
  };
}
