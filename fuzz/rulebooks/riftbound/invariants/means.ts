import type { ObjectView, Observation } from '../../../../port/contract';
import { energyOf, type Pool, poolOf } from '../players';

/** The Power in a pool, of whatever domains. */
export const powerIn = (pool: Pool = {}): number =>
  Object.entries(pool).reduce((sum, [kind, amount]) => sum + (kind === 'energy' ? 0 : amount), 0);

const runesOf = ({ objects }: Observation, player: number): readonly ObjectView[] =>
  objects.filter(
    ({ zone, types, controller }) => zone === 'board' && controller === player && types.includes('rune'),
  );

/** 159: the Energy that a player has left, or could add by exhausting runes. */
export const energyLeft = (table: Observation, player: number): number =>
  energyOf(table.players[player]) +
  runesOf(table, player).filter(({ statuses }) => !statuses.includes('exhausted')).length;

/** The domains of a card that is seen (134). */
export const domainsOf = ({ fields = {} }: ObjectView): readonly string[] => fields.domains ?? [];

/** 159: the Power that a player has left, or could add by recycling runes, of the domains of what is to be paid for. */
export function powerLeft(table: Observation, object: ObjectView, player: number): number {
  const domains = domainsOf(object);
  const inPool = Object.entries(poolOf(table.players[player])).reduce(
    (sum, [kind, amount]) => sum + (kind === 'any' || domains.includes(kind) ? amount : 0),
    0,
  );
  const fitting = runesOf(table, player).filter((rune) =>
    domainsOf(rune).some((each) => domains.includes(each)),
  );
  return inPool + fitting.length;
}
