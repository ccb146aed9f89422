import {
  isClosed,
  isPrivateToOthers,
  isPublic,
  isSecret,
  isShowdown,
  type Location,
  type Piece,
  type RiftboundGame,
} from '../../../engine/riftbound';
import type { ObjectView, Observation } from '../../contract';
import { idOf } from '../ids';

/** The table as a viewer sees it; without a viewer, all of it (108, 127). */
export function observe(game: RiftboundGame, viewer: number | undefined): Observation {
  const { now } = game;
  const facedown = game.battlefields.flatMap((each) => each.facedown?.objects ?? []);
  const piles = game.players.flatMap((player) =>
    player.zones.flatMap(({ objects }) => [...objects].reverse()),
  );
  const objects = [...game.board.objects, ...[...game.chain.objects].reverse(), ...facedown, ...piles];
  return {
    over: now.over,
    drawn: false,
    activePlayer: now.active,
    phase: now.phase,
    step: now.step,
    turn: now.turn,
    state: `${isShowdown(game) ? 'showdown' : 'neutral'} ${isClosed(game) ? 'closed' : 'open'}`,
    focus: now.focus,
    players: game.players.map(({ name, seat, energy, power, points, inGame, won, lost }) => ({
      name,
      seat,
      resource: energy,
      inGame,
      won,
      lost,
      points,
      pool: { energy, ...Object.fromEntries(Object.entries(power).filter(([, amount]) => amount > 0)) },
    })),
    objects: [
      ...game.players.map(({ base, seat }) => baseView(base, seat)),
      ...objects.map((piece) => view(game, piece, viewer)),
    ],
  };
}

/** A base is no card, but a place with a name. */
const baseView = (base: Location, seat: number): ObjectView => ({
  id: idOf(base),
  name: base.name,
  owner: seat,
  controller: seat,
  zone: 'board',
  types: ['base'],
  subtypes: [],
  supertypes: [],
  characteristics: {},
  statuses: [],
  damage: 0,
  counters: {},
  blocking: [],
  abilities: [],
  targets: [],
});

/** May the viewer see the object's face (127.3–127.5)? */
function isSeen(game: RiftboundGame, piece: Piece, viewer: number | undefined): boolean {
  if (viewer === undefined || piece.revealed || piece.lookedAtBy === viewer) return true;
  if (isSecret(game, piece) || isPrivateToOthers(game, piece, viewer)) return false;
  return piece.owner === viewer || isPublic(game) || piece.controller === viewer;
}

function view(game: RiftboundGame, piece: Piece, viewer: number | undefined): ObjectView {
  const seen = isSeen(game, piece, viewer);
  const is = game.look(piece);
  const onBoard = piece.zone === game.board;
  const isUnit = is.types.includes('unit');
  const location = is.types.includes('battlefield') ? undefined : piece.location;
  const shared = {
    // A hidden card is nobody in particular: what it was elsewhere must not be told by its id.
    id:
      seen || onBoard || piece.zone.name === 'facedown zone'
        ? idOf(piece)
        : `hidden-${piece.zone.name}-${piece.owner}-${piece.zone.objects.indexOf(piece)}`,
    owner: piece.owner,
    controller: piece.controller,
    zone: piece.zone.name,
    statuses: statuses(game, piece),
    damage: piece.damage,
    counters: {},
    base: location && idOf(location),
    attachedTo: piece.attachedTo && idOf(piece.attachedTo),
    blocking: [],
    targets: (piece.context?.targets ?? [])
      .flat()
      .map((target) =>
        'player' in target ? target.player : idOf('piece' in target ? target.piece : target.location),
      ),
    source: piece.context && piece.context.source !== piece ? idOf(piece.context.source) : undefined,
  };
  if (!seen)
    return { ...shared, types: [], subtypes: [], supertypes: [], characteristics: {}, abilities: [] };
  return {
    ...shared,
    name: piece.card.name,
    types: is.types,
    subtypes: is.tags,
    supertypes: is.supertypes,
    domains: is.domains,
    characteristics: {
      'energy cost': is.energy,
      'power cost': is.power.length,
      ...(isUnit ? { might: is.might } : {}),
    },
    abilities: is.abilities.map((ability) => ability.text),
  };
}

function statuses(game: RiftboundGame, piece: Piece): readonly string[] {
  if (piece.zone === game.chain) return [piece.pending ? 'pending' : 'finalized'];
  if (piece.zone.name === 'facedown zone') return ['facedown'];
  if (piece.zone !== game.board && piece.zone.name !== 'legend zone') return [];
  const location = game.battlefields.find(({ battlefield }) => battlefield === piece);
  if (location)
    return [
      piece.controller === undefined ? 'uncontrolled' : 'controlled',
      ...(location.contestedBy === undefined ? [] : ['contested']),
    ];
  return [
    piece.exhausted ? 'exhausted' : 'ready',
    ...(piece.buffed ? ['buffed'] : []),
    ...(piece.stunned ? ['stunned'] : []),
    ...(piece.designation === 'attacker' ? ['attacking'] : []),
    ...(piece.designation === 'defender' ? ['defending'] : []),
    ...(piece.attachedTo ? ['attached'] : []),
  ];
}
