/** What the phrases of card text mean, as seen from an ability: what only Magic says, and the layer's readers for the rest. */
import { countersOn } from '../../card-game/counters/counters';
import { controllerOf, lastControllerOf } from '../../card-game/objects/game-object';
import { amountForEach, amountPhrases } from '../../card-game/phrases/amounts';
import { describing } from '../../card-game/phrases/filters';
import { meantObjects, objectPhrases } from '../../card-game/phrases/objects';
import type { Look, Phrases } from '../../card-game/phrases/phrases';
import { playerPhrases } from '../../card-game/phrases/players';
import { concatMap, draft } from '../../kernel';
import { lifeTotal, noNegativeResult } from '../1-game-concepts/107-negative-numbers';
import { refersToNothing } from '../3-card-types/301-artifacts';
import { lifePaidAsCast } from '../6-spells-abilities-and-effects/607-values-paid';
import { devotion, sizeOfParty } from '../7-additional-rules/700-general-terms';
import { knownOfSpent } from '../7-additional-rules/701-undefined-cards';
import { totalStored } from '../7-additional-rules/706-results-of-rolls';
import { you } from '../g-glossary/G.5-controller';
import { roundedDown, roundedUp } from '../g-glossary/G.32-rounding';
import type { MagicGame, MagicTypes } from '../game';
import { giverOf } from '../k-card-types/K.3-card-name';
import { numberOf } from '../k-card-types/K.10-negative-power';
import { enchantedBy } from '../k-card-types/K.12-enchanted';
import { Context, type MagicObject } from '../object';
import { activePlayerFirst } from '../t-timing/T.6-choices';
import { asKnown, knownThoughIllegal } from '../t-timing/T.6-last-known';
import { talliedOf } from '../t-timing/T.6-turn-so-far';
import { candidates } from '../t-timing/T.7-types-of-effects';
import { conditions, inPlayOf } from './conditions';
import { partsOfDescriptions } from './descriptions';
import type { Amount, ObjectReference } from './tree';

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
  if (who.who === 'both')
    return activePlayerFirst(game).filter((seat) =>
      who.of.some((each) => players(game, each, context).includes(seat)),
    );
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
  if (reference.ref === 'spent') return knownOfSpent(game, context.spent, reference.how);
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
  if (reference.ref === 'several') {
    const found: MagicObject[] = [];
    // E.12.Ruling.1: what answers several descriptions is meant once.
    for (const each of reference.of)
      for (const object of objects(game, each, context, chosen, look))
        if (each.ref !== 'all' || !found.includes(object)) found.push(object);
    return found;
  }
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
  if (of.amount === 'X' && 'letter' in of) return context.y;
  if (of.amount === 'life total')
    return players(game, of.who, context).reduce((sum, seat) => sum + lifeTotal(game, seat), 0);
  if (of.amount === 'greatest' || of.amount === 'total') {
    const numbers = candidates(game, of.filter).flatMap((object) =>
      fits(game, of.filter, object, context, look)
        ? [numberOf(game, object, look(object), of.characteristic) ?? 0]
        : [],
    );
    return of.amount === 'greatest' ? Math.max(0, ...numbers) : numbers.reduce((sum, each) => sum + each, 0);
  }
  if (of.amount === 'this turn')
    return players(game, of.who, context).reduce((sum, seat) => sum + talliedOf(game, seat, of.what), 0);
  if (of.amount === 'life paid') return lifePaidAsCast(game, context);
  if (of.amount === 'devotion')
    return players(game, of.who, context).reduce((sum, seat) => sum + devotion(game, seat, of.colours), 0);
  if (of.amount === 'stored results')
    return totalStored(game, objects(game, of.object, context, [], look), of.stored);
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

/** Does an object answer a description? Every part that is present must fit. */
export const fits = describing<MagicTypes>(partsOfDescriptions(readers, meantPlayers.belongs));

/** What the phrases of card text mean, for what the layer does with them. */
export const phrases: Phrases<MagicTypes> = { ...readers, holds: conditions(readers) };

/** What an ability of an object knows before anything was chosen for it. */
export function contextOf(source: MagicObject, controller: number = controllerOf(source)): Context {
  const context = new Context(controller, source);
  if (source.paid.length > 0) draft(context).paid = source.paid;
  return context;
}
