/** Costs that several objects at one place pay: "Kill two friendly units at the same location" (353.6, 354.2). */
import { locationOf } from '../phrases';
import type { Location, Piece } from '../piece';

/** Is it "… at the same place"? */
export const mustBeTogether = (reference: object): boolean =>
  'group' in reference &&
  typeof reference.group === 'object' &&
  reference.group !== null &&
  'at' in reference.group &&
  reference.group.at === 'the same place';

/** Those at each place. */
export function byPlace(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const places = new Map<Location | undefined, Piece[]>();
  for (const piece of pieces) {
    const place = locationOf(piece);
    places.set(place, [...(places.get(place) ?? []), piece]);
  }
  return [...places.values()];
}

/** Are there so many of them, at one place where they must be together? */
export const enough = (pieces: readonly Piece[], count: number, together: boolean): boolean =>
  together ? byPlace(pieces).some((group) => group.length >= count) : pieces.length >= count;

/** Those that are at places where there are so many. */
export const inGroups = (pieces: readonly Piece[], count: number): readonly Piece[] => {
  const places = byPlace(pieces).filter((group) => group.length >= count);
  return pieces.filter((piece) => places.some((group) => group.includes(piece)));
};

/** Those that can pay along with some that were chosen: others, at the same place. */
export const alongWith = (some: readonly Piece[], pieces: readonly Piece[]): readonly Piece[] => {
  const [first] = some;
  return first
    ? pieces.filter((piece) => !some.includes(piece) && locationOf(piece) === locationOf(first))
    : pieces;
};
