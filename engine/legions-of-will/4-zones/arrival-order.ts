import { asking, type GameEvent, type Numbers, type Step } from '../../kernel';
import { activePlayerFirst } from '../1-game-concepts/101-players';
import type { LegionsGame } from '../game';
import { Occurrence } from '../occurrence';
import type { Card } from '../piece';
import type { ZoneName } from './400-general';

type Events = readonly GameEvent<LegionsGame>[];

/** Cards of one owner that arrive in one place of a pile together; their places in the batch. */
interface Arrival {
  readonly owner: number;
  readonly zone: string;
  readonly bottom: boolean;
  readonly places: readonly number[];
}

export interface Arranging {
  events: Events;
  readonly arrivals: readonly Arrival[];
  /** Place of the first arrival that has not been arranged. */
  at: number;
}

const moved = (event: GameEvent<LegionsGame>, zone: string): event is Occurrence =>
  event instanceof Occurrence && event.about.what === zone && event.about.piece !== undefined;

/** The arrivals in one kind of pile in which it can matter what comes first. */
function arrivalsIn(game: LegionsGame, events: Events, zone: 'deck' | 'graveyard'): readonly Arrival[] {
  const found: Arrival[] = [];
  for (const owner of activePlayerFirst(game)) {
    // A deck that is shuffled with them keeps no order (701.14g).
    if (zone === 'deck' && events.some((event) => isShuffleOf(event, owner))) continue;
    for (const bottom of [false, true]) {
      const places: number[] = [];
      const cards = new Set<Card>();
      events.forEach((event, place) => {
        if (!moved(event, zone) || (event.about.bottom ?? false) !== bottom) return;
        const { piece } = event.about;
        if (piece?.owner !== owner || piece.gone) return;
        places.push(place);
        cards.add(piece.card);
      });
      if (cards.size > 1) found.push({ owner, zone, bottom, places });
    }
  }
  return found;
}

const isShuffleOf = (event: GameEvent<LegionsGame>, owner: number): boolean =>
  event instanceof Occurrence && event.kind === 'shuffle' && event.about.player === owner;

/** A batch in which some pile receives more than one card. */
function receivesSeveral(events: Events): boolean {
  if (events.length < 2) return false;
  let arriving = 0;
  for (const event of events) if (moved(event, 'graveyard') || moved(event, 'deck')) arriving += 1;
  return arriving > 1;
}

/** Makes the step in which owners arrange what arrives in their piles of one kind at the same time. */
export const arrangedByOwner = (
  numbers: Numbers,
  title: string,
  zone: Extract<ZoneName, 'deck' | 'graveyard'>,
): Step<LegionsGame, Arranging> =>
  asking(
    numbers,
    title,
    (_game, { events, arrivals: all, at }: Arranging) => {
      const arrival = all.slice(at).find((each) => each.zone === zone);
      if (!arrival) return undefined;
      return {
        kind: 'order',
        player: arrival.owner,
        purpose: `order cards put into the ${zone}`,
        options: arrival.places.flatMap((place) => {
          const event = events[place];
          const piece = event instanceof Occurrence ? event.about.piece : undefined;
          return piece ? [{ label: `${piece.card.name} [${piece.id}]`, object: piece }] : [];
        }),
      };
    },
    (game, data, answer) => {
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

/** What has to be arranged before a batch of events happens. */
export const toArrange = (game: LegionsGame, events: Events): readonly Arrival[] =>
  receivesSeveral(events)
    ? [...arrivalsIn(game, events, 'deck'), ...arrivalsIn(game, events, 'graveyard')]
    : [];
