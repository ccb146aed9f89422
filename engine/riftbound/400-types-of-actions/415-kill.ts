import { putInto } from '../100-game-concepts/105-spaces';
import { definition, fact } from '../forms';
import type { RiftboundGame } from '../game';
import { instruction } from '../instruction';
import { notice, type Occurrence } from '../occurrence';
import { objects } from '../phrases';
import type { Piece } from '../piece';

/** The event of a permanent being killed: put from the board into the trash (415.1, 415.2). */
export const kill = (piece: Piece, source?: Piece, ability?: Piece, others?: readonly Piece[]): Occurrence =>
  putInto(piece, 'kill', { zone: 'trash' }, source ? { source, ability, others } : {});

/** 415.2.a, 166.3, 157.1.a: only permanents on the board are killed. */
export const canBeKilled = fact(
  '415.2.a',
  'Only a permanent on the board is killed',
  (game: RiftboundGame, piece: Piece) =>
    !piece.ceased &&
    (piece.zone === game.board || piece.zone.name === 'legend zone') &&
    !isNeverKilled(game, piece),
);

export const battlefieldsAreNotKilled = fact(
  '166.3',
  'Battlefields are never killed',
  (game: RiftboundGame, piece: Piece) => game.look(piece).types.includes('battlefield'),
);

export const legendsAreNotKilled = fact(
  '170.3',
  'Legends are never killed',
  (game: RiftboundGame, piece: Piece) => game.look(piece).types.includes('legend'),
);

/** Runes are no permanents (157.1.a). */
const isNeverKilled = (game: RiftboundGame, piece: Piece): boolean =>
  battlefieldsAreNotKilled(game, piece) ||
  legendsAreNotKilled(game, piece) ||
  game.look(piece).types.includes('rune');

/** 415.2.b: what happens as something is killed. Switched off, it is moved as well. */
export const killedAndNotMoved = definition(
  '415.2.b',
  'Being killed is no move',
  (_game: RiftboundGame, killed: Occurrence): readonly Occurrence[] => [killed],
  (_game, killed) => [killed, notice('move', { piece: killed.about.piece, player: killed.about.player })],
);

/** 415: "kill". */
export const killing = instruction(
  { number: '415.1.a.1', restates: ['415.2'] },
  'A permanent is put from the board into the trash',
  'kill',
  {
    perform: (game, effect, context, { chosen }) =>
      objects(game, effect.object, context, chosen)
        .filter((piece) => canBeKilled(game, piece))
        .flatMap((piece) => killedAndNotMoved(game, kill(piece, context.source, context.ability))),
  },
);
