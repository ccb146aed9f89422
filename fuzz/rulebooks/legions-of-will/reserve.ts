import { amountOf } from '../../../port/amounts';
import type { Observation } from '../../../port/contract';

/** How much resource a player has in reserve (104). */
export const reserveOf = (player: Pick<Observation['players'][number], 'resources'> | undefined): number =>
  amountOf(player, 'resource');
