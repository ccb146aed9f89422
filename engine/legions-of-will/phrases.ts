/**
 * What the phrases of card text refer to: objects, players, numbers and conditions, as seen from an ability.
 */
import type { Amount, Condition, Filter, ObjectReference, Who } from '../text/tree';
import { activePlayerFirst, opponentsOf } from './1-game-concepts/101-players';
import { undetermined } from './1-game-concepts/105-numbers';
import { characteristic } from './2-parts-of-a-card/200-characteristics';
import {
  defendingPlayerOf,
  hasAttackedPlayer,
  isAttackingPlayer,
} from './5-turn-structure/508-attacking-players';
import type { LegionsGame } from './game';
import type { Characteristics, Context, Piece } from './piece';

/** How characteristics are seen: as they are, or as they stand while layers are being applied. */
export type Look = (piece: Piece) => Characteristics;

/** Seats of the players that a phrase means, in APNAP order. */
export function players(game: LegionsGame, who: Who, context: Context): readonly number[] {
  switch (who.who) {
    case 'you':
      return [context.controller];
    case 'each player':
    case 'any player':
      return activePlayerFirst(game);
    case 'opponent':
    case 'each opponent': {
      const opponents = opponentsOf(game, context.controller);
      return activePlayerFirst(game).filter((seat) => opponents.includes(seat));
    }
    case 'active player':
      return [game.now.active];
    case 'defending player':
      return [defendingPlayerOf(game, context.source)];
    case 'that player':
      return context.thatPlayer === undefined ? [] : [context.thatPlayer];
    case 'target player':
      return (context.targets[who.target] ?? []).flatMap((target) =>
        'player' in target ? [target.player] : [],
      );
    case 'controller of':
      return objects(game, who.object, context).map((piece) => controllerOf(piece));
    case 'owner of':
      return objects(game, who.object, context).map((piece) => piece.owner);
  }
}

/** Who controls an object, or last did; its owner where nobody does (106.6). */
export const controllerOf = (piece: Piece): number =>
  (piece.gone ? piece.lastController : piece.controller) ?? piece.owner;

/** The base that an object is attached to, or last was. */
const baseOf = (piece: Piece): Piece | undefined => (piece.gone ? piece.lastAttachedTo : piece.attachedTo);

/** The objects that a phrase means. A choice has been made before: it comes in through `chosen`. */
export function objects(
  game: LegionsGame,
  reference: ObjectReference,
  context: Context,
  chosen: readonly Piece[] = [],
  look: Look = (piece) => game.look(piece),
): readonly Piece[] {
  switch (reference.ref) {
    case 'this':
      return [context.source];
    case 'target':
      return (context.targets[reference.target] ?? []).flatMap((target) =>
        'piece' in target ? [target.piece] : [],
      );
    case 'that':
      return context.that;
    case 'base of':
      return objects(game, reference.object, context, chosen, look).flatMap((piece) => {
        if (look(piece).types.includes('base')) return [piece];
        const base = baseOf(piece);
        return base ? [base] : [];
      });
    case 'all':
      return candidates(game, reference.filter).filter((piece) =>
        fits(game, reference.filter, piece, context, look),
      );
    case 'choice':
      return chosen;
    case 'expelled with this':
      return context.source.expelled.filter((piece) => !piece.gone);
    case 'top of deck':
      return players(game, reference.who, context).flatMap((seat) => {
        const deck = game.player(seat).deck.objects;
        return deck.slice(Math.max(0, deck.length - amount(game, reference.amount, context, look)));
      });
  }
}

/** The objects of the zone that a filter speaks of; the battlefield when it names none (403.2). */
export function candidates(game: LegionsGame, filter: Filter): readonly Piece[] {
  switch (filter.zone) {
    case undefined:
      return filter.types?.some((type) => type === 'action' || type === 'ability')
        ? game.chain.objects
        : game.battlefield.objects;
    case 'battlefield':
      return game.battlefield.objects;
    case 'graveyard':
      return game.players.flatMap((player) => player.graveyard.objects);
    case 'hand':
      return game.players.flatMap((player) => player.hand.objects);
    case 'deck':
      return game.players.flatMap((player) => player.deck.objects);
    case 'expelled':
      return game.expelled.objects;
    default:
      return game.chain.objects;
  }
}

/** Does an object answer a description? Every part that is present must fit. */
export function fits(
  game: LegionsGame,
  filter: Filter,
  piece: Piece,
  context: Context,
  look: Look = (each) => game.look(each),
): boolean {
  const seen = look(piece);
  if (filter.types && !filter.types.some((type) => isOfType(piece, seen, type))) return false;
  if (filter.notTypes?.some((type) => isOfType(piece, seen, type))) return false;
  if (filter.subtypes && !filter.subtypes.some((subtype) => seen.subtypes.includes(subtype))) return false;
  if (filter.notSubtypes?.some((subtype) => seen.subtypes.includes(subtype))) return false;
  if (filter.supertypes && !filter.supertypes.every((supertype) => seen.supertypes.includes(supertype)))
    return false;
  if (filter.names && !filter.names.includes(seen.name)) return false;
  if (filter.notSupertypes?.some((supertype) => seen.supertypes.includes(supertype))) return false;
  if (filter.other && piece === context.source) return false;
  if (filter.this && piece !== context.source) return false;
  if (filter.chosenType && !(context.chosenType && seen.subtypes.includes(context.chosenType))) return false;
  if (filter.controlledBy && !players(game, filter.controlledBy, context).includes(controllerOf(piece)))
    return false;
  if (filter.ownedBy && !players(game, filter.ownedBy, context).includes(piece.owner)) return false;
  if (filter.controller && !belongs(game, controllerOf(piece), filter.controller, context)) return false;
  if (filter.owner && !belongs(game, piece.owner, filter.owner, context)) return false;
  if (filter.counter && (piece.counters[filter.counter] ?? 0) === 0) return false;
  if (filter.statuses && !filter.statuses.every((status) => hasStatus(piece, status))) return false;
  if (
    filter.keyword &&
    !seen.abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === filter.keyword)
  )
    return false;
  if (
    filter.compare?.some(
      (each) =>
        !compares(
          characteristic(seen, each.characteristic) ?? 0,
          each.is,
          amount(game, each.amount, context, look),
        ),
    )
  )
    return false;
  if (
    filter.inBase &&
    !objects(game, { ref: 'base of', object: filter.inBase }, context, [], look).includes(
      baseOf(piece) ?? piece,
    )
  )
    return false;
  if (filter.inBase && !baseOf(piece)) return false;
  if (
    filter.attacking &&
    !objects(game, filter.attacking, context, [], look).some(
      (base) => piece.attacking && piece.attackedBase === base,
    )
  )
    return false;
  if (
    filter.blocking &&
    !objects(game, filter.blocking, context, [], look).some((attacker) => piece.blocking.includes(attacker))
  )
    return false;
  if (
    filter.availableCapacity !== undefined &&
    piece.attached.length + filter.availableCapacity > seen.capacity
  )
    return false;
  return true;
}

function isOfType(piece: Piece, seen: Characteristics, type: string): boolean {
  if (type === 'permanent') return piece.zone.name === 'battlefield';
  if (type === 'card') return piece.ability === undefined;
  if (type === 'ability') return piece.ability !== undefined;
  return type === 'source' || seen.types.includes(type);
}

function belongs(
  game: LegionsGame,
  seat: number,
  whose: NonNullable<Filter['controller']>,
  context: Context,
): boolean {
  if (whose === 'you') return seat === context.controller;
  if (whose === 'opponent') return opponentsOf(game, context.controller).includes(seat);
  return (
    seat === (whose === 'defending player' ? defendingPlayerOf(game, context.source) : context.thatPlayer)
  );
}

function hasStatus(piece: Piece, status: string): boolean {
  switch (status) {
    case 'rested':
      return piece.rested;
    case 'reset':
      return !piece.rested;
    case 'face up':
      return !piece.faceDown;
    case 'face down':
      return piece.faceDown;
    case 'attacking':
      return piece.attacking;
    case 'blocking':
      return piece.isBlocking;
    case 'blocked':
      return piece.blocked;
    case 'unblocked':
      return piece.unblocked;
    case 'damaged':
      return piece.damage > 0;
    default:
      return status === 'poisoned' && (piece.counters.poison ?? 0) > 0;
  }
}

const countersOn = (pieces: readonly Piece[], counter: string): number =>
  pieces.reduce((sum, piece) => sum + (piece.counters[counter] ?? 0), 0);

const compares = (value: number, is: 'at least' | 'at most' | 'exactly', limit: number): boolean =>
  is === 'at least' ? value >= limit : is === 'at most' ? value <= limit : value === limit;

/** The number that a phrase means, negative where a calculation makes it so (105.1b). */
export function amount(
  game: LegionsGame,
  of: Amount,
  context: Context,
  look: Look = (piece) => game.look(piece),
): number {
  switch (of.amount) {
    case 'number':
      return of.value;
    case 'X':
      return context.x;
    case 'count':
      return (
        of.times *
        candidates(game, of.filter).filter((piece) => fits(game, of.filter, piece, context, look)).length
      );
    case 'characteristic': {
      const [piece] = objects(game, of.object, context, [], look);
      const value = piece && characteristic(look(piece), of.characteristic);
      return of.times * (value ?? undetermined(game));
    }
    case 'counters':
      return (of.times ?? 1) * countersOn(objects(game, of.object, context, [], look), of.counter);
    case 'product':
      return amount(game, of.of, context, look) * amount(game, of.times, context, look);
    case 'cards in hand':
      return players(game, of.who, context).reduce(
        (sum, seat) => sum + game.player(seat).hand.objects.length,
        0,
      );
    case 'resource':
      return players(game, of.who, context).reduce((sum, seat) => sum + game.player(seat).reserve, 0);
    case 'that much':
      return context.thatMuch;
    case 'half': {
      const half = amount(game, of.of, context, look) / 2;
      return of.rounded === 'up' ? Math.ceil(half) : Math.floor(half);
    }
    case 'any number':
      return Number.MAX_SAFE_INTEGER;
  }
}

/** Is a condition true now? */
export function holds(
  game: LegionsGame,
  condition: Condition,
  context: Context,
  look: Look = (piece) => game.look(piece),
): boolean {
  const limit = (of: Amount): number => amount(game, of, context, look);
  switch (condition.if) {
    case 'count':
      return compares(
        candidates(game, condition.filter).filter((piece) =>
          fits(game, condition.filter, piece, context, look),
        ).length,
        condition.is,
        limit(condition.amount),
      );
    case 'is':
      return objects(game, condition.object, context, [], look).some((piece) =>
        fits(game, condition.filter, piece, context, look),
      );
    case 'resource':
      return players(game, condition.who, context).every((seat) =>
        compares(game.player(seat).reserve, condition.is, limit(condition.amount)),
      );
    case 'cards in hand':
      return players(game, condition.who, context).every((seat) =>
        compares(game.player(seat).hand.objects.length, condition.is, limit(condition.amount)),
      );
    case 'counters':
      return compares(
        countersOn(objects(game, condition.object, context, [], look), condition.counter),
        condition.is,
        limit(condition.amount),
      );
    case 'your turn':
      return game.now.active === context.controller;
    case 'attacks player': {
      const attacks = condition.when === 'now' ? isAttackingPlayer : hasAttackedPlayer;
      return players(game, condition.who, context).some((who) =>
        players(game, condition.whom, context).some((whom) => attacks(game, who, whom)),
      );
    }
    case 'not':
      return !holds(game, condition.condition, context, look);
    case 'result':
      return compares(context.result, condition.is, limit(condition.amount));
  }
}

/** What an ability of an object knows before anything was chosen for it. */
export function contextOf(source: Piece, controller: number = controllerOf(source)): Context {
  return {
    controller,
    source,
    targets: [],
    division: [],
    x: 0,
    that: [],
    thatMuch: 0,
    thatPlayer: undefined,
    result: 0,
    modes: [],
    chosenType: undefined,
    stopped: false,
    did: undefined,
    replaced: [],
  };
}
