import type { ChoiceToMake } from '../../kernel';
import { move } from '../4-zones/400-general';
import { definition, stateBasedAction } from '../forms';
import type { LegionsGame } from '../game';
import type { Piece } from '../piece';

/** The face-up bases of a player. */
export const basesOf = (game: LegionsGame, seat: number): readonly Piece[] =>
  game.battlefield.objects.filter((piece) => piece.controller === seat && piece.card.types.includes('base'));

export const faceUpBasesOf = (game: LegionsGame, seat: number): readonly Piece[] =>
  basesOf(game, seat).filter((base) => !base.faceDown);

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
    game.battlefield.objects.flatMap((base): ChoiceToMake<LegionsGame>[] => {
      if (base.faceDown || base.attached.length === 0) return [];
      const { capacity } = game.look(base);
      const excess = base.attached.length - Math.max(0, capacity);
      if (excess <= 0) return [];
      return [
        {
          player: base.controller ?? base.owner,
          purpose: 'choose permanents beyond capacity',
          minimum: excess,
          maximum: excess,
          options: base.attached.map((piece) => ({
            label: piece.card.name,
            object: piece,
            events: () => [move(piece, 'put into a graveyard', { zone: 'graveyard' })],
          })),
        },
      ];
    }),
);
