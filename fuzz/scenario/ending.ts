import type { Observation, PendingDecision, TraceLine } from '../../port/contract';
import type { Step } from './given';

/** A game as one engine has it at the end of a scenario. */
export interface Ending {
  readonly observation: Observation;
  readonly decision: PendingDecision | undefined;
  /** All that happened since the setup. */
  readonly trace: readonly TraceLine[];
  /** The name that an object has, or had when it was last seen; empty where nobody ever saw one. */
  readonly nameEver: (id: string) => string;
}

/** A sentence, and the words that it has where it was so from the beginning. */
export type Said = readonly [Step, Step?];

/** The name of a player. */
export const nameOf = ({ observation }: Ending, seat: number): string =>
  observation.players[seat]?.name ?? '';
