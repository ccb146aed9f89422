import { doneToEach } from '../../card-game/keywords/done-to-each';
import { gainResource } from '../1-game-concepts/104-resource';
import { destroyBase, turnFaceDown } from '../3-card-types/301-bases';
import { move } from '../4-zones/400-general';
import { removeFromBattle } from '../4-zones/battle-state';
import { asItIsTurned } from '../6-actions-abilities-effects/609-timestamps';
import { phrases } from '../conditions';
import { fact } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { players } from '../phrases';
import type { Piece } from '../piece';

/** 701.4a: to destroy a permanent. */
export const destroy = (piece: Piece): Occurrence => move(piece, 'destroy', { zone: 'graveyard' });

/** 701.12a: to sacrifice a permanent. */
export const sacrifice = (piece: Piece): Occurrence => move(piece, 'sacrifice', { zone: 'graveyard' });

/** 701.5a: to discard a card. */
export const discard = (piece: Piece): Occurrence =>
  move(piece, 'discard a card', { zone: 'graveyard' }, { player: piece.owner });

/** 701.7a: to expel an object. */
export const expel = (piece: Piece, faceDown = false): Occurrence =>
  move(piece, 'expel', { zone: 'expelled', faceDown });

/** 701.10a: only reset permanents can be rested. */
export const onlyResetRest = fact(
  '701.10a',
  'Only reset permanents can be rested',
  (_game, piece: Piece) => piece.rested,
);

export const rest = (game: LegionsGame, piece: Piece): readonly Occurrence[] =>
  onlyResetRest(game, piece)
    ? []
    : [new Occurrence('become rested', { piece }, () => game.set(piece, 'rested', true))];

/** 701.10b: only rested permanents can be reset. */
export const onlyRestedReset = fact(
  { number: '701.10b', restates: ['702.1a'] },
  'Only rested permanents can be reset',
  (_game, piece: Piece) => !piece.rested,
);

export const reset = (game: LegionsGame, piece: Piece): readonly Occurrence[] =>
  onlyRestedReset(game, piece)
    ? []
    : [new Occurrence('become reset', { piece }, () => game.set(piece, 'rested', false))];

export const onBattlefield = (game: LegionsGame, pieces: readonly Piece[]): readonly Piece[] =>
  pieces.filter((piece) => !piece.ceased && piece.zone === game.battlefield);

export const turnFaceUp = (piece: Piece): Occurrence =>
  new Occurrence('turn face up', { piece, player: piece.controller }, (game) => {
    game.set(piece, 'faceDown', false);
    game.set(piece, 'timestamp', asItIsTurned(game, game.timestamp(), piece));
  });

/** The body of an instruction that does something to each permanent that it names. */
const toPermanents = (happens: (game: LegionsGame, piece: Piece) => readonly Occurrence[]) =>
  doneToEach<LegionsTypes>(phrases, (game, piece) =>
    piece.ceased || piece.zone !== game.battlefield ? [] : happens(game, piece),
  );

export const destroying = instruction(
  '701.4a',
  "To destroy a permanent: put it into its owner's graveyard",
  'destroy',
  toPermanents((_game, piece) => [piece.card.types.includes('base') ? destroyBase(piece) : destroy(piece)]),
);

export const resting = instruction('701.10', 'To rest a permanent', 'rest', toPermanents(rest));

export const resetting = instruction('701.10', 'To reset a permanent', 'reset', toPermanents(reset));

export const turningFaceUp = instruction(
  '108.4c',
  'An effect turns a permanent face up',
  'turn face up',
  toPermanents((_game, piece) => (piece.faceDown ? [turnFaceUp(piece)] : [])),
);

export const turningFaceDown = instruction(
  '301.11',
  'An effect turns a permanent face down',
  'turn face down',
  toPermanents((_game, piece) => (piece.faceDown ? [] : [turnFaceDown(piece)])),
);

export const removingFromBattle = instruction(
  '506.4',
  'An effect removes a unit from battle',
  'remove from battle',
  toPermanents((_game, piece) => [
    new Occurrence('remove from battle', { piece }, (game) => removeFromBattle(game, piece)),
  ]),
);

export const doublingResource = instruction(
  '701.6e',
  'Doubling resource adds as much as there is',
  'double resource',
  {
    perform: (game, effect, context) =>
      players(game, effect.who, context).map((seat) => gainResource(seat, game.player(seat).reserve)),
  },
);
