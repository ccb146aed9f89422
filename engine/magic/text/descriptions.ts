/** What descriptions ask of objects: what only Magic says, and the layer's parts for the rest. */
import { countersOn } from '../../card-game/counters/counters';
import { controllerOf } from '../../card-game/objects/game-object';
import { type Part, sharedParts, someOf } from '../../card-game/phrases/filters';
import type { Phrases } from '../../card-game/phrases/phrases';
import type { playerPhrases } from '../../card-game/phrases/players';
import { targetsOnlyOne } from '../1-game-concepts/114-targets';
import { isHistoric, isModified, isOutlaw } from '../7-additional-rules/700-general-terms';
import { isCalled } from '../7-additional-rules/702-hexproof-from';
import { isAmongTied, withTheMost } from '../a-abilities/A.1-ties';
import { isTypecycling } from '../a-abilities/A.12-cycling';
import { hasStatus } from '../c-combat/C.1-statuses';
import { formOf } from '../e-extracted-rulings/E.8-enchantment-form';
import type { MagicTypes } from '../game';
import { giverOf } from '../k-card-types/K.3-card-name';
import { isOfType } from '../k-card-types/K.4-types';
import { numberOf } from '../k-card-types/K.10-negative-power';
import { enchantedBy } from '../k-card-types/K.12-enchanted';
import { isLocalFor } from '../k-card-types/K.12-local-enchantments';
import { hasSymbol } from '../k-card-types/K.13-expansion-symbols';
import { candidates } from '../t-timing/T.7-types-of-effects';
import { isLinked, isPutWith } from '../z-zones/Z.8-linked-cards';
import type { Filter } from './tree';

/** What each part of a description asks of an object; nothing where it is left out. */
export const partsOfDescriptions = (
  readers: Omit<Phrases<MagicTypes>, 'holds'>,
  belongs: ReturnType<typeof playerPhrases<MagicTypes>>['belongs'],
): { readonly [P in keyof Filter]-?: Part<MagicTypes> } => {
  const { fits, objects } = readers;
  return {
    ...sharedParts<MagicTypes>(readers, belongs, {
      isOfAnyType: (_game, object, seen, types) => types.some((type) => isOfType(object, seen, type)),
      subtypesOf: (_game, { subtypes }) => subtypes,
      hasStatus: (_game, object, status) => hasStatus(object, status),
      hasKeyword: (game, _object, { abilities }, keyword) =>
        abilities.some(
          (ability) =>
            isCalled(game, ability, keyword) || (keyword === 'cycling' && isTypecycling(game, ability)),
        ),
      numberOf: (game, object, seen, name) => numberOf(game, object, seen, name),
      controllerOf,
    }),
    colours: ({ colours }) => colours && ((_game, _object, seen) => someOf(colours, seen.colours)),
    colourNumber: ({ colourNumber }) =>
      colourNumber &&
      ((_game, _object, { colours: { length } }) =>
        colourNumber === 'several' ? length > 1 : length === (colourNumber === 'one' ? 1 : 0)),
    notColours: ({ notColours }) =>
      notColours && ((_game, _object, seen) => !someOf(notColours, seen.colours)),
    notKeyword: ({ notKeyword }) =>
      notKeyword === undefined
        ? undefined
        : (game, _object, { abilities }) => !abilities.some((ability) => isCalled(game, ability, notKeyword)),
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
    local: ({ local }) =>
      local === undefined ? undefined : (game, object) => isLocalFor(game, formOf(game, object), local),
    attachedToIt: ({ attachedToIt }) =>
      attachedToIt &&
      ((game, object, _seen, context, look) =>
        object.attachedTo !== undefined &&
        objects(game, attachedToIt, context, [], look).includes(object.attachedTo)),
    extreme: ({ extreme }) =>
      extreme &&
      ((game, object, _seen, context, look) => {
        const among = candidates(game, extreme.of)
          .filter((each) => fits(game, extreme.of, each, context, look))
          .map((each) => ({ each, value: numberOf(game, each, look(each), extreme.characteristic) ?? 0 }));
        return isAmongTied(game, object, withTheMost(among, extreme.least));
      }),
    expansion: ({ expansion }) =>
      expansion === undefined ? undefined : (game, { card }) => hasSymbol(game, card, expansion),
    attackedThisTurn: ({ attackedThisTurn }) => attackedThisTurn && ((_game, object) => object.hasAttacked),
    damagedThisTurn: ({ damagedThisTurn }) =>
      damagedThisTurn && ((_game, object) => object.damagedBy.length > 0),
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
};
