/** What the phrases of card text mean, as seen from an ability: what only Legions of Will says, and the layer's readers for the rest. */

import { lastControllerOf } from '../card-game/objects/game-object';
import { amountForEach, amountPhrases } from '../card-game/phrases/amounts';
import { describing, type Part, sharedParts } from '../card-game/phrases/filters';
import { meantObjects, objectPhrases } from '../card-game/phrases/objects';
import type { Look as LookAt, Phrases } from '../card-game/phrases/phrases';
import { playerPhrases } from '../card-game/phrases/players';
import { concatMap } from '../kernel';
import { activePlayerFirst, opponentsOf } from './1-game-concepts/101-players';
import { roundedNumber, undeterminedNumber } from './1-game-concepts/105-numbers';
import { ownerInstead } from './1-game-concepts/106-cards';
import { cardsIn, cardsOnTheChain, you } from './1-game-concepts/107-objects';
import { characteristic } from './2-parts-of-a-card/200-characteristics';
import { itself } from './2-parts-of-a-card/201-name';
import { eachWord } from './2-parts-of-a-card/203-subtypes';
import { whereTextsLook } from './4-zones/403-battlefield';
import { expelledWith } from './4-zones/407-expelled';
import { defendingPlayerOf } from './5-turn-structure/508-attacking-players';
import { asKnown } from './6-actions-abilities-effects/605-last-known';
import { cardsInHand } from './8-multiplayer-rules/800-who-has-left';
import { baseOf, controllerOf, countersOn, hasStatus, isOfAnyType } from './attributes';
import type { LegionsGame, LegionsTypes } from './game';
import type { Context, GameObject } from './object';
import type { Amount, Filter, ObjectReference } from './text/tree';

export { contextOf, controllerOf } from './attributes';

/** How characteristics are seen: as they are, or as they stand while layers are being applied. */
export type Look = LookAt<LegionsTypes>;

const readers: Omit<Phrases<LegionsTypes>, 'holds'> = {
  players: (game, who, context) => players(game, who, context),
  fits: (game, filter, object, context, look) => fits(game, filter, object, context, look),
  objects,
  candidates,
  amount,
};

const meant = meantObjects<LegionsTypes>(readers, asKnown);

const playersMeant = playerPhrases<LegionsTypes>(meant, {
  you,
  inTurnOrder: activePlayerFirst,
  areOpponents: (game, seat, other) => opponentsOf(game, seat).includes(other),
  defendingPlayers: (game, { source }) => [defendingPlayerOf(game, source)],
  controllerOf: (game, object) => lastControllerOf(object) ?? ownerInstead(game, object),
});

/** Seats of the players that a phrase means, in APNAP order. */
export const { players } = playersMeant;

const sharedObjects = objectPhrases<LegionsTypes>(readers, {
  itself,
  topOf: (game, seat, number) => {
    const { objects: deck } = game.player(seat).deck;
    return deck.slice(Math.max(0, deck.length - number));
  },
});

/** The objects that a phrase means. A choice has been made before: it comes in through `chosen`. */
export function objects(
  game: LegionsGame,
  reference: ObjectReference,
  context: Context,
  chosen: readonly GameObject[] = [],
  look: Look = game.looking,
): readonly GameObject[] {
  switch (reference.ref) {
    case 'base of':
      return concatMap(objects(game, reference.object, context, chosen, look), (object) => {
        if (look(object).types.includes('base')) return [object];
        // "The base it was in", of what has just been put into a graveyard (400.7e).
        const base = baseOf(object) ?? object.lastAttachedTo;
        return base ? [base] : [];
      });
    case 'expelled with this':
      return expelledWith(game, context.source);
    default:
      return sharedObjects(game, reference, context, chosen, look);
  }
}

/** The objects of the zone that a filter speaks of. */
export function candidates(game: LegionsGame, filter: Filter): readonly GameObject[] {
  switch (filter.zone) {
    case undefined: {
      const { types } = filter;
      // While no effect changes types, nothing but a base is one.
      if (types?.length === 1 && types[0] === 'base' && !game.reach.types) return game.bases;
      return types?.some((type) => type === 'action' || type === 'ability')
        ? cardsOnTheChain(game)
        : whereTextsLook(game);
    }
    case 'battlefield':
      return game.battlefield.objects;
    case 'graveyard':
    case 'hand':
    case 'deck':
    case 'expelled':
      return cardsIn(game, filter.zone);
    default:
      return cardsOnTheChain(game);
  }
}

const sharedAmount = amountPhrases<LegionsTypes>(readers, meant, {
  numberOf: characteristic,
  isOfPermanents: (name) => name !== 'resource cost',
  undetermined: undeterminedNumber,
  rounded: roundedNumber,
  cardsInHand,
});

/** The number that a phrase means, negative where a calculation makes it so (105.1b). */
export function amount(game: LegionsGame, of: Amount, context: Context, look: Look = game.looking): number {
  switch (of.amount) {
    case 'counters':
      return (
        (of.times ?? 1) *
        countersOn(asKnown(game, objects(game, of.object, context, [], look), context), of.counter)
      );
    case 'resource':
      return players(game, of.who, context).reduce((sum, seat) => sum + game.player(seat).reserve, 0);
    // Of how many, is known where they are chosen.
    case 'all but':
      return Number.MAX_SAFE_INTEGER;
    default:
      return sharedAmount(game, of, context, look);
  }
}

/** The number that a phrase means for one of the players who do it. */
export const amountFor = amountForEach<LegionsTypes>(readers);

/** What each part of a description asks of an object; nothing where it is left out. */
const parts: { readonly [P in keyof Filter]-?: Part<LegionsTypes> } = {
  ...sharedParts<LegionsTypes>(readers, playersMeant.belongs, {
    isOfAnyType: (_game, object, seen, types) => isOfAnyType(object, seen, types),
    subtypesOf: (game, { subtypes }) => (subtypes.length > 1 ? eachWord(game, subtypes) : subtypes),
    hasStatus: (_game, object, status) => hasStatus(object, status),
    hasKeyword: (_game, _object, { abilities }, keyword) =>
      abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === keyword),
    numberOf: characteristic,
    controllerOf,
    // "Other bases", said of what is in a base, are others than that one.
    isNoOther: (object, { types }, { source }) => object === source.attachedTo && types?.[0] === 'base',
  }),
  chosenType: ({ chosenType }) =>
    chosenType &&
    ((_game, _object, seen, context) =>
      context.chosenType !== undefined && seen.subtypes.includes(context.chosenType)),
  counter: ({ counter, counters = 1 }) =>
    counter === undefined ? undefined : (_game, object) => (object.counters[counter] ?? 0) >= counters,
  inBase: ({ inBase }) =>
    inBase && ((game, object, _seen, context, look) => isInBaseOf(game, object, inBase, context, look)),
  attacking: ({ attacking }) =>
    attacking &&
    ((game, object, _seen, context, look) =>
      object.attacking &&
      objects(game, attacking, context, [], look).some((base) => object.attackedBase === base)),
  blocking: ({ blocking }) =>
    blocking &&
    ((game, object, _seen, context, look) =>
      objects(game, blocking, context, [], look).some((attacker) => object.blocking.includes(attacker))),
  availableCapacity: ({ availableCapacity: more }) =>
    more === undefined ? undefined : (_game, object, seen) => object.attached.length + more <= seen.capacity,
  // Told together with what kind they are.
  counters: () => undefined,
};

/** Does an object answer a description? Every part that is present must fit. */
export const fits = describing<LegionsTypes>(parts);

const controlledByAnybody = new WeakMap<Filter, Filter>();

/** A description without whose the object must be: where something else says whose it is. */
export function whoever(filter: Filter): Filter {
  const known = controlledByAnybody.get(filter);
  if (known) return known;
  const { controller: _, ...made } = filter;
  controlledByAnybody.set(filter, made);
  return made;
}

/** Is an object attached to the base that a phrase means: one that is a base, or one of something in a base? */
function isInBaseOf(
  game: LegionsGame,
  object: GameObject,
  of: ObjectReference,
  context: Context,
  look: Look,
): boolean {
  const base = baseOf(object);
  if (!base) return false;
  const isMeant = (each: GameObject): boolean =>
    (look(each).types.includes('base') ? each : baseOf(each)) === base;
  const what = of.ref === 'base of' ? of.object : of;
  return what.ref === 'this' ? isMeant(context.source) : objects(game, what, context, [], look).some(isMeant);
}
