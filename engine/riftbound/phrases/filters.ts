import { controllerOf } from '../../card-game/objects/game-object';
import { compares } from '../../card-game/phrases/amounts';
import { column } from '../../kernel';
import { isChosenChampion } from '../100-game-concepts/101-decks';
import { hasTag, isExcluded, isKind } from '../100-game-concepts/132-category';
import { isReferred } from '../700-additional-rules/701-buffed';
import { isMighty } from '../700-additional-rules/706-mighty';
import { hasReferencedKeyword } from '../700-additional-rules/726-referenced-keywords';
import { wasPlayedFromHidden } from '../700-additional-rules/737-played-from-hidden';
import { isEquipped } from '../700-additional-rules/744-equipped';
import type { Characteristics } from '../card';
import type { RiftboundGame } from '../game';
import type { Context, Piece } from '../piece';
import type { Filter } from '../text/tree/index';
import { locationOf } from './bearings';
import type { Means } from './means';
import { numberOf } from './numbers';
import { candidates } from './objects';
import { isAt } from './places';
import { youIsNobody } from './players';

/** Is a player one of those a filter's word means? */
function belongs(game: RiftboundGame, seat: number, whose: Filter['controller'], context: Context): boolean {
  if (whose === 'you') return seat === context.controller && !youIsNobody(game, context);
  return whose === 'that player' ? seat === context.thatPlayer : seat !== context.controller;
}

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

const some = (wanted: readonly string[], has: readonly string[]): boolean =>
  wanted.some((each) => has.includes(each));

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

/** One thing that a description says of an object. */
type Check = (
  means: Means,
  game: RiftboundGame,
  piece: Piece,
  context: Context,
  seen: Characteristics,
) => boolean;

/** What else it must not be is looked at together. */
const WITH_NOT_TYPES = (): undefined => undefined;

/** What each part of a description asks of an object, in this order: what is told at once before what takes looking around. */
const SAID: { readonly [Part in keyof Filter]-?: (filter: Filter) => Check | undefined | false } = {
  types: ({ types }) =>
    types && ((_means, game, piece, _context, seen) => types.some((kind) => isKind(game, seen, piece, kind))),
  subtypes: ({ subtypes }) =>
    subtypes && ((_means, game, _piece, _context, seen) => hasTag(game, subtypes, seen.tags)),
  supertypes: ({ supertypes }) =>
    supertypes && ((_means, _game, _piece, _context, seen) => some(supertypes, seen.supertypes)),
  notTypes: (filter) =>
    (filter.notTypes || filter.notSubtypes || filter.notSupertypes) &&
    ((_means, game, piece, _context, seen) => !isExcluded(game, filter, seen, piece)),
  notSubtypes: WITH_NOT_TYPES,
  notSupertypes: WITH_NOT_TYPES,
  names: ({ names }) => names && ((_means, _game, _piece, _context, seen) => names.includes(seen.name)),
  domains: ({ domains }) =>
    domains && ((_means, _game, _piece, _context, seen) => some(domains, seen.domains)),
  controller: ({ controller }) =>
    controller &&
    ((_means, game, piece, context) =>
      !isNobodys(game, piece) && belongs(game, controllerOf(piece), controller, context)),
  controlledBy: ({ controlledBy }) =>
    controlledBy &&
    ((means, game, piece, context) =>
      means.players(game, controlledBy, context).includes(controllerOf(piece))),
  owner: ({ owner }) =>
    owner && ((_means, game, piece, context) => belongs(game, piece.owner, owner, context)),
  ownedBy: ({ ownedBy }) =>
    ownedBy && ((means, game, piece, context) => means.players(game, ownedBy, context).includes(piece.owner)),
  side: ({ side }) =>
    side &&
    ((_means, _game, piece, context) =>
      (side === 'friendly') === (controllerOf(piece) === context.controller)),
  chosenChampion: ({ chosenChampion }) =>
    chosenChampion && ((_means, game, piece) => isChosenChampion(game, piece.card, game.player(piece.owner))),
  this: (filter) => filter.this && ((_means, _game, piece, context) => piece === context.source),
  other: ({ other, ...rest }) =>
    other && ((means, game, piece, context) => isOther(means, game, rest, piece, context)),
  controlled: ({ controlled }) =>
    controlled === false && ((_means, _game, piece) => piece.controller === undefined),
  statuses: ({ statuses }) =>
    statuses && ((_means, game, piece, _context, seen) => hasEvery(game, piece, seen, statuses)),
  fromHidden: ({ fromHidden }) => fromHidden && ((_means, game, piece) => wasPlayedFromHidden(game, piece)),
  compare: ({ compare }) =>
    compare &&
    ((means, game, piece, context) =>
      compare.every(({ characteristic, is, amount: limit }) =>
        compares(numberOf(game, characteristic, piece), is, means.quantity(game, limit, context)),
      )),
  extreme: ({ extreme, ...rest }) =>
    extreme && ((means, game, piece, context) => isExtreme(means, game, extreme, rest, piece, context)),
  dealtDamage: ({ dealtDamage }) =>
    dealtDamage &&
    ((_means, game, piece) =>
      game.players.some(({ happenedThisTurn }) =>
        happenedThisTurn.some((each) => each.kind === 'deal damage' && each.piece === piece),
      )),
  keyword: ({ keyword }) =>
    keyword !== undefined && ((_means, game, piece) => hasReferencedKeyword(game, piece, keyword)),
  chooses: (filter) => {
    const chosen = filter.chooses;
    return chosen && ((means, game, piece, context) => chooses(means, game, piece, chosen, context));
  },
  attachedTo: ({ attachedTo }) =>
    attachedTo &&
    ((means, game, piece, context) =>
      piece.attachedTo !== undefined && means.objects(game, attachedTo, context).includes(piece.attachedTo)),
  at: ({ at }) => at && ((means, game, piece, context) => isAt(means, game, piece, at, context)),
  // It is sought there (`candidates`).
  zone: () => undefined,
};

/** Everything that a description says, worked out once: descriptions are asked far too often to be read each time. */
const checksOf = column((filter: Filter): readonly Check[] =>
  Object.values(SAID).flatMap((reading) => reading(filter) || []),
);

/** Does an object fit a description? */
export function isDescribed(
  means: Means,
  game: RiftboundGame,
  filter: Filter,
  piece: Piece,
  context: Context,
): boolean {
  const seen = game.look(piece);
  for (const fits of checksOf(filter)) if (!fits(means, game, piece, context, seen)) return false;
  return true;
}
