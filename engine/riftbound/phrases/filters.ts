import { controllerOf } from '../../card-game/objects/game-object';
import { describing, type Part, sharedParts, someOf } from '../../card-game/phrases/filters';
import type { playerPhrases } from '../../card-game/phrases/players';
import { isChosenChampion } from '../100-game-concepts/101-decks';
import { hasTag, isExcluded, isKind } from '../100-game-concepts/132-category';
import { isReferred } from '../700-additional-rules/701-buffed';
import { isMighty } from '../700-additional-rules/706-mighty';
import { hasReferencedKeyword } from '../700-additional-rules/726-referenced-keywords';
import { wasPlayedFromHidden } from '../700-additional-rules/737-played-from-hidden';
import { isEquipped } from '../700-additional-rules/744-equipped';
import type { Characteristics } from '../card';
import type { RiftboundGame, RiftboundTypes } from '../game';
import type { Context, GameObject } from '../object';
import type { Filter } from '../text/tree/index';
import { locationOf } from './bearings';
import type { Means } from './means';
import { numberOf } from './numbers';
import { candidates } from './objects';
import { isAt } from './places';

/** Is it an object on the board that no player controls (184.2)? */
const isNobodys = (game: RiftboundGame, object: GameObject): boolean =>
  object.controller === undefined && object.zone === game.board && !object.ceased;

/** The states that an object can be asked for. */
function hasStatus(game: RiftboundGame, object: GameObject, status: string): boolean {
  switch (status) {
    case 'exhausted':
      return object.exhausted;
    case 'ready':
      return !object.exhausted;
    case 'buffed':
      return isReferred(game, object);
    case 'stunned':
      return object.stunned;
    case 'damaged':
      return object.damage > 0;
    case 'attacking':
      return object.designation === 'attacker';
    case 'defending':
      return object.designation === 'defender';
    case 'in combat':
      return object.designation !== undefined;
    case 'facedown':
      return object.facedown;
    case 'equipped':
      return isEquipped(game, object);
    case 'attached':
      return object.attachedTo !== undefined;
    default:
      return false;
  }
}

/** Is a unit the only one of its controller's where it is, or was it as it left? */
export const isAlone = (game: RiftboundGame, object: GameObject): boolean =>
  object.ceased
    ? object.wasAlone
    : !(locationOf(object)?.objects ?? []).some(
        (each) =>
          each !== object &&
          controllerOf(each) === controllerOf(object) &&
          game.look(each).types.includes('unit'),
      );

/** Is something that fits a description among what a spell or ability has chosen? */
const chooses = (
  means: Means,
  game: RiftboundGame,
  item: GameObject,
  filter: Filter,
  context: Context,
): boolean =>
  (item.context?.targets ?? []).some((targets) =>
    targets.some((target) => 'object' in target && means.fits(game, filter, target.object, context)),
  );

function hasEvery(
  game: RiftboundGame,
  object: GameObject,
  seen: Characteristics,
  statuses: readonly string[],
): boolean {
  return statuses.every((status) =>
    status === 'mighty'
      ? isMighty(game, seen.might)
      : status === 'alone'
        ? isAlone(game, object)
        : hasStatus(game, object, status),
  );
}

/**
 * "Other": not the object that says so, and none that the text has spoken of. Said of an object that fits the rest of the
 * description ("friendly units have +1 [M] for each other friendly unit"), it means others than that one.
 */
function isOther(
  means: Means,
  game: RiftboundGame,
  rest: Filter,
  object: GameObject,
  context: Context,
): boolean {
  const { source, that, spoken, named, here } = context;
  if (that.includes(object) || spoken.includes(object) || named.includes(object)) return false;
  // "Another unit from your trash", said by a card that has died, isn't that card there.
  // “Another battlefield” is none that this is at.
  const isItself =
    object === source || (source.ceased && source.became.includes(object)) || object === here?.battlefield;
  return !isItself || named.some((each) => means.fits(game, rest, each, context));
}

/** "With the lowest Might": does nothing that fits the rest of the description have less? */
function isExtreme(
  means: Means,
  game: RiftboundGame,
  { which, characteristic }: NonNullable<Filter['extreme']>,
  rest: Filter,
  object: GameObject,
  context: Context,
): boolean {
  const sign = which === 'highest' ? 1 : -1;
  const own = sign * numberOf(game, characteristic, object);
  return candidates(game, rest).every(
    (each) => sign * numberOf(game, characteristic, each) <= own || !means.fits(game, rest, each, context),
  );
}

/** What else it must not be is looked at together. */
const WITH_NOT_TYPES = (): undefined => undefined;

/** Makes what tells whether an object fits a description. */
export function descriptions(
  means: Means,
  belongs: ReturnType<typeof playerPhrases<RiftboundTypes>>['belongs'],
): Means['fits'] {
  const shared = sharedParts<RiftboundTypes>({ ...means, amount: means.quantity }, belongs, {
    isOfAnyType: (game, object, seen, types) => types.some((kind) => isKind(game, seen, object, kind)),
    subtypesOf: (_game, { tags }) => tags,
    hasStatus,
    hasKeyword: (game, object, _seen, keyword) => hasReferencedKeyword(game, object, keyword),
    numberOf: (game, object, _seen, name) => numberOf(game, name, object),
    controllerOf,
  });
  /** What each part of a description asks of an object, in this order: what is told at once before what takes looking around. */
  const parts: { readonly [P in keyof Filter]-?: Part<RiftboundTypes> } = {
    types: shared.types,
    ofTypes: shared.ofTypes,
    subtypes: ({ subtypes }) => subtypes && ((game, _object, seen) => hasTag(game, subtypes, seen.tags)),
    supertypes: ({ supertypes }) =>
      supertypes && ((_game, _object, seen) => someOf(supertypes, seen.supertypes)),
    notTypes: (filter) =>
      filter.notTypes || filter.notSubtypes || filter.notSupertypes
        ? (game, object, seen) => !isExcluded(game, filter, seen, object)
        : undefined,
    notSubtypes: WITH_NOT_TYPES,
    notSupertypes: WITH_NOT_TYPES,
    names: shared.names,
    domains: ({ domains }) => domains && ((_game, _object, seen) => someOf(domains, seen.domains)),
    controller: (filter) => {
      const isTheirs = shared.controller(filter);
      return (
        isTheirs && ((game, object, ...more) => !isNobodys(game, object) && isTheirs(game, object, ...more))
      );
    },
    controlledBy: shared.controlledBy,
    owner: shared.owner,
    ownedBy: shared.ownedBy,
    side: ({ side }) =>
      side &&
      ((_game, object, _seen, context) =>
        (side === 'friendly') === (controllerOf(object) === context.controller)),
    chosenChampion: ({ chosenChampion }) =>
      chosenChampion && ((game, object) => isChosenChampion(game, object.card, game.player(object.owner))),
    this: shared.this,
    other: ({ other, ...rest }) =>
      other ? (game, object, _seen, context) => isOther(means, game, rest, object, context) : undefined,
    controlled: ({ controlled }) =>
      controlled === false ? (_game, object) => object.controller === undefined : undefined,
    statuses: ({ statuses }) => statuses && ((game, object, seen) => hasEvery(game, object, seen, statuses)),
    fromHidden: ({ fromHidden }) => fromHidden && ((game, object) => wasPlayedFromHidden(game, object)),
    compare: shared.compare,
    extreme: ({ extreme, ...rest }) =>
      extreme && ((game, object, _seen, context) => isExtreme(means, game, extreme, rest, object, context)),
    dealtDamage: ({ dealtDamage }) =>
      dealtDamage &&
      ((game, object) =>
        game.players.some(({ happenedThisTurn }) =>
          happenedThisTurn.some((each) => each.kind === 'deal damage' && each.object === object),
        )),
    keyword: shared.keyword,
    chooses: (filter) => {
      const chosen = filter.chooses;
      return chosen && ((game, object, _seen, context) => chooses(means, game, object, chosen, context));
    },
    attachedTo: ({ attachedTo }) =>
      attachedTo &&
      ((game, object, _seen, context) =>
        object.attachedTo !== undefined &&
        means.objects(game, attachedTo, context).includes(object.attachedTo)),
    at: ({ at }) => at && ((game, object, _seen, context) => isAt(means, game, object, at, context)),
    // It is sought there (`candidates`).
    zone: shared.zone,
  };
  return describing<RiftboundTypes>(parts);
}
