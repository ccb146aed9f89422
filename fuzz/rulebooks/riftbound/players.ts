import { amountOf } from '../../../port/amounts';
import type { Observation } from '../../../port/contract';

type Player = Observation['players'][number];

/** What is in a rune pool, by kind (161). */
export type Pool = Readonly<Record<string, number>>;

/** The rune pool of a player. */
export function poolOf(player: Pick<Player, 'resources'> | undefined): Pool {
  const { points: _, ...pool } = player?.resources ?? {};
  return pool;
}

/** What a player has scored (445). */
export const pointsOf = (player: Pick<Player, 'resources'> | undefined): number => amountOf(player, 'points');

/** The Energy in a player's rune pool. */
export const energyOf = (player: Pick<Player, 'resources'> | undefined): number => amountOf(player, 'energy');

/** The seat of who has focus (313); undefined: nobody has. */
export const focusOf = ({ players }: Pick<Observation, 'players'>): number | undefined =>
  players.find(({ statuses = [] }) => statuses.includes('focus'))?.seat;
