import { formsFor } from '../kernel';
import type { RiftboundGame } from './game';
import type { Piece } from './piece';

/** The kernel's forms, for the rules of this game. */
export const { definition, fact, timing, permission, prohibition } = formsFor<RiftboundGame, Piece>();

export { parameter, varied } from '../kernel';
