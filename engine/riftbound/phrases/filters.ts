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
import type { Context, Piece } from '../piece';
import type { Filter } from '../text/tree/index';
import { locationOf } from './bearings';
import type { Means } from './means';
import { numberOf } from './numbers';
import { candidates } from './objects';
import { isAt } from './places';

/** Is it an object on the board that no player controls (184.2)? */
const isNobodys = (game: RiftboundGame, piece: Piece): boolean =>
  piece.controller === undefined && piece.zone === game.board && !piece.ceased;

/** The states that an object can be asked for. */
function hasStatus(game: RiftboundGame, piece: Piece, status: string): boolean {
  switch (status) {
    case 'exhausted':
      return piece.exhausted;
    case 'ready':
      return !piece.exhausted;
    case 'buffed':
      return isReferred(game, piece);
    case 'stunned':
      return piece.stunned;
    case 'damaged':
      return piece.damage > 0;
    case 'attacking':
      return piece.designation === 'attacker';
    case 'defending':
      return piece.designation === 'defender';
    case 'in combat':
      return piece.designation !== undefined;
    case 'facedown':
      return piece.facedown;
    case 'equipped':
      return isEquipped(game, piece);
    case 'attached':
      return piece.attachedTo !== undefined;
    default:
      return false;
  }
}

/** Is a unit the only one of its controller's where it is, or was it as it left? */
export const isAlone = (game: RiftboundGame, piece: Piece): boolean =>
  piece.ceased
    ? piece.wasAlone
    : !(locationOf(piece)?.pieces ?? []).some(
        (each) =>
          each !== piece &&
          controllerOf(each) === controllerOf(piece) &&
          game.look(each).types.includes('unit'),
      );

/** Is something that fits a description among what a spell or ability has chosen? */
const chooses = (means: Means, game: RiftboundGame, item: Piece, filter: Filter, context: Context): boolean =>
  (item.context?.targets ?? []).some((targets) =>
    targets.some((target) => 'piece' in target && means.fits(game, filter, target.piece, context)),
  );

function hasEvery(
  game: RiftboundGame,
  piece: Piece,
  seen: Characteristics,
  statuses: readonly string[],
): boolean {
  return statuses.every((status) =>
    status === 'mighty'
      ? isMighty(game, seen.might)
      : status === 'alone'
        ? isAlone(game, piece)
        : hasStatus(game, piece, status),
  );
}

/**
 * "Other": not the object that says so, and none that the text has spoken of. Said of an object that fits the rest of the
 * description ("friendly units have +1 [M] for each other friendly unit"), it means others than that one.
 */
function isOther(means: Means, game: RiftboundGame, rest: Filter, piece: Piece, context: Context): boolean {
  const { source, that, spoken, named, here } = context;
  if (that.includes(piece) || spoken.includes(piece) || named.includes(piece)) return false;
  // "Another unit from your trash", said by a card that has died, isn't that card there.
  // “Another battlefield” is none that this is at.
  const isItself =
    piece === source || (source.ceased && source.became.includes(piece)) || piece === here?.battlefield;
  return !isItself || named.some((each) => means.fits(game, rest, each, context));
}

/** "With the lowest Might": does nothing that fits the rest of the description have less? */
function isExtreme(
  means: Means,
  game: RiftboundGame,
  { which, characteristic }: NonNullable<Filter['extreme']>,
  rest: Filter,
  piece: Piece,
  context: Context,
): boolean {
  const sign = which === 'highest' ? 1 : -1;
  const own = sign * numberOf(game, characteristic, piece);
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
    isOfAnyType: (game, piece, seen, types) => types.some((kind) => isKind(game, seen, piece, kind)),
    subtypesOf: (_game, { tags }) => tags,
    hasStatus,
    hasKeyword: (game, piece, _seen, keyword) => hasReferencedKeyword(game, piece, keyword),
    numberOf: (game, piece, _seen, name) => numberOf(game, name, piece),
    controllerOf,
  });
  /** What each part of a description asks of an object, in this order: what is told at once before what takes looking around. */
  const parts: { readonly [P in keyof Filter]-?: Part<RiftboundTypes> } = {
    types: shared.types,
    subtypes: ({ subtypes }) => subtypes && ((game, _piece, seen) => hasTag(game, subtypes, seen.tags)),
    supertypes: ({ supertypes }) =>
      supertypes && ((_game, _piece, seen) => someOf(supertypes, seen.supertypes)),
    notTypes: (filter) =>
      filter.notTypes || filter.notSubtypes || filter.notSupertypes
        ? (game, piece, seen) => !isExcluded(game, filter, seen, piece)
        : undefined,
    notSubtypes: WITH_NOT_TYPES,
    notSupertypes: WITH_NOT_TYPES,
    names: shared.names,
    domains: ({ domains }) => domains && ((_game, _piece, seen) => someOf(domains, seen.domains)),
    controller: (filter) => {
      const isTheirs = shared.controller(filter);
      return (
        isTheirs && ((game, piece, ...more) => !isNobodys(game, piece) && isTheirs(game, piece, ...more))
      );
    },
    controlledBy: shared.controlledBy,
    owner: shared.owner,
    ownedBy: shared.ownedBy,
    side: ({ side }) =>
      side &&
      ((_game, piece, _seen, context) =>
        (side === 'friendly') === (controllerOf(piece) === context.controller)),
    chosenChampion: ({ chosenChampion }) =>
      chosenChampion && ((game, piece) => isChosenChampion(game, piece.card, game.player(piece.owner))),
    this: shared.this,
    other: ({ other, ...rest }) =>
      other ? (game, piece, _seen, context) => isOther(means, game, rest, piece, context) : undefined,
    controlled: ({ controlled }) =>
      controlled === false ? (_game, piece) => piece.controller === undefined : undefined,
    statuses: ({ statuses }) => statuses && ((game, piece, seen) => hasEvery(game, piece, seen, statuses)),
    fromHidden: ({ fromHidden }) => fromHidden && ((game, piece) => wasPlayedFromHidden(game, piece)),
    compare: shared.compare,
    extreme: ({ extreme, ...rest }) =>
      extreme && ((game, piece, _seen, context) => isExtreme(means, game, extreme, rest, piece, context)),
    dealtDamage: ({ dealtDamage }) =>
      dealtDamage &&
      ((game, piece) =>
        game.players.some(({ happenedThisTurn }) =>
          happenedThisTurn.some((each) => each.kind === 'deal damage' && each.piece === piece),
        )),
    keyword: shared.keyword,
    chooses: (filter) => {
      const chosen = filter.chooses;
      return chosen && ((game, piece, _seen, context) => chooses(means, game, piece, chosen, context));
    },
    attachedTo: ({ attachedTo }) =>
      attachedTo &&
      ((game, piece, _seen, context) =>
        piece.attachedTo !== undefined &&
        means.objects(game, attachedTo, context).includes(piece.attachedTo)),
    at: ({ at }) => at && ((game, piece, _seen, context) => isAt(means, game, piece, at, context)),
    // It is sought there (`candidates`).
    zone: shared.zone,
  };
  return describing<RiftboundTypes>(parts);
}
