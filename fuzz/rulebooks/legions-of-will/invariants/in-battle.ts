import { atPriority, type Invariant, type Moment } from '../../../invariant';

const FOUGHT = 'a table after a battle';

/** 506.4, 511.2: units attack and block only in a battle. */
export const inBattle: Invariant = {
  number: 'L29',
  name: 'in battle',
  rules: ['511.2~2', '506.4'],
  cost: 'cheap',
  documentation:
    'When a player gets priority in another phase than the battle phase nothing attacks, blocks, is blocked or unblocked.',
  gherkin: 'units attack and block only in the battle phase',
  broken: 'a unit still attacks or blocks after the battle phase',
  mustReach: { [FOUGHT]: 10 },
  watch: () => {
    let hasFought = false;
    const watcher = atPriority((moment) => (hasFought ? stillFighting(moment) : undefined));
    return {
      look: (moment) => {
        hasFought ||= moment.lines.some(({ kind }) => kind === 'attack');
        return watcher.look(moment);
      },
    };
  },
};

const FIGHTING: ReadonlySet<string> = new Set(['attacking', 'blocking', 'blocked', 'unblocked']);

function stillFighting({ table, reach }: Moment): string | undefined {
  if (table.phase === 'battle phase') return undefined;
  reach.saw(FOUGHT);
  const fighting = table.objects.find(({ statuses }) => statuses.some((status) => FIGHTING.has(status)));
  return fighting && `"${fighting.name}" is still in battle, and the battle phase is over.`;
}
