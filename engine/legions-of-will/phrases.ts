/**
 * What the phrases of card text refer to: objects, players and numbers, as seen from an ability.
 */

import { controllerOf } from '../card-game/objects/game-object';
import { gathered, shortcuts } from '../kernel';
import { activePlayerFirst, opponentsOf } from './1-game-concepts/101-players';
import { undetermined } from './1-game-concepts/105-numbers';
import { characteristic } from './2-parts-of-a-card/200-characteristics';
import { expelledWith } from './4-zones/407-expelled';
import { defendingPlayerOf } from './5-turn-structure/508-attacking-players';
import { asKnown } from './6-actions-abilities-effects/605-last-known';
import { cardsInHand } from './8-multiplayer-rules/800-who-has-left';
import {
  baseOf,
  belongs,
  compares,
  countersOn,
  hasStatus,
  isOfAnyType,
  someOf,
  thatPlayerOf,
} from './attributes';
import type { LegionsGame } from './game';
import type { Characteristics, Context, Piece } from './piece';
import type { Amount, Filter, ObjectReference, Who } from './text/tree';

export { controllerOf } from '../card-game/objects/game-object';
export { contextOf } from './attributes';

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
      return thatPlayerOf(context);
    case 'target player':
      return gathered(context.targets[who.target] ?? [], (target) =>
        'player' in target ? [target.player] : [],
      );
    case 'controller of':
      return [...new Set(whose(game, who.object, context).map((piece) => controllerOf(piece)))];
    case 'owner of':
      return [...new Set(whose(game, who.object, context).map((piece) => piece.owner))];
  }
}

/** Where something is said of each of several, "its power" is that one's own, "that unit's power" is of what was spoken of before. */
const spokenBefore = (object: ObjectReference, { before }: Context): readonly Piece[] | undefined =>
  object.ref === 'that' && object.types && before.length > 0 ? before : undefined;

/** Whose controller, owner or characteristic is spoken of. */
const whose = (game: LegionsGame, object: ObjectReference, context: Context): readonly Piece[] =>
  asKnown(
    game,
    spokenBefore(object, context) ??
      (object.ref === 'that' ? context.thatInPlay : objects(game, object, context)),
    context,
  );

/** The objects that a phrase means. A choice has been made before: it comes in through `chosen`. */
export function objects(
  game: LegionsGame,
  reference: ObjectReference,
  context: Context,
  chosen: readonly Piece[] = [],
  look: Look = game.looking,
): readonly Piece[] {
  switch (reference.ref) {
    case 'this':
      return [context.source];
    case 'target':
      return gathered(context.targets[reference.target] ?? [], (target) =>
        'piece' in target ? [target.piece] : [],
      );
    case 'that':
      return context.that;
    case 'base of':
      return gathered(objects(game, reference.object, context, chosen, look), (piece) => {
        if (look(piece).types.includes('base')) return [piece];
        // 400.7e: "the base it was in", of what has just been put into a graveyard.
        const base = baseOf(piece) ?? piece.lastAttachedTo;
        return base ? [base] : [];
      });
    case 'all':
      return candidates(game, reference.filter).filter((piece) =>
        fits(game, reference.filter, piece, context, look),
      );
    case 'choice':
    case 'of those':
      return chosen;
    case 'the rest':
      return context.among.filter((piece) => !piece.gone && !chosen.includes(piece));
    case 'expelled with this':
      return expelledWith(game, context.source);
    case 'top of deck':
      return gathered(players(game, reference.who, context), (seat) => {
        const deck = game.player(seat).deck.objects;
        return deck.slice(Math.max(0, deck.length - amount(game, reference.amount, context, look)));
      });
  }
}

/** The objects of the zone that a filter speaks of; the battlefield when it names none (403.2). */
export function candidates(game: LegionsGame, filter: Filter): readonly Piece[] {
  switch (filter.zone) {
    case undefined: {
      const { types } = filter;
      // While no effect changes types, nothing but a base is one.
      if (types?.length === 1 && types[0] === 'base' && !game.reach.types) return game.bases;
      return types?.some((type) => type === 'action' || type === 'ability')
        ? game.chain.objects
        : game.battlefield.objects;
    }
    case 'battlefield':
      return game.battlefield.objects;
    case 'graveyard':
      return gathered(game.players, (player) => player.graveyard.objects);
    case 'hand':
      return gathered(game.players, (player) => player.hand.objects);
    case 'deck':
      return gathered(game.players, (player) => player.deck.objects);
    case 'expelled':
      return game.expelled.objects;
    default:
      return game.chain.objects;
  }
}

type Test = (game: LegionsGame, piece: Piece, seen: Characteristics, context: Context, look: Look) => boolean;

/** What each part of a description asks of an object; nothing where it is left out. */
const tests: { readonly [Part in keyof Filter]-?: (filter: Filter) => Test | undefined } = {
  types: ({ types }) => types && ((_game, piece, seen) => isOfAnyType(piece, seen, types)),
  notTypes: ({ notTypes }) => notTypes && ((_game, piece, seen) => !isOfAnyType(piece, seen, notTypes)),
  subtypes: ({ subtypes }) => subtypes && ((_game, _piece, seen) => someOf(subtypes, seen.subtypes)),
  notSubtypes: ({ notSubtypes }) =>
    notSubtypes && ((_game, _piece, seen) => !someOf(notSubtypes, seen.subtypes)),
  supertypes: ({ supertypes }) =>
    supertypes && ((_game, _piece, seen) => supertypes.every((each) => seen.supertypes.includes(each))),
  notSupertypes: ({ notSupertypes }) =>
    notSupertypes && ((_game, _piece, seen) => !someOf(notSupertypes, seen.supertypes)),
  names: ({ names }) => names && ((_game, _piece, seen) => names.includes(seen.name)),
  other: ({ other, types }) =>
    other
      ? (_game, piece, _seen, { source, spoken, named }) =>
          piece !== source &&
          // "Other bases", said of what is in a base, are others than that one.
          (piece !== source.attachedTo || types?.[0] !== 'base') &&
          // What left the battlefield is no other card where it went, either.
          piece !== source.became &&
          !spoken.includes(piece) &&
          !named.includes(piece)
      : undefined,
  this: (filter) => filter.this && ((_game, piece, _seen, context) => piece === context.source),
  chosenType: ({ chosenType }) =>
    chosenType &&
    ((_game, _piece, seen, context) =>
      context.chosenType !== undefined && seen.subtypes.includes(context.chosenType)),
  controlledBy: ({ controlledBy: who }) =>
    who && ((game, piece, _seen, context) => players(game, who, context).includes(controllerOf(piece))),
  ownedBy: ({ ownedBy: who }) =>
    who && ((game, piece, _seen, context) => players(game, who, context).includes(piece.owner)),
  controller: ({ controller: whose }) =>
    whose && ((game, piece, _seen, context) => belongs(game, controllerOf(piece), whose, context)),
  owner: ({ owner: whose }) =>
    whose && ((game, piece, _seen, context) => belongs(game, piece.owner, whose, context)),
  counter: ({ counter, counters = 1 }) =>
    counter === undefined ? undefined : (_game, piece) => (piece.counters[counter] ?? 0) >= counters,
  statuses: ({ statuses }) =>
    statuses && ((_game, piece) => statuses.every((status) => hasStatus(piece, status))),
  keyword: ({ keyword }) =>
    keyword === undefined
      ? undefined
      : (_game, _piece, seen) =>
          seen.abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === keyword),
  compare: ({ compare }) =>
    compare &&
    ((game, _piece, seen, context, look) =>
      compare.every((each) =>
        compares(
          characteristic(seen, each.characteristic) ?? 0,
          each.is,
          amount(game, each.amount, context, look),
        ),
      )),
  inBase: ({ inBase }) =>
    inBase && ((game, piece, _seen, context, look) => isInBaseOf(game, piece, inBase, context, look)),
  attacking: ({ attacking }) =>
    attacking &&
    ((game, piece, _seen, context, look) =>
      piece.attacking &&
      objects(game, attacking, context, [], look).some((base) => piece.attackedBase === base)),
  blocking: ({ blocking }) =>
    blocking &&
    ((game, piece, _seen, context, look) =>
      objects(game, blocking, context, [], look).some((attacker) => piece.blocking.includes(attacker))),
  availableCapacity: ({ availableCapacity: more }) =>
    more === undefined ? undefined : (_game, piece, seen) => piece.attached.length + more <= seen.capacity,
  // It says where to look, not what the object is like.
  zone: () => undefined,
  // Told together with what kind they are.
  counters: () => undefined,
};

const compiled = new WeakMap<Filter, readonly Test[]>();

/** Nearly always the next object is held against the same description. */
let lastFilter: Filter | undefined;

let lastTests: readonly Test[] = [];

/** A description has few parts, and very many objects are held against it: what it asks is worked out once. */
function testsOf(filter: Filter): readonly Test[] {
  if (!shortcuts.areTaken) return Object.values(tests).flatMap((test) => test(filter) ?? []);
  if (filter === lastFilter) return lastTests;
  let found = compiled.get(filter);
  if (!found) {
    found = Object.values(tests).flatMap((test) => test(filter) ?? []);
    compiled.set(filter, found);
  }
  lastFilter = filter;
  lastTests = found;
  return found;
}

const controlledByAnybody = new WeakMap<Filter, Filter>();

/** A description without whose the object must be: where something else says whose it is. */
export function whoever(filter: Filter): Filter {
  const known = controlledByAnybody.get(filter);
  if (known) return known;
  const { controller: _, ...made } = filter;
  controlledByAnybody.set(filter, made);
  return made;
}

/** Does an object answer a description? Every part that is present must fit. */
export function fits(
  game: LegionsGame,
  filter: Filter,
  piece: Piece,
  context: Context,
  look: Look = game.looking,
): boolean {
  const seen = look(piece);
  for (const test of testsOf(filter)) if (!test(game, piece, seen, context, look)) return false;
  return true;
}

/** Is an object attached to the base that a phrase means: one that is a base, or one of something in a base? */
function isInBaseOf(
  game: LegionsGame,
  piece: Piece,
  of: ObjectReference,
  context: Context,
  look: Look,
): boolean {
  const base = baseOf(piece);
  if (!base) return false;
  const isMeant = (each: Piece): boolean =>
    (look(each).types.includes('base') ? each : baseOf(each)) === base;
  const what = of.ref === 'base of' ? of.object : of;
  return what.ref === 'this' ? isMeant(context.source) : objects(game, what, context, [], look).some(isMeant);
}

/** The number that a phrase means, negative where a calculation makes it so (105.1b). */
export function amount(game: LegionsGame, of: Amount, context: Context, look: Look = game.looking): number {
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
      const isOfUnits = of.object.ref === 'that' && of.characteristic !== 'resource cost';
      const pieces = asKnown(
        game,
        spokenBefore(of.object, context) ??
          (isOfUnits ? context.thatInPlay : objects(game, of.object, context, [], look)),
        context,
      );
      let sum: number | undefined;
      for (const piece of pieces) {
        const value = characteristic(look(piece), of.characteristic);
        if (value !== undefined) sum = (sum ?? 0) + value;
      }
      return of.times * (sum ?? undetermined(game));
    }
    case 'counters':
      return (
        (of.times ?? 1) *
        countersOn(asKnown(game, objects(game, of.object, context, [], look), context), of.counter)
      );
    case 'product':
      return amount(game, of.of, context, look) * amount(game, of.times, context, look);
    case 'cards in hand':
      return players(game, of.who, context).reduce((sum, seat) => sum + cardsInHand(game, seat), 0);
    case 'resource':
      return players(game, of.who, context).reduce((sum, seat) => sum + game.player(seat).reserve, 0);
    case 'that much':
      return context.thatMuch;
    case 'half': {
      const half = amount(game, of.of, context, look) / 2;
      return of.rounded === 'up' ? Math.ceil(half) : Math.floor(half);
    }
    // Of how many, is known where they are chosen.
    case 'all but':
    case 'any number':
      return Number.MAX_SAFE_INTEGER;
  }
}

/**
 * The number that a phrase means for one of the players who do it: of "each player … that many", how many that one did;
 * "they" are that player.
 */
export function amountFor(
  game: LegionsGame,
  { who, amount: of }: { readonly who: Who; readonly amount: Amount },
  seat: number,
  context: Context,
): number {
  if (who.who !== 'each player' && who.who !== 'each opponent') return amount(game, of, context);
  return of.amount === 'that much'
    ? (context.byPlayer[seat] ?? 0)
    : amount(game, of, context.with({ thatPlayer: seat }));
}
