/** What the phrases of card text mean now: players, objects, places and numbers. */
import { isChosenChampion } from './100-game-concepts/101-decks';
import { isMighty } from './700-additional-rules/706-mighty';
import { definition, fact } from './forms';
import type { RiftboundGame } from './game';
import type { Characteristics, Context, Location, Piece } from './piece';
import type { Amount, Condition, Filter, ObjectReference, Place, Who } from './text/tree/index';

/** Who controls an object, or last did; its owner where nobody does. */
export const controllerOf = (piece: Piece): number =>
  (piece.gone ? piece.lastController : piece.controller) ?? piece.owner;

/** Where an object is, or last was. */
export const locationOf = (piece: Piece): Location | undefined =>
  piece.gone ? piece.lastLocation : (piece.attachedTo?.location ?? piece.location);

/** Players from the turn player on, in turn order. */
export function inTurnOrder(game: RiftboundGame, from: number = game.now.active): readonly number[] {
  const { players: all } = game;
  const order: number[] = [];
  for (let place = 0; place < all.length; place += 1) {
    const player = all[(from + place) % all.length];
    if (player?.inGame) order.push(player.seat);
  }
  return order;
}

/** The next player in turn order. */
export const nextPlayer = (game: RiftboundGame, seat: number): number => inTurnOrder(game, seat)[1] ?? seat;

/** 184.6.b: does nobody control a battlefield, and so its abilities? */
export const isUncontrolledBattlefield = ({ card, controller, zone }: Piece): boolean =>
  controller === undefined && zone.name === 'board' && card.types.includes('battlefield');

/** 184.6.c: whom a battlefield calls "you" that nobody controls. */
export const youIsNobody = fact(
  '184.6.c',
  '"You" in the abilities of a battlefield that nobody controls refers to no one',
  (_game: RiftboundGame, context: Context) => context.youIsNobody === true,
);

/** What an ability of an object knows before anything was chosen for it. */
export function contextOf(source: Piece, controller: number = controllerOf(source)): Context {
  return {
    controller,
    source,
    ...(isUncontrolledBattlefield(source) ? { youIsNobody: true } : {}),
    targets: [],
    that: [],
    thatMuch: 0,
    thatPlayer: undefined,
    modes: [],
    x: 0,
    here: locationOf(source),
    did: undefined,
    done: {},
    paidAdditional: source.additionalCosts.length > 0,
    onlyAt: undefined,
  };
}

/** The players that a phrase means, from the turn player on. */
export function players(game: RiftboundGame, who: Who, context: Context): readonly number[] {
  const order = inTurnOrder(game);
  switch (who.who) {
    case 'you':
      return youIsNobody(game, context) ? [] : order.filter((seat) => seat === context.controller);
    case 'each opponent':
    case 'opponent':
    case 'defending player':
      return order.filter((seat) => seat !== context.controller);
    case 'active player':
      return [game.now.active];
    case 'that player':
      return order.filter((seat) => seat === context.thatPlayer);
    case 'target player':
      return (context.targets[who.target] ?? []).flatMap((target) =>
        'player' in target ? [target.player] : [],
      );
    case 'controller of':
      return objects(game, who.object, context).map(controllerOf);
    case 'owner of':
      return objects(game, who.object, context).map(({ owner }) => owner);
    default:
      return order;
  }
}

/** The objects that a phrase means. `chosen`: what was chosen for its "choice" phrases as the effect is applied. */
export function objects(
  game: RiftboundGame,
  reference: ObjectReference,
  context: Context,
  chosen: readonly Piece[] = [],
): readonly Piece[] {
  switch (reference.ref) {
    case 'this':
      return [context.source];
    case 'target':
      return (context.targets[reference.target] ?? []).flatMap((target) =>
        'piece' in target
          ? [target.piece]
          : 'location' in target && target.location.battlefield
            ? [target.location.battlefield]
            : [],
      );
    case 'that':
      return context.that;
    case 'all':
      return candidates(game, reference.filter).filter((piece) =>
        fits(game, reference.filter, piece, context),
      );
    case 'choice':
    case 'of those':
      return chosen;
    case 'the rest':
      return (context.among ?? context.that).filter((piece) => !piece.gone && !chosen.includes(piece));
    case 'the one':
      return context.done[reference.done] ?? [];
    case 'attached to this':
      return context.source.attachedTo ? [context.source.attachedTo] : [];
    case 'banished with this':
      return context.source.banished;
    case 'top of deck': {
      const [seat] = players(game, reference.who, context);
      if (seat === undefined) return [];
      const deck = game.player(seat).mainDeck.objects;
      return [...deck].reverse().slice(0, amount(game, reference.amount, context));
    }
  }
}

/** Everything that a description could be about: the zone it names, else the board and legends, else the chain. */
export function candidates(game: RiftboundGame, filter: Filter): readonly Piece[] {
  const { zone, types = [] } = filter;
  if (zone !== undefined && zone !== 'board')
    return [
      ...game.players.flatMap((player) => player.zones.filter(({ name }) => name === zone)),
      ...game.battlefields.flatMap(({ facedown }) => (facedown?.name === zone ? [facedown] : [])),
      ...(zone === 'chain' ? [game.chain] : []),
    ].flatMap(({ objects: there }) => there);
  // 352.8.a.2: "spell" and "ability" refer to objects on the chain.
  if (types.includes('spell') || types.includes('ability'))
    return game.chain.objects.filter(({ pending }) => !pending);
  if (types.includes('legend')) return game.players.flatMap(({ legend }) => legend.objects);
  return game.board.objects;
}

/** Is a player one of those a filter's word means? */
function belongs(game: RiftboundGame, seat: number, whose: Filter['controller'], context: Context): boolean {
  if (whose === 'you') return seat === context.controller && !youIsNobody(game, context);
  return whose === 'that player' ? seat === context.thatPlayer : seat !== context.controller;
}

/** Is it an object on the board that no player controls (184.2)? */
const isNobodys = (game: RiftboundGame, piece: Piece): boolean =>
  piece.controller === undefined && piece.zone === game.board && !piece.gone;

/** The states that an object can be asked for. */
function hasStatus(piece: Piece, status: string): boolean {
  switch (status) {
    case 'exhausted':
      return piece.exhausted;
    case 'ready':
      return !piece.exhausted;
    case 'buffed':
      return piece.buffed;
    case 'stunned':
      return piece.stunned;
    case 'damaged':
      return piece.damage > 0;
    case 'attacking':
      return piece.designation === 'attacker';
    case 'defending':
      return piece.designation === 'defender';
    case 'facedown':
      return piece.facedown;
    case 'equipped':
      return piece.attached.some(({ card }) => card.tags.includes('Equipment'));
    case 'attached':
      return piece.attachedTo !== undefined;
    default:
      return false;
  }
}

/** Is a unit the only one of its controller's where it is? */
const isAlone = (game: RiftboundGame, piece: Piece): boolean =>
  !(locationOf(piece)?.pieces ?? []).some(
    (each) =>
      each !== piece && controllerOf(each) === controllerOf(piece) && game.look(each).types.includes('unit'),
  );

/** Is an object of a card type, or what else descriptions call objects? */
function isKind({ types }: Characteristics, piece: Piece, kind: string): boolean {
  if (kind === 'source') return true;
  if (kind === 'ability' || kind === 'card') return (piece.ability !== undefined) === (kind === 'ability');
  if (kind === 'permanent') return types.includes('unit') || types.includes('gear');
  return types.includes(kind);
}

const some = (wanted: readonly string[] | undefined, has: readonly string[]): boolean =>
  wanted === undefined || wanted.some((each) => has.includes(each));
const none = (wanted: readonly string[] | undefined, has: readonly string[]): boolean =>
  wanted === undefined || !wanted.some((each) => has.includes(each));

/** Does an object fit a description? */
export function fits(game: RiftboundGame, filter: Filter, piece: Piece, context: Context): boolean {
  const seen = game.look(piece);
  if (filter.types && !filter.types.some((kind) => isKind(seen, piece, kind))) return false;
  if (filter.notTypes?.some((kind) => isKind(seen, piece, kind))) return false;
  const seat = controllerOf(piece);
  return (
    some(filter.subtypes, seen.tags) &&
    none(filter.notSubtypes, seen.tags) &&
    some(filter.supertypes, seen.supertypes) &&
    none(filter.notSupertypes, seen.supertypes) &&
    some(filter.names, [seen.name]) &&
    some(filter.domains, seen.domains) &&
    (filter.controller === undefined ||
      (!isNobodys(game, piece) && belongs(game, seat, filter.controller, context))) &&
    (filter.controlledBy === undefined || players(game, filter.controlledBy, context).includes(seat)) &&
    (filter.owner === undefined || belongs(game, piece.owner, filter.owner, context)) &&
    (filter.ownedBy === undefined || players(game, filter.ownedBy, context).includes(piece.owner)) &&
    (filter.side === undefined || (filter.side === 'friendly') === (seat === context.controller)) &&
    (!filter.chosenChampion || isChosenChampion(game, piece.card, game.player(piece.owner))) &&
    (!filter.this || piece === context.source) &&
    (!filter.other || piece !== context.source) &&
    (filter.controlled !== false || piece.controller === undefined) &&
    (filter.statuses ?? []).every((status) =>
      status === 'mighty'
        ? isMighty(game, seen.might)
        : status === 'alone'
          ? isAlone(game, piece)
          : hasStatus(piece, status),
    ) &&
    (filter.compare ?? []).every(({ characteristic, is, amount: limit }) =>
      compares(numberOf(game, characteristic, piece), is, quantity(game, limit, context)),
    ) &&
    (filter.keyword === undefined || hasKeyword(game, piece, filter.keyword)) &&
    (filter.attachedTo === undefined ||
      (piece.attachedTo !== undefined &&
        objects(game, filter.attachedTo, context).includes(piece.attachedTo))) &&
    (filter.at === undefined || isAt(game, piece, filter.at, context))
  );
}

const bracketed = (keyword: string): string =>
  keyword.startsWith('[') ? keyword.toLowerCase() : `[${keyword.toLowerCase()}]`;

/** Does an object have a keyword (727)? */
export const hasKeyword = (game: RiftboundGame, piece: Piece, keyword: string): boolean =>
  game
    .look(piece)
    .abilities.some((ability) => ability.kind === 'keyword' && `[${ability.keyword}]` === bracketed(keyword));

/** A number of an object, by the rulebook's name. */
export function numberOf(game: RiftboundGame, characteristic: string, piece: Piece): number {
  const seen = game.look(piece);
  if (characteristic === 'might') return seen.might;
  return characteristic === 'power cost' ? seen.power.length : seen.energy;
}

/** Is an object where a phrase says? */
export function isAt(game: RiftboundGame, piece: Piece, place: Place, context: Context): boolean {
  const location = locationOf(piece);
  return location !== undefined && locations(game, place, context).includes(location);
}

/** The locations that a phrase means. */
export function locations(game: RiftboundGame, place: Place, context: Context): readonly Location[] {
  switch (place.place) {
    case 'here':
      return context.here ? [context.here] : [];
    case 'battlefield': {
      const { filter } = place;
      return game.battlefields.filter(
        ({ battlefield }) => !filter || (battlefield && fits(game, filter, battlefield, context)),
      );
    }
    case 'base': {
      const seats = place.whose ? players(game, place.whose, context) : game.players.map(({ seat }) => seat);
      return seats.map((seat) => game.player(seat).base);
    }
    case 'chosen':
      return objects(game, place.battlefield, context).flatMap((piece) => locationOf(piece) ?? []);
    case 'of':
    case 'original of':
      return objects(game, place.object, context).flatMap((piece) => locationOf(piece) ?? []);
    case 'another':
      return game.locations.filter((each) => each !== context.here);
  }
}

export const compares = (value: number, is: 'at least' | 'at most' | 'exactly', limit: number): boolean =>
  is === 'at least' ? value >= limit : is === 'at most' ? value <= limit : value === limit;

/** The number that a phrase means now; what is not to be known any more counts for nothing (356.3.e.12). */
export function amount(game: RiftboundGame, of: Amount, context: Context): number {
  const known = quantity(game, of, context);
  return Number.isNaN(known) ? 0 : known;
}

/** 356.3.e.12: what is asked of something that is no target any more is "null". */
export const informationLost = definition(
  ['356.3.e.12'],
  'What is no longer to be known is null, and calculations with it are ignored',
  (_game: RiftboundGame, _instead: number) => Number.NaN,
  (_game, instead) => instead,
);

/** The number that a phrase means now; NaN stands for "null" (356.3.e.12), which no number compares with. */
function quantity(game: RiftboundGame, of: Amount, context: Context): number {
  const among = (filter: Filter): readonly Piece[] =>
    candidates(game, filter).filter((piece) => fits(game, filter, piece, context));
  switch (of.amount) {
    case 'number':
      return of.value;
    case 'X':
      return context.x;
    case 'count':
      return among(of.filter).length * of.times;
    case 'characteristic': {
      const about = objects(game, of.object, context);
      if (about.length === 0) return informationLost(game, 0);
      return about.reduce((sum, piece) => sum + numberOf(game, of.characteristic, piece) * of.times, 0);
    }
    case 'cards in hand':
      return players(game, of.who, context).reduce(
        (sum, seat) => sum + game.player(seat).hand.objects.length,
        0,
      );
    case 'that much':
      return context.thatMuch;
    case 'product':
      return quantity(game, of.of, context) * quantity(game, of.times, context);
    case 'half': {
      const half = quantity(game, of.of, context) / 2;
      return of.rounded === 'up' ? Math.ceil(half) : Math.floor(half);
    }
    case 'sum':
      return of.of.reduce((sum, each) => sum + quantity(game, each, context), 0);
    case 'points':
      return players(game, of.who, context).reduce((sum, seat) => sum + game.player(seat).points, 0);
    case 'among': {
      const values = among(of.filter).map((piece) => numberOf(game, of.characteristic, piece));
      if (of.which === 'total') return values.reduce((sum, value) => sum + value, 0);
      return values.length === 0 ? 0 : of.which === 'highest' ? Math.max(...values) : Math.min(...values);
    }
    case 'any number':
      return Number.MAX_SAFE_INTEGER;
    case 'times this turn':
      return 0;
  }
}

/** Is a condition fulfilled now? */
export function holds(game: RiftboundGame, condition: Condition, context: Context): boolean {
  const limit = (of: Amount): number => amount(game, of, context);
  switch (condition.if) {
    case 'count':
      return compares(
        candidates(game, condition.filter).filter((piece) => fits(game, condition.filter, piece, context))
          .length,
        condition.is,
        limit(condition.amount),
      );
    case 'is':
      return objects(game, condition.object, context).some((piece) =>
        fits(game, condition.filter, piece, context),
      );
    case 'cards in hand':
      return players(game, condition.who, context).every((seat) =>
        compares(game.player(seat).hand.objects.length, condition.is, limit(condition.amount)),
      );
    case 'points':
      return players(game, condition.who, context).every((seat) =>
        compares(game.player(seat).points, condition.is, limit(condition.amount)),
      );
    case 'your turn':
      return game.now.active === context.controller;
    case "opponent's turn":
      return game.now.active !== context.controller;
    case 'not':
      return !holds(game, condition.condition, context);
    case 'any':
      return condition.conditions.some((each) => holds(game, each, context));
    case 'every':
      return condition.conditions.every((each) => holds(game, each, context));
    case 'in combat':
      return game.now.combat !== undefined;
    case 'in showdown':
      return game.now.showdown !== undefined;
    case 'additional cost paid':
      return context.paidAdditional;
    case 'legion':
      return game.player(context.controller).cardsPlayed > (context.source.zone === game.chain ? 0 : 1);
    case 'done this way':
      return (context.done[condition.done] ?? []).length >= (condition.times ?? 1);
    case 'compare': {
      const [first, second] = [limit(condition.amount), limit(condition.than)];
      if (condition.is === 'more than') return first > second;
      return condition.is === 'less than' ? first < second : compares(first, condition.is, second);
    }
    case 'times this turn':
      return condition.trigger.on === 'moves'
        ? compares(context.source.movesThisTurn, condition.is, limit(condition.amount))
        : false;
    case 'points to victory':
      return false;
  }
}
