import type { ChoiceToMake } from '../../kernel';
import { move } from '../4-zones/400-general';
import { definition, stateBasedAction } from '../forms';
import type { LegionsGame } from '../game';
import type { Piece } from '../piece';

/** The face-up bases of a player. */
export const basesOf = (game: LegionsGame, seat: number): readonly Piece[] =>
  game.bases.filter((base) => base.controller === seat);

export const faceUpBasesOf = (game: LegionsGame, seat: number): readonly Piece[] =>
  game.bases.filter((base) => base.controller === seat && !base.faceDown);

/** 301.3a, 404.2a: has a base room for so many permanents more? */
export const hasCapacity = definition(
  ['301.3a', '404.2a', '209.1'],
  'A base holds as many permanents as its capacity',
  (game: LegionsGame, base: Piece, more: number) =>
    !base.faceDown && base.attached.length + more <= game.look(base).capacity,
  (_game, base) => !base.faceDown,
);

/** 301.3b, 108.2c, 404.2d: what a base holds beyond its capacity goes, its controller choosing. */
export const beyondCapacity = stateBasedAction(
  ['301.3b', '108.2c', '404.2d'],
  'Permanents beyond capacity are put into the graveyard',
  (game) =>
    game.bases
      .filter((base) => excess(game, base) > 0)
      .map(
        (base): ChoiceToMake<LegionsGame> => ({
          player: base.controller ?? base.owner,
          purpose: 'choose permanents beyond capacity',
          minimum: excess(game, base),
          maximum: excess(game, base),
          options: base.attached.map((piece) => ({
            label: piece.card.name,
            object: piece,
            events: () => [move(piece, 'put into a graveyard', { zone: 'graveyard' })],
          })),
        }),
      ),
);

const excess = (game: LegionsGame, base: Piece): number =>
  base.faceDown || base.attached.length === 0
    ? 0
    : base.attached.length - Math.max(0, game.look(base).capacity);
