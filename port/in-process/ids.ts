/** An object's id, as the port has it. */
export const idOf = (piece: { readonly id: number }): string => `o${piece.id}`;
