import { atPriority, type Invariant, type Moment } from '../invariant';

/** 301.3b, 404.2d: what a base holds beyond its capacity is gone before anybody receives priority. */
export const capacity: Invariant = {
  number: 'L1',
  rules: ['301.3b', '404.2d'],
  cost: 'cheap',
  documentation:
    'State-based actions have removed what is too much before anybody receives priority, whatever was played, moved, destroyed or made smaller.',
  name: 'capacity',
  gherkin: 'no base holds more permanents than its capacity when a player gets priority',
  broken: 'a base holds more permanents than its capacity when a player gets priority',
  mustReach: { 'a base filled to its capacity': 20, 'permanents beyond capacity': 5 },
  watch: () => {
    const watcher = atPriority(overfull);
    return {
      look: (moment) => {
        if (moment.lines.some(({ what, rule }) => what === 'event' && rule === '301.3b')) {
          moment.reach.saw('permanents beyond capacity');
        }
        return watcher.look(moment);
      },
    };
  },
};

function overfull({ table, reach }: Moment): string | undefined {
  const held = new Map<string, number>();
  for (const { zone, base } of table.objects) {
    if (zone === 'battlefield' && base !== undefined) held.set(base, (held.get(base) ?? 0) + 1);
  }
  for (const { id, name, types, statuses, controller, characteristics } of table.objects) {
    if (!types.includes('base') || !statuses.includes('face up')) continue;
    const holds = held.get(id) ?? 0;
    const room = Math.max(0, characteristics.capacity ?? 0);
    if (holds === room && holds > 0) reach.saw('a base filled to its capacity');
    if (holds > room) {
      const owner = table.players[controller ?? 0]?.name ?? 'somebody';
      return `${owner}'s base "${name}" holds ${holds} permanents, but its capacity is ${room}.`;
    }
  }
  return undefined;
}
