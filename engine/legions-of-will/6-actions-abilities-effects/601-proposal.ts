import type * as layer from '../../card-game/play/proposal';
import type { LegionsTypes } from '../game';

/** A card or ability being put on the chain of events. */
export type Proposal = layer.Proposal<LegionsTypes>;
