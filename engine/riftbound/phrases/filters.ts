import { isChosenChampion } from '../100-game-concepts/101-decks';
import { isExcluded, isKind } from '../100-game-concepts/132-category';
import { isReferred } from '../700-additional-rules/701-buffed';
import { isMighty } from '../700-additional-rules/706-mighty';
import { hasReferencedKeyword } from '../700-additional-rules/726-referenced-keywords';
import { isEquipped } from '../700-additional-rules/744-equipped';
import type { RiftboundGame } from '../game';
import type { Context, Piece } from '../piece';
import type { Filter } from '../text/tree/index';
import { controllerOf, locationOf } from './bearings';
import type { Means } from './means';
import { compares, numberOf } from './numbers';
import { isAt } from './places';
import { youIsNobody } from './players';

/** Is a player one of those a filter's word means? */
function belongs(game: RiftboundGame, seat: number, whose: Filter['controller'], context: Context): boolean {
  if (whose === 'you') return seat === context.controller && !youIsNobody(game, context);
  return whose === 'that player' ? seat === context.thatPlayer : seat !== context.controller;
}

/** Is it an object on the board that no player controls (184.2)? */
const isNobodys = (game: RiftboundGame, piece: Piece): boolean =>
  piece.controller === undefined && piece.zone === game.board && !piece.gone;

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

/** Is a unit the only one of its controller's where it is? */
const isAlone = (game: RiftboundGame, piece: Piece): boolean =>
  !(locationOf(piece)?.pieces ?? []).some(
    (each) =>
      each !== piece && controllerOf(each) === controllerOf(piece) && game.look(each).types.includes('unit'),
  );

/** Is something that fits a description among what a spell or ability has chosen? */
const chooses = (means: Means, game: RiftboundGame, item: Piece, filter: Filter, context: Context): boolean =>
  (item.context?.targets ?? []).some((targets) =>
    targets.some((target) => 'piece' in target && means.fits(game, filter, target.piece, context)),
  );

const some = (wanted: readonly string[] | undefined, has: readonly string[]): boolean =>
  wanted === undefined || wanted.some((each) => has.includes(each));
/** Does an object fit a description? */
export function isDescribed(
  means: Means,
  game: RiftboundGame,
  filter: Filter,
  piece: Piece,
  context: Context,
): boolean {
  const seen = game.look(piece);
  if (filter.types && !filter.types.some((kind) => isKind(game, seen, piece, kind))) return false;
  if (isExcluded(game, filter, seen, piece)) return false;
  const seat = controllerOf(piece);
  return (
    some(filter.subtypes, seen.tags) &&
    some(filter.supertypes, seen.supertypes) &&
    some(filter.names, [seen.name]) &&
    some(filter.domains, seen.domains) &&
    (filter.controller === undefined ||
      (!isNobodys(game, piece) && belongs(game, seat, filter.controller, context))) &&
    (filter.controlledBy === undefined || means.players(game, filter.controlledBy, context).includes(seat)) &&
    (filter.owner === undefined || belongs(game, piece.owner, filter.owner, context)) &&
    (filter.ownedBy === undefined || means.players(game, filter.ownedBy, context).includes(piece.owner)) &&
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
          : hasStatus(game, piece, status),
    ) &&
    (filter.compare ?? []).every(({ characteristic, is, amount: limit }) =>
      compares(numberOf(game, characteristic, piece), is, means.quantity(game, limit, context)),
    ) &&
    (filter.keyword === undefined || hasReferencedKeyword(game, piece, filter.keyword)) &&
    (filter.chooses === undefined || chooses(means, game, piece, filter.chooses, context)) &&
    (filter.attachedTo === undefined ||
      (piece.attachedTo !== undefined &&
        means.objects(game, filter.attachedTo, context).includes(piece.attachedTo))) &&
    (filter.at === undefined || isAt(means, game, piece, filter.at, context))
  );
}
