/** When timestamps are received (609.6). */
import type { GameEvent } from '../../kernel';
import { activePlayerFirst } from '../1-game-concepts/101-players';
import { definition } from '../forms';
import type { LegionsGame } from '../game';
import type { GameObject } from '../object';
import { isOccurrence } from '../occurrence';

/** 609.6a: of what an object with a newer timestamp says, the newer one. */
export const ofItsObject = definition(
  '609.6a',
  'An effect of a static ability has the timestamp of the object that has the ability',
  (_game, { timestamp }: GameObject): number => timestamp,
  (_game, _source) => 0,
);

/** 609.6b: switched off, that of its source. */
export const asItBegins = definition(
  '609.6b',
  'An effect of a card or ability that resolves receives a timestamp as it is created',
  (_game, now: number, _source: GameObject): number => now,
  (_game, _now, { timestamp }) => timestamp,
);

/** 609.6d: switched off, it keeps the one that it had. */
export const asItEntersAZone = definition(
  '609.6d',
  'An object receives a timestamp as it enters a zone',
  (_game, now: number, _before: GameObject): number => now,
  (_game, _now, { timestamp }) => timestamp,
);

/** 609.6e, 701.3c: switched off, it keeps the one that it had. */
export const asItIsAttached = definition(
  { number: '609.6e', restates: ['701.3c'] },
  'What becomes attached to another object receives a new timestamp',
  (_game, now: number, _object: GameObject): number => now,
  (_game, _now, { timestamp }) => timestamp,
);

/** 609.6f: switched off, it keeps the one that it had. */
export const asItIsTurned = definition(
  '609.6f',
  'A permanent that is turned face up or face down receives a new timestamp',
  (_game, now: number, _object: GameObject): number => now,
  (_game, _now, { timestamp }) => timestamp,
);

type Events = readonly GameEvent<LegionsGame>[];

/** Whose object receives a timestamp in an event, if one does: it enters the battlefield, or becomes attached. */
const receiver = (event: GameEvent<LegionsGame>): number | undefined =>
  isOccurrence(event) && (event.kind === 'enter the battlefield' || event.about.onto !== undefined)
    ? event.about.player
    : undefined;

/** 609.6m: switched off, the order in which they happen to be told. */
export const olderFirst = definition(
  '609.6m',
  "Of objects that receive timestamps at once, the active player's are older, then each other player's in turn order",
  (game: LegionsGame, events: Events, receivers: readonly (number | undefined)[]): Events => {
    const seats = activePlayerFirst(game);
    const inOrder = seats.flatMap((seat) => events.filter((_event, place) => receivers[place] === seat));
    let next = 0;
    return events.map((event, place) => {
      if (!seats.includes(receivers[place] ?? -1)) return event;
      next += 1;
      return inOrder[next - 1] ?? event;
    });
  },
  (_game, events) => events,
);

/** Events that happen at once, in the order in which their objects receive timestamps. */
export function inOrderOfTimestamps(game: LegionsGame, events: Events): Events {
  const receivers = events.map(receiver);
  const first = receivers.find((seat) => seat !== undefined);
  const areSeveral = receivers.some((seat) => seat !== undefined && seat !== first);
  return areSeveral ? olderFirst(game, events, receivers) : events;
}
