import type { Piece } from '../piece';

/**
 * Objects, none twice, in the order in which they were added: a set for what is filled and emptied at every change. That
 * an object is in it is marked on the object, so neither takes more than a few instructions.
 */
export class Marked {
  readonly pieces: Piece[] = [];

  /** @param mark a bit of `Piece.marks`, of this set alone. */
  constructor(private readonly mark: number) {}

  has(piece: Piece): boolean {
    return (piece.marks & this.mark) !== 0;
  }

  add(piece: Piece): void {
    if ((piece.marks & this.mark) !== 0) return;
    piece.marks |= this.mark;
    this.pieces.push(piece);
  }

  clear(): void {
    const { pieces, mark } = this;
    if (pieces.length === 0) return;
    for (const piece of pieces) piece.marks &= ~mark;
    // Emptied one by one, a list keeps its room.
    while (pieces.length > 0) pieces.pop();
  }
}
