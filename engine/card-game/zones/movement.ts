/** Objects that change zones: what was there ceases to exist, and what arrives is a new object, or one for each of its cards. */
import { type Draft, draft, Occurrence, withFields, type Zone } from '../../kernel';
import type { EventOf } from '../events/game-event';
import type { TypesOf } from '../game';
import type { GameObject } from '../objects/game-object';

/** Where an object goes, as far as every game says it. */
export interface Destination {
  readonly zone: string;
  /** In a pile: places from the top, 1 being the top; 'bottom'. Left out: the top. */
  readonly place?: number | 'bottom' | undefined;
  /** Seat of the player under whose control it arrives; left out: as it was, or its owner's. */
  readonly controller?: number;
}

/** What a game's rules say of objects that change zones. */
export interface MovementRules<T extends TypesOf<T>, D extends Destination> {
  /** The zone that is meant: the table's, or one of some player's. */
  zoneOf(game: T['game'], object: T['object'], to: D): Zone<T['object']>;
  /** Does the object stay where it is all the same? */
  stays(game: T['game'], object: T['object'], to: D): boolean;
  /** What the event is about, besides what every event is that moves an object; left out: nothing. */
  about?(moved: T['about'], to: D): T['about'];
  /** Where it goes once effects have changed what the event is about; left out: where it was going. */
  asReplaced?(to: D, about: T['about']): D;
  /** Has the new object no memory of what it was? Where it has, `remember` hands that on. */
  isNew(game: T['game'], object: T['object'], to: D): boolean;
  remember(from: T['object'], arrived: Draft<T['object']>): void;
  /** Fills in the new object as it arrives; the zone doesn't list it yet. */
  arrive(game: T['game'], from: T['object'], arrived: Draft<T['object']>, to: D): void;
  /** How far from the bottom of a pile of so many the Nth place from its top is; left out: its bottom, where it is smaller. */
  fromBottom?(game: T['game'], size: number, place: number): number;
  /** Notes that something is about to move, whatever comes of it; left out: nobody does. */
  noted?(game: T['game'], event: EventOf<T>): void;
  /** Does what leaves arrive nowhere, as a token that leaves play? Left out: nothing does. */
  vanishes?(game: T['game'], object: T['object'], to: D): boolean;
  /** Ends what is so of an object only where it was; it is detached from what it was attached to anyway. */
  leave(game: T['game'], object: T['object']): void;
}

/** What moves the objects of a game. */
export interface Movement<T extends TypesOf<T>, D extends Destination> {
  /**
   * The event that moves an object to another zone.
   *
   * @param kind what happens, in the rulebook's words
   * @param more particulars that don't follow from where it goes
   */
  move(object: T['object'], kind: string, to: D, more?: Partial<T['about']>): EventOf<T>;
  /** Takes an object out of its zone, and notes what it last was. For the changes of events only. */
  leave(game: T['game'], object: T['object']): void;
  /** The event of an object ceasing to exist, as an ability does that leaves the stack. */
  cease(object: T['object'], kind?: string): EventOf<T>;
  /** Makes an object a new one that lies where it lay, and returns that. For the changes of events only. */
  renew(game: T['game'], object: T['object']): T['object'];
}

/** Makes the movement of a game's objects. */
export function movement<T extends TypesOf<T>, D extends Destination>(
  rules: MovementRules<T, D>,
): Movement<T, D> {
  const { fromBottom = (_game, size, place) => Math.max(0, size - (place - 1)) } = rules;

  const leave = (game: T['game'], object: T['object']): void => {
    const leaving: GameObject<T> = object;
    const seen = game.look(object);
    rules.leave(game, object);
    if (leaving.attachedTo) game.journal.remove(leaving.attachedTo.attached, object);
    game.set(leaving, 'lastController', leaving.controller);
    game.set(leaving, 'lastKnown', seen);
    game.journal.remove(leaving.zone.objects, object);
  };

  const list = (
    game: T['game'],
    { objects }: Zone<T['object']>,
    arrived: T['object'],
    { place }: D,
  ): void => {
    if (place === undefined || place === 1) game.journal.push(objects, arrived);
    else if (place === 'bottom') game.journal.insert(objects, 0, arrived);
    else game.journal.insert(objects, fromBottom(game, objects.length, place), arrived);
  };

  /** One card of an object arrives as an object of its own. */
  const arrive = (
    game: T['game'],
    object: T['object'],
    card: T['card'],
    { zone, to }: { readonly zone: Zone<T['object']>; readonly to: D },
  ): T['object'] => {
    const arrived = game.make(card, object.owner, zone);
    // What the object begins with needn't be taken back: until the zone lists it, nothing knows it.
    if (!rules.isNew(game, object, to)) rules.remember(object, draft(arrived));
    rules.arrive(game, object, draft(arrived), to);
    if (rules.vanishes?.(game, object, to))
      game.set<GameObject<T>, 'lastKnown'>(arrived, 'lastKnown', game.look(object));
    else list(game, zone, arrived, to);
    return arrived;
  };

  /** All cards of an object leave, and arrive one by one. */
  const change = (game: T['game'], object: T['object'], to: D): readonly T['object'][] => {
    const left: GameObject<T> = object;
    const there = { zone: rules.zoneOf(game, object, to), to };
    leave(game, object);
    const became = [arrive(game, object, left.card, there)];
    for (const card of left.otherCards) became.push(arrive(game, object, card, there));
    game.set(left, 'became', became);
    return became;
  };

  const aboutMoving = (object: T['object'], to: D, more: Partial<T['about']> | undefined): T['about'] => {
    const { controller, owner, zone }: GameObject<T> = object;
    // All fields are written, whatever they are: one that is put in only where it is something takes twenty times as long.
    const moved = {
      object,
      player: to.controller ?? controller ?? owner,
      what: to.zone,
      from: zone.name,
      bottom: to.place === 'bottom' ? true : undefined,
    };
    const about = rules.about ? rules.about(moved, to) : moved;
    return more ? withFields(about, more) : about;
  };

  return {
    leave,
    move: (object, kind, to, more) =>
      new Occurrence<T['game'], T['object'], T['about']>(
        kind,
        aboutMoving(object, to, more),
        (game, event) => {
          rules.noted?.(game, event);
          if (object.ceased || rules.stays(game, object, to)) return;
          event.became = change(game, object, rules.asReplaced?.(to, event.about) ?? to);
        },
      ),
    cease: (object, kind = 'cease to exist') =>
      new Occurrence<T['game'], T['object'], T['about']>(
        kind,
        { object, source: object.context?.source },
        (game) => {
          if (!object.ceased) leave(game, object);
        },
      ),
    renew: (game, object) => {
      const { zone } = object;
      const place = zone.objects.indexOf(object);
      leave(game, object);
      const renewed = game.make(object.card, object.owner, zone);
      game.journal.insert(zone.objects, place, renewed);
      return renewed;
    },
  };
}
