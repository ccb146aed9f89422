import { isAffectedUnchosen } from '../300-playing-the-game/352-affected-unchosen';
import {
  areFacedown,
  inChampionZones,
  inLegendZones,
  onTheBoard,
  onTheChain,
} from '../300-playing-the-game/352-where-things-are';
import { attachedAreThere } from '../700-additional-rules/716-attached-cards';
import type { RiftboundGame } from '../game';
import type { Context, Piece } from '../piece';
import type { Filter, ObjectReference } from '../text/tree/index';
import type { Means } from './means';

/** The objects that a phrase means. `chosen`: what was chosen for its "choice" phrases as the effect is applied. */
export function whichObjects(
  means: Means,
  game: RiftboundGame,
  reference: ObjectReference,
  context: Context,
  chosen: readonly Piece[] = [],
): readonly Piece[] {
  switch (reference.ref) {
    case 'this':
      return [context.source];
    case 'target':
      return (context.targets[reference.target] ?? []).flatMap((target) =>
        'piece' in target
          ? [target.piece]
          : 'location' in target && target.location.battlefield
            ? [target.location.battlefield]
            : [],
      );
    case 'that':
      return spokenOf(context, reference.types);
    case 'that as it was':
      return context.thatWas;
    case 'all':
      return candidates(game, reference.filter).filter(
        (piece) => means.fits(game, reference.filter, piece, context) && isAffectedUnchosen(game, piece),
      );
    case 'choice':
    case 'of those':
      return chosen;
    case 'the rest':
      return (context.among ?? context.that).filter((piece) => !piece.ceased && !chosen.includes(piece));
    case 'last of those':
      return (context.among ?? [])
        .slice(-1)
        .filter((piece) => means.fits(game, reference.filter, piece, context));
    case 'the one':
      return context.done[reference.done] ?? [];
    case 'attached to this':
      return context.source.attachedTo ? [context.source.attachedTo] : [];
    case 'banished with this':
      return context.source.banished;
    case 'top of deck until': {
      const [seat] = means.players(game, reference.who, context);
      if (seat === undefined) return [];
      const fromTop = [...game.player(seat).mainDeck.objects].reverse();
      const found = fromTop.findIndex((piece) => means.fits(game, reference.filter, piece, context));
      return found < 0 ? fromTop : fromTop.slice(0, found + 1);
    }
    case 'top of deck': {
      const number = means.amount(game, reference.amount, context);
      return means
        .players(game, reference.who, context)
        .flatMap((seat) => [...game.player(seat).mainDeck.objects].reverse().slice(0, number));
    }
  }
}

/** "That unit": of what was spoken of last the units; where that was a gear, the unit that was chosen last. */
function spokenOf({ that, targets }: Context, types: readonly string[] | undefined): readonly Piece[] {
  if (types === undefined || that.length === 0) return that;
  const isMeant = ({ card }: Piece): boolean => card.types.some((type) => types.includes(type));
  const meant = that.filter(isMeant);
  if (meant.length > 0) return meant;
  const chosen = targets
    .toReversed()
    .map((group) => group.flatMap((each) => ('piece' in each ? [each.piece] : [])));
  return chosen.find((pieces) => pieces.length > 0 && pieces.every(isMeant)) ?? that;
}

/** Everything that a description could be about: the zone it names, else the board and legends, else the chain. */
export function candidates(game: RiftboundGame, filter: Filter): readonly Piece[] {
  const { zone, types = [] } = filter;
  if (zone === 'champion zone') return inChampionZones(game);
  if (zone !== undefined && zone !== 'board')
    return [
      ...game.players.flatMap((player) => player.zones.filter(({ name }) => name === zone)),
      ...game.battlefields.flatMap(({ facedown }) => (facedown?.name === zone ? [facedown] : [])),
      ...(zone === 'chain' ? [game.chain] : []),
    ].flatMap(({ objects: there }) => there);
  if (filter.statuses?.includes('facedown') && areFacedown(game))
    return game.battlefields.flatMap(({ facedown }) => facedown?.objects ?? []);
  if (types.includes('spell') || types.includes('ability')) return onTheChain(game);
  return types.includes('legend') ? inLegendZones(game) : attachedAreThere(game, onTheBoard(game));
}
