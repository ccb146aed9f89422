import type { Observation } from './contract';

type Player = Observation['players'][number];

/** How much of a resource a player is seen to have; none where no player is meant. */
export const amountOf = (player: Pick<Player, 'resources'> | undefined, resource: string): number =>
  player?.resources[resource] ?? 0;
