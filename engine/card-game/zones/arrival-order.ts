/** The order of objects that arrive in one pile at the same time: their owner puts them in order. */
import { asking, type GameEvent, type Numbers, type Procedure, type Step, step } from '../../kernel';
import { type EventOf, isOccurrence } from '../events/game-event';
import type { TypesOf } from '../game';

type Events<T extends TypesOf<T>> = readonly GameEvent<T['game']>[];

/** Cards of one owner that arrive at one end of a pile together; their places in the batch. */
interface Arrival {
  readonly owner: number;
  readonly zone: string;
  readonly bottom: boolean;
  readonly places: readonly number[];
}

/** Simultaneous events that wait until owners have arranged what arrives in their piles. */
export interface Arranging<T extends TypesOf<T>> {
  events: Events<T>;
  readonly arrivals: readonly Arrival[];
  /** Place of the first arrival that has not been arranged. */
  at: number;
}

/** What a game's rules say of the order of arrivals. */
interface ArrivalRules<T extends TypesOf<T>> {
  /** The piles whose order matters, in the order in which they are arranged. */
  readonly piles: readonly string[];
  /** Seats, in the order in which owners arrange. */
  choosingOrder(game: T['game']): readonly number[];
  /** Seat of the player who arranges all that arrives in such a zone, whoever owns it; left out, or undefined: owners do. */
  arrangedBy?(game: T['game'], zone: string): number | undefined;
  /** Can it matter when this arrives, of what arrives with others where one player arranges all? Left out: always. */
  matters?(game: T['game'], object: T['object']): boolean;
  /** Do the events leave a pile without an order, as one that is shuffled with them? */
  losesOrder(events: Events<T>, owner: number, zone: string): boolean;
}

const isArrival = <T extends TypesOf<T>>(event: GameEvent<T['game']>, zone: string): event is EventOf<T> =>
  isOccurrence<T>(event) && event.about.what === zone && event.about.object !== undefined;

/**
 * Makes the step in which owners arrange what arrives in their piles of one kind at the same time.
 *
 * @param zone the name of these piles
 * @param purpose what the decision is for
 */
export const arrangedByOwner = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  zone: string,
  purpose = `order cards put into the ${zone}`,
): Step<T['game'], Arranging<T>> =>
  asking(
    numbers,
    title,
    (_game, { events, arrivals, at }: Arranging<T>) => {
      const arrival = arrivals.slice(at).find((each) => each.zone === zone);
      if (!arrival) return undefined;
      return {
        kind: 'order',
        player: arrival.owner,
        purpose,
        options: arrival.places.flatMap((place) => {
          const event = events[place];
          const object = event && isOccurrence<T>(event) ? event.about.object : undefined;
          return object ? [{ label: `${object.card.name} [${object.id}]`, object }] : [];
        }),
      };
    },
    (game: T['game'], data, answer) => {
      const place = data.arrivals.findIndex((each, index) => index >= data.at && each.zone === zone);
      const arrival = data.arrivals[place];
      if (!arrival) return undefined;
      // The first lies lowest: what goes to the bottom arrives in the opposite order.
      const lowestFirst = answer.flatMap((each) => arrival.places.slice(each, each + 1));
      const order = arrival.bottom ? [...lowestFirst].reverse() : lowestFirst;
      const events = [...data.events];
      arrival.places.forEach((to, index) => {
        const event = data.events[order[index] ?? to];
        if (event) events[to] = event;
      });
      game.set(data, 'events', events);
      game.set(data, 'at', place + 1);
      return 'again';
    },
  );

/** Makes the step in which the events that were arranged happen. */
export const arrivingAsArranged = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
): Step<T['game'], Arranging<T>> =>
  step(numbers, title, (game: T['game'], { events }: Arranging<T>) => game.apply(events));

/** The arrivals in one kind of pile in which it can matter what comes first. */
function arrivalsIn<T extends TypesOf<T>>(
  game: T['game'],
  events: Events<T>,
  zone: string,
  rules: ArrivalRules<T>,
): readonly Arrival[] {
  const found: Arrival[] = [];
  const arranger = rules.arrangedBy?.(game, zone);
  for (const owner of arranger === undefined ? rules.choosingOrder(game) : [arranger]) {
    if (rules.losesOrder(events, owner, zone)) continue;
    for (const bottom of [false, true]) {
      const places: number[] = [];
      const cards = new Set<T['card']>();
      events.forEach((event, place) => {
        if (!isArrival<T>(event, zone) || (event.about.bottom ?? false) !== bottom) return;
        const { object } = event.about;
        if (!object || object.ceased) return;
        if (arranger === undefined ? object.owner !== owner : rules.matters?.(game, object) === false) return;
        places.push(place);
        cards.add(object.card);
      });
      if (cards.size > 1) found.push({ owner, zone, bottom, places });
    }
  }
  return found;
}

/** Does some pile receive more than one card? */
function receivesSeveral<T extends TypesOf<T>>(events: Events<T>, piles: readonly string[]): boolean {
  if (events.length < 2) return false;
  let arriving = 0;
  for (const event of events) for (const zone of piles) if (isArrival<T>(event, zone)) arriving += 1;
  return arriving > 1;
}

/**
 * Makes what lets simultaneous events wait until what arrives together has been arranged.
 *
 * @param arriving the procedure of the steps `arrangedByOwner` and `arrivingAsArranged`
 * @returns gives back the events where nothing has to be arranged first; undefined where they wait for that and happen afterwards
 */
export const inArrivalOrder =
  <T extends TypesOf<T>>(arriving: Procedure<T['game'], Arranging<T>>, rules: ArrivalRules<T>) =>
  (game: T['game'], events: Events<T>): Events<T> | undefined => {
    if (!receivesSeveral<T>(events, rules.piles)) return events;
    const arrivals = rules.piles.flatMap((zone) => arrivalsIn<T>(game, events, zone, rules));
    if (arrivals.length === 0) return events;
    game.call(arriving, { events, arrivals, at: 0 });
    return undefined;
  };
