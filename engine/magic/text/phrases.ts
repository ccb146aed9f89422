/** What the phrases of card text mean, as seen from an ability: what only Magic says, and the layer's readers for the rest. */
import { countersOn } from '../../card-game/counters/counters';
import { controllerOf, lastControllerOf } from '../../card-game/objects/game-object';
import { amountForEach, amountPhrases, compares } from '../../card-game/phrases/amounts';
import { conditionPhrases } from '../../card-game/phrases/conditions';
import { describing, type Part, sharedParts, someOf } from '../../card-game/phrases/filters';
import { meantObjects, objectPhrases } from '../../card-game/phrases/objects';
import type { Look, Phrases } from '../../card-game/phrases/phrases';
import { playerPhrases } from '../../card-game/phrases/players';
import { concatMap, draft } from '../../kernel';
import { lifeTotal, noNegativeResult } from '../1-game-concepts/107-negative-numbers';
import { targetsOnlyOne } from '../1-game-concepts/114-targets';
import { refersToNothing } from '../3-card-types/301-artifacts';
import {
  devotion,
  isFullParty,
  isHistoric,
  isModified,
  isOutlaw,
  sizeOfParty,
  wasActivated,
} from '../7-additional-rules/700-general-terms';
import { wasBeheld } from '../7-additional-rules/701-behold';
import { areDoubles } from '../7-additional-rules/706-results-of-rolls';
import { hasStatus } from '../c-combat/C.1-statuses';
import { you } from '../g-glossary/G.5-controller';
import { roundedDown, roundedUp } from '../g-glossary/G.32-rounding';
import type { MagicGame, MagicTypes } from '../game';
import { giverOf } from '../k-card-types/K.3-card-name';
import { isOfType } from '../k-card-types/K.4-types';
import { numberOf } from '../k-card-types/K.10-negative-power';
import { enchantedBy } from '../k-card-types/K.12-enchanted';
import { isLocalFor } from '../k-card-types/K.12-local-enchantments';
import { type Characteristics, Context, type MagicObject } from '../object';
import { activePlayerFirst } from '../t-timing/T.6-choices';
import { asKnown, knownThoughIllegal } from '../t-timing/T.6-last-known';
import { happenedThisTurn } from '../t-timing/T.6-turn-so-far';
import { candidates } from '../t-timing/T.7-types-of-effects';
import { isLinked, isPutWith } from '../z-zones/Z.8-linked-cards';
import type { Amount, Condition, Filter, ObjectReference } from './tree';

type LookAt = Look<MagicTypes>;

const readers: Omit<Phrases<MagicTypes>, 'holds'> = {
  players: (game, who, context) => players(game, who, context),
  fits: (game, filter, object, context, look) => fits(game, filter, object, context, look),
  objects,
  candidates,
  amount,
};

const legallyMeant = meantObjects<MagicTypes>(readers, asKnown);

const meant: typeof legallyMeant = (game, reference, context, inPlay, look) => {
  const found = legallyMeant(game, reference, context, inPlay, look);
  return found.length > 0 ? found : knownThoughIllegal(game, reference, context);
};

const meantPlayers = playerPhrases<MagicTypes>(meant, {
  you,
  inTurnOrder: activePlayerFirst,
  areOpponents: (_game, seat, other) => seat !== other,
  defendingPlayers: (game) => [defendingPlayer(game)],
  controllerOf: (_game, object) => lastControllerOf(object) ?? object.owner,
});

/** Seats of the players that a phrase means, in the order in which they act. */
export const players: Phrases<MagicTypes>['players'] = (game, who, context) => {
  if (who.who === 'chosen player') return who.seat === undefined ? [] : [who.seat];
  if (who.who !== 'enchanted player') return meantPlayers.players(game, who, context);
  const { enchants } = context.source;
  return enchants === undefined ? [] : [enchants];
};

/** C.3.2: the opponent of the player who attacks. */
export const defendingPlayer = ({ now, players: { length } }: MagicGame): number => (now.active + 1) % length;

const sharedObjects = objectPhrases<MagicTypes>(readers, {
  itself: (_game, { source }) => [source],
  topOf: (game, seat, number) => {
    const { objects: library } = game.player(seat).library;
    return library.slice(Math.max(0, library.length - number));
  },
});

/** The objects that a phrase means. A choice has been made before: it comes in through `chosen`. */
export function objects(
  game: MagicGame,
  reference: ObjectReference,
  context: Context,
  chosen: readonly MagicObject[] = [],
  look: LookAt = game.looking,
): readonly MagicObject[] {
  if (reference.ref === 'enchanted')
    return refersToNothing(game, look(context.source), reference.worn)
      ? []
      : enchantedBy(game, context.source);
  if (reference.ref === 'players') return [];
  if (reference.ref === 'spent')
    return context.spent.flatMap(({ how, object }) => (how === reference.how ? [object] : []));
  if (reference.ref === 'targeting') return context.targeting;
  if (reference.ref === 'giver') return [giverOf(game, reference.id, context)];
  if (reference.ref === 'all of those')
    return (context.among ?? []).filter(
      (object) => !object.ceased && fits(game, reference.filter, object, context, look),
    );
  if (reference.ref === 'top until')
    return concatMap(players(game, reference.who, context), (seat) => {
      const cards = [...game.player(seat).library.objects].reverse();
      const found = cards.findIndex((card) => fits(game, reference.filter, card, context, look));
      return found < 0 ? cards : cards.slice(0, found + 1);
    });
  if (reference.ref === 'several')
    return concatMap(reference.of, (each) => objects(game, each, context, chosen, look));
  return sharedObjects(game, reference, context, chosen, look);
}

/** Seats of the players that a phrase for what is dealt damage means. */
export function playersIn(game: MagicGame, reference: ObjectReference, context: Context): readonly number[] {
  switch (reference.ref) {
    case 'target':
      return (context.targets[reference.target] ?? []).flatMap((each) =>
        'player' in each ? [each.player] : [],
      );
    case 'players':
      return players(game, reference.who, context);
    case 'several':
      return concatMap(reference.of, (each) => playersIn(game, each, context));
    default:
      return [];
  }
}

const sharedAmount = amountPhrases<MagicTypes>(readers, meant, {
  numberOf: (game, object, seen, name) => numberOf(game, object, seen, name),
  isOfPermanents: () => true,
  undetermined: () => 0,
  rounded: (game, value, up) => (up ? roundedUp(game, value) : roundedDown(game, value)),
  cardsInHand: (game, seat) => game.player(seat).hand.objects.length,
});

/** The number that a phrase means. */
export function amount(game: MagicGame, of: Amount, context: Context, look: LookAt = game.looking): number {
  if (of.amount === 'life total')
    return players(game, of.who, context).reduce((sum, seat) => sum + lifeTotal(game, seat), 0);
  if (of.amount === 'greatest')
    return candidates(game, of.filter).reduce(
      (most, object) =>
        fits(game, of.filter, object, context, look)
          ? Math.max(most, numberOf(game, object, look(object), of.characteristic) ?? 0)
          : most,
      0,
    );
  if (of.amount === 'devotion')
    return players(game, of.who, context).reduce((sum, seat) => sum + devotion(game, seat, of.colours), 0);
  if (of.amount === 'party')
    return players(game, of.who, context).reduce(
      (sum, seat) => sum + sizeOfParty(game, inPlayOf(game, seat, look)),
      0,
    );
  if (of.amount === 'sum') return of.of.reduce((sum, each) => sum + amount(game, each, context, look), 0);
  if (of.amount === 'blockers') return Math.max(0, context.source.blockedBy.length - of.beyond);
  if (of.amount === 'counters')
    return (
      (of.times ?? 1) *
      asKnown(game, objects(game, of.object, context, [], look), context).reduce(
        (sum, object) => sum + countersOn(object, of.counter),
        0,
      )
    );
  return sharedAmount(game, of, context, look);
}

const amountOfEach = amountForEach<MagicTypes>(readers);

/** The number that a phrase means for one of the players who do it. */
export const amountFor = (...asked: Parameters<typeof amountOfEach>): number =>
  noNegativeResult(asked[0], amountOfEach(...asked));

/** What each part of a description asks of an object; nothing where it is left out. */
const parts: { readonly [P in keyof Filter]-?: Part<MagicTypes> } = {
  ...sharedParts<MagicTypes>(readers, meantPlayers.belongs, {
    isOfAnyType: (_game, object, seen, types) => types.some((type) => isOfType(object, seen, type)),
    subtypesOf: (_game, { subtypes }) => subtypes,
    hasStatus: (_game, object, status) => hasStatus(object, status),
    hasKeyword: (_game, _object, { abilities }, keyword) =>
      abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === keyword),
    numberOf: (game, object, seen, name) => numberOf(game, object, seen, name),
    controllerOf,
  }),
  colours: ({ colours }) => colours && ((_game, _object, seen) => someOf(colours, seen.colours)),
  notColours: ({ notColours }) => notColours && ((_game, _object, seen) => !someOf(notColours, seen.colours)),
  notKeyword: ({ notKeyword }) =>
    notKeyword === undefined
      ? undefined
      : (_game, _object, { abilities }) =>
          !abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === notKeyword),
  singleTarget: ({ singleTarget }) =>
    singleTarget && ((_game, { context }) => (context?.targets ?? []).flat().length === 1),
  targetsOnly: ({ targetsOnly }) =>
    targetsOnly && ((game, { context }) => targetsOnlyOne(game, (context?.targets ?? []).flat())),
  targeting: ({ targeting }) =>
    targeting &&
    ((game, object, _seen, context, look) =>
      (object.context?.targets ?? [])
        .flat()
        .some((target) =>
          targeting === 'you' || 'player' in target
            ? targeting === 'you' && 'player' in target && target.player === context.controller
            : !target.object.ceased && fits(game, targeting, target.object, context, look),
        )),
  fromSource: ({ fromSource }) =>
    fromSource &&
    ((game, { context }, _seen, ours, look) =>
      context !== undefined && fits(game, fromSource, context.source, ours, look)),
  inCombat: ({ inCombat }) => inCombat && ((_game, object) => object.attacking || object.isBlocking),
  oneOf: ({ oneOf }) =>
    oneOf && ((game, object, _seen, context) => oneOf.some((each) => fits(game, each, object, context))),
  fightsThis: ({ fightsThis }) =>
    fightsThis &&
    ((_game, object, _seen, { source }) =>
      fightsThis.some((way) => (way === 'blocking' ? object.blocking : object.blockedBy).includes(source))),
  counter: ({ counter, counters = 1 }) =>
    counter === undefined ? undefined : (_game, object) => countersOn(object, counter) >= counters,
  enchanted: ({ enchanted }) =>
    enchanted && ((game, object, _seen, { source }) => enchantedBy(game, source).includes(object)),
  sharesColourWith: ({ sharesColourWith: other }) =>
    other &&
    ((game, _object, { colours }, context) =>
      objects(game, other, context).some((each) => someOf(colours, game.look(each).colours))),
  namedLike: ({ namedLike: other }) =>
    other &&
    ((game, _object, { name }, context) =>
      objects(game, other, context).some((each) => game.look(each).name === name)),
  giver: ({ giver }) =>
    giver === undefined
      ? undefined
      : (game, object, _seen, context) => giverOf(game, giver, context) === object,
  wearing: ({ wearing }) =>
    wearing &&
    ((_game, object, _seen, _context, look) =>
      object.attached.some((each) => {
        const { types, subtypes } = look(each);
        return wearing === 'enchantment' ? types.includes(wearing) : subtypes.includes('Equipment');
      })),
  historic: ({ historic }) => historic && ((game, _object, seen) => isHistoric(game, seen)),
  modified: ({ modified }) =>
    modified && ((game, object, _seen, _context, look) => isModified(game, object, look)),
  outlaw: ({ outlaw }) => outlaw && ((game, _object, seen) => isOutlaw(game, seen)),
  exiledWith: ({ exiledWith: said }) =>
    said === undefined
      ? undefined
      : (game, object, _seen, { source }) => isLinked(game, object, source, said),
  putWith: ({ putWith: said }) =>
    said === undefined
      ? undefined
      : (game, object, _seen, { source }) => isPutWith(game, object, source, said),
  local: ({ local }) => (local === undefined ? undefined : (game, { card }) => isLocalFor(game, card, local)),
  attachedToIt: ({ attachedToIt }) =>
    attachedToIt &&
    ((game, object, _seen, context, look) =>
      object.attachedTo !== undefined &&
      objects(game, attachedToIt, context, [], look).includes(object.attachedTo)),
  extreme: ({ extreme }) =>
    extreme &&
    ((game, object, seen, context, look) => {
      const numberIn = (each: MagicObject, known: Characteristics): number =>
        numberOf(game, each, known, extreme.characteristic) ?? 0;
      const values = candidates(game, extreme.of).flatMap((each) =>
        fits(game, extreme.of, each, context, look) ? [numberIn(each, look(each))] : [],
      );
      return numberIn(object, seen) === (extreme.least ? Math.min(...values) : Math.max(...values));
    }),
  attackedThisTurn: ({ attackedThisTurn }) => attackedThisTurn && ((_game, object) => object.hasAttacked),
  damagedBy: ({ damagedBy }) =>
    damagedBy && ((_game, object, _seen, { source }) => object.damagedBy.includes(source)),
  attachedTo: ({ attachedTo }) =>
    attachedTo &&
    ((game, object, _seen, context, look) =>
      object.attachedTo !== undefined && fits(game, attachedTo, object.attachedTo, context, look)),
  except: ({ except }) =>
    except && ((game, object, _seen, context, look) => !fits(game, except, object, context, look)),
  // Told together with what kind they are.
  counters: () => undefined,
};

/** Does an object answer a description? Every part that is present must fit. */
export const fits = describing<MagicTypes>(parts);

/** What the permanents of a player are, as somebody looks. */
const inPlayOf = (game: MagicGame, seat: number, look: LookAt): readonly Characteristics[] =>
  game.inPlay.objects.filter((object) => controllerOf(object) === seat).map(look);

/** What the phrases of card text mean, for what the layer does with them. */
export const phrases: Phrases<MagicTypes> = { ...readers, holds };

const isTrue = conditionPhrases<MagicTypes>(phrases, asKnown, {
  cardsInHand: (game, seat) => game.player(seat).hand.objects.length,
});

/** Is a condition true now? */
function holds(
  game: MagicGame,
  condition: Condition,
  context: Context,
  look: LookAt = game.looking,
): boolean {
  switch (condition.if) {
    case 'counters':
      return compares(
        asKnown(game, objects(game, condition.object, context, [], look), context).reduce(
          (sum, object) => sum + countersOn(object, condition.counter),
          0,
        ),
        condition.is,
        amount(game, condition.amount, context, look),
      );
    case 'both':
      return condition.conditions.every((each) => holds(game, each, context, look));
    case 'life':
      return players(game, condition.who, context).every((seat) =>
        compares(lifeTotal(game, seat), condition.is, amount(game, condition.amount, context, look)),
      );
    case 'devotion':
      return players(game, condition.who, context).every((seat) =>
        compares(
          devotion(game, seat, condition.colours),
          condition.is,
          amount(game, condition.amount, context, look),
        ),
      );
    case 'beheld':
      return wasBeheld(game, context);
    case 'rolled doubles':
      return context.rolled !== undefined && areDoubles(game, context.rolled);
    case 'activated this turn':
      return objects(game, condition.object, context, [], look).some((object) => wasActivated(game, object));
    case 'descended':
      return players(game, condition.who, context).every((seat) => game.player(seat).descents > 0);
    case 'full party':
      return players(game, condition.who, context).every((seat) =>
        isFullParty(game, inPlayOf(game, seat, look)),
      );
    case 'this turn':
      return happenedThisTurn(game, players(game, condition.who, context), condition.what);
    case 'came since the last upkeep':
      return context.source.turnsBegun < 2;
    case 'paid':
      return context.paid.includes(condition.keyword);
    case 'attacks player':
      return game.inPlay.objects.some(
        (object) => object.attacking && players(game, condition.who, context).includes(controllerOf(object)),
      );
    default:
      return isTrue(game, condition, context, look);
  }
}

/** What an ability of an object knows before anything was chosen for it. */
export function contextOf(source: MagicObject, controller: number = controllerOf(source)): Context {
  const context = new Context(controller, source);
  if (source.paid.length > 0) draft(context).paid = source.paid;
  return context;
}
