import type { ObjectView, Observation } from '../../../../port/contract';

type Pool = Readonly<Record<string, number>>;

const poolOf = ({ players }: Observation, player: number): Pool => players[player]?.pool ?? {};

/** The Power in a pool, of whatever domains. */
export const powerIn = (pool: Pool = {}): number =>
  Object.entries(pool).reduce((sum, [kind, amount]) => sum + (kind === 'energy' ? 0 : amount), 0);

const runesOf = ({ objects }: Observation, player: number): readonly ObjectView[] =>
  objects.filter(
    ({ zone, types, controller }) => zone === 'board' && controller === player && types.includes('rune'),
  );

/** 159: the Energy that a player has left, or could add by exhausting runes. */
export const energyLeft = (table: Observation, player: number): number =>
  (poolOf(table, player).energy ?? 0) +
  runesOf(table, player).filter(({ statuses }) => !statuses.includes('exhausted')).length;

/** 159: the Power that a player has left, or could add by recycling runes, of the domains of what is to be paid for. */
export function powerLeft(table: Observation, { domains = [] }: ObjectView, player: number): number {
  const inPool = Object.entries(poolOf(table, player)).reduce(
    (sum, [kind, amount]) => sum + (kind === 'any' || domains.includes(kind) ? amount : 0),
    0,
  );
  const fitting = runesOf(table, player).filter((rune) =>
    rune.domains?.some((each) => domains.includes(each)),
  );
  return inPool + fitting.length;
}
