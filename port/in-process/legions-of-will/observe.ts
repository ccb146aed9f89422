import {
  type LegionsGame,
  looksAtOwnBases,
  looksAtOwnTraps,
  type Piece,
  playsRevealed,
} from '../../../engine/legions-of-will';
import type { ObjectView, Observation } from '../../contract';

const idOf = (piece: { readonly id: number }): string => `o${piece.id}`;

/** The table as a viewer sees it; without a viewer, all of it (400.2, 402.3, 301.12, 303.3). */
export function observe(game: LegionsGame, viewer: number | undefined): Observation {
  const { now } = game;
  const piles = game.players.flatMap((player) => [
    player.hand.objects,
    [...player.deck.objects].reverse(),
    [...player.graveyard.objects].reverse(),
  ]);
  const objects = [
    ...game.battlefield.objects,
    ...[...game.chain.objects].reverse(),
    ...game.expelled.objects,
    ...piles.flat(),
  ];
  return {
    over: now.over,
    drawn: now.drawn,
    activePlayer: now.active,
    phase: now.phase,
    step: now.step,
    turn: now.turn,
    players: game.players.map(({ name, seat, reserve, inGame, won, lost }) => ({
      name,
      seat,
      resource: reserve,
      inGame,
      won,
      lost,
    })),
    objects: objects.map((piece) =>
      viewer === undefined ? wholeView(game, piece) : view(game, piece, viewer),
    ),
  };
}

/** May the viewer see the object's face? */
function isSeen(game: LegionsGame, piece: Piece, viewer: number | undefined): boolean {
  if (viewer === undefined || piece.shownTo === 'all players' || piece.shownTo === viewer) return true;
  const { name } = piece.zone;
  if (name === 'hand') return piece.owner === viewer;
  if (name === 'deck') return isTopRevealed(game, piece);
  if (!piece.faceDown) return true;
  if (piece.card.types.includes('base')) return looksAtOwnBases(game, piece, viewer);
  if (piece.card.types.includes('trap')) return looksAtOwnTraps(game, piece, viewer);
  return (name === 'battlefield' || name === 'chain of events') && piece.controller === viewer;
}

/** 401.5: an effect has a player play with the top card of the deck revealed. */
const isTopRevealed = (game: LegionsGame, piece: Piece): boolean =>
  piece.zone.top === piece && playsRevealed(game, piece.owner);

/** What a view was made of. */
interface Seen {
  readonly made: readonly unknown[];
  readonly view: ObjectView;
}

const seen = new WeakMap<Piece, Seen>();

/** The view of one who sees everything: made anew only when something about the object has changed. */
function wholeView(game: LegionsGame, piece: Piece): ObjectView {
  const known = seen.get(piece);
  if (known && isMadeOf(known.made, game, piece)) return known.view;
  const made = [
    game.look(piece),
    piece.zone,
    piece.controller,
    piece.rested,
    piece.faceDown,
    piece.damage,
    piece.counters,
    piece.attachedTo,
    piece.attacking,
    piece.attackedBase,
    piece.blocking,
    piece.blocked,
    piece.unblocked,
    piece.isBlocking,
    piece.context?.targets,
    piece.context?.source,
  ];
  const whole = view(game, piece, undefined);
  seen.set(piece, { made, view: whole });
  return whole;
}

/** Written out: it is asked of every object each time that somebody looks at the table. */
const isMadeOf = (made: readonly unknown[], game: LegionsGame, piece: Piece): boolean =>
  made[0] === game.look(piece) &&
  made[1] === piece.zone &&
  made[2] === piece.controller &&
  made[3] === piece.rested &&
  made[4] === piece.faceDown &&
  made[5] === piece.damage &&
  made[6] === piece.counters &&
  made[7] === piece.attachedTo &&
  made[8] === piece.attacking &&
  made[9] === piece.attackedBase &&
  made[10] === piece.blocking &&
  made[11] === piece.blocked &&
  made[12] === piece.unblocked &&
  made[13] === piece.isBlocking &&
  made[14] === piece.context?.targets &&
  made[15] === piece.context?.source;

function view(game: LegionsGame, piece: Piece, viewer: number | undefined): ObjectView {
  const seen = isSeen(game, piece, viewer);
  const is = game.look(piece);
  const onBattlefield = piece.zone === game.battlefield;
  const shared = {
    // A hidden card is nobody in particular: what it was elsewhere must not be told by its id.
    id:
      seen || onBattlefield || piece.zone === game.chain
        ? idOf(piece)
        : `hidden-${piece.zone.name}-${piece.owner}-${piece.zone.objects.indexOf(piece)}`,
    owner: piece.owner,
    controller: piece.controller,
    zone: piece.zone.name,
    statuses: onBattlefield
      ? statuses(piece)
      : piece.zone === game.chain || piece.faceDown
        ? [piece.faceDown ? 'face down' : 'face up']
        : [],
    damage: piece.damage,
    counters: Object.fromEntries(Object.entries(piece.counters).filter(([, count]) => count > 0)),
    base: piece.attachedTo && idOf(piece.attachedTo),
    attacking: piece.attackedBase && idOf(piece.attackedBase),
    blocking: piece.blocking.map(idOf),
    targets: (piece.context?.targets ?? [])
      .flat()
      .map((target) => ('player' in target ? target.player : idOf(target.piece))),
    source: piece.context && piece.context.source !== piece ? idOf(piece.context.source) : undefined,
  };
  if (!seen)
    return {
      ...shared,
      types: onBattlefield
        ? is.types.filter((type) => type === 'base' || type === 'trap' || type === 'unit')
        : [],
      subtypes: [],
      supertypes: [],
      characteristics: {},
      abilities: [],
    };
  const isUnit = is.types.includes('unit');
  const isBase = is.types.includes('base') || is.types.includes('upgrade');
  return {
    ...shared,
    name: piece.card.name,
    types: is.types,
    subtypes: is.subtypes,
    supertypes: is.supertypes,
    characteristics: {
      'resource cost': is.cost,
      ...(isUnit || piece.card.will !== undefined ? { will: is.will, power: is.power } : {}),
      ...(isBase ? { defense: is.defense, capacity: is.capacity, 'resource production': is.production } : {}),
    },
    abilities: is.abilities.map((ability) => ability.text),
  };
}

function statuses(piece: Piece): readonly string[] {
  const fighting = [
    ...(piece.attacking ? ['attacking'] : []),
    ...(piece.blocked ? ['blocked'] : []),
    ...(piece.unblocked ? ['unblocked'] : []),
  ];
  return [
    piece.rested ? 'rested' : 'reset',
    piece.faceDown ? 'face down' : 'face up',
    ...fighting,
    ...(piece.isBlocking ? ['blocking'] : []),
  ];
}
