import { objectPhrases } from '../../card-game/phrases/objects';
import { isAffectedUnchosen } from '../300-playing-the-game/350-affected-unchosen';
import {
  areFacedown,
  inChampionZones,
  inLegendZones,
  onTheBoard,
  onTheChain,
} from '../300-playing-the-game/350-where-things-are';
import { attachedAreThere } from '../700-additional-rules/716-attached-cards';
import type { RiftboundGame, RiftboundTypes } from '../game';
import type { Context, GameObject } from '../object';
import type { Filter, ObjectReference } from '../text/tree/index';
import type { Means } from './means';

/** Makes what reads the phrases for objects. */
export function whichObjects(means: Means) {
  const shared = objectPhrases<RiftboundTypes>(means, {
    itself: (_game, { source }) => [source],
    topOf: (game, seat, number) => fromTheTop(game, seat).slice(0, number),
  });

  return (
    game: RiftboundGame,
    reference: ObjectReference,
    context: Context,
    chosen: readonly GameObject[] = [],
  ): readonly GameObject[] => {
    switch (reference.ref) {
      case 'target':
        return (context.targets[reference.target] ?? []).flatMap((target) =>
          'object' in target
            ? [target.object]
            : 'location' in target && target.location.battlefield
              ? [target.location.battlefield]
              : [],
        );
      case 'that':
        return spokenOf(context, reference.types);
      case 'that as it was':
        return context.thatWas;
      case 'all':
        return shared(game, reference, context, chosen, game.looking).filter((object) =>
          isAffectedUnchosen(game, object),
        );
      case 'the rest':
        return (context.among ?? context.that).filter((object) => !object.ceased && !chosen.includes(object));
      case 'last of those':
        return (context.among ?? [])
          .slice(-1)
          .filter((object) => means.fits(game, reference.filter, object, context));
      case 'the one':
        return context.done[reference.done] ?? [];
      case 'attached to this':
        return context.source.attachedTo ? [context.source.attachedTo] : [];
      case 'banished with this':
        return context.source.banished;
      case 'top of deck until': {
        const [seat] = means.players(game, reference.who, context);
        if (seat === undefined) return [];
        const all = fromTheTop(game, seat);
        const found = all.findIndex((object) => means.fits(game, reference.filter, object, context));
        return found < 0 ? all : all.slice(0, found + 1);
      }
      default:
        return shared(game, reference, context, chosen, game.looking);
    }
  };
}

/** The cards of a player's Main Deck, the top one first. */
const fromTheTop = (game: RiftboundGame, seat: number): readonly GameObject[] =>
  [...game.player(seat).mainDeck.objects].reverse();

/** "That unit": of what was spoken of last the units; where that was a gear, the unit that was chosen last. */
function spokenOf({ that, targets }: Context, types: readonly string[] | undefined): readonly GameObject[] {
  if (types === undefined || that.length === 0) return that;
  const isMeant = ({ card }: GameObject): boolean => card.types.some((type) => types.includes(type));
  const meant = that.filter(isMeant);
  if (meant.length > 0) return meant;
  const chosen = targets
    .toReversed()
    .map((group) => group.flatMap((each) => ('object' in each ? [each.object] : [])));
  return chosen.find((objects) => objects.length > 0 && objects.every(isMeant)) ?? that;
}

/** Everything that a description could be about: the zone it names, else the board and legends, else the chain. */
export function candidates(game: RiftboundGame, filter: Filter): readonly GameObject[] {
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
