import type { Observation } from '../../../../port/contract';
import { atPriority, type Invariant, type Moment } from '../../../invariant';

const FOUGHT = 'a table after a battle';

/** 506.4, 511.2: units attack and block only in a battle. */
export const inBattle: Invariant = {
  number: 'L29',
  name: 'in battle',
  rules: ['511.2~2', '506.4'],
  ruleOf: (message) => (message.includes('is over') ? '511.2~2' : '506.4'),
  cost: 'cheap',
  documentation:
    'When a player gets priority in another phase than the battle phase nothing attacks, blocks, is blocked or unblocked; and in it nothing attacks or blocks that did so when somebody last had priority and that another player controls now.',
  gherkin:
    'units attack and block only in the battle phase, and only for the player who controlled them first',
  broken: 'a unit still attacks or blocks after the battle phase, or after its controller has changed',
  mustReach: { [FOUGHT]: 10 },
  watch: () => {
    let hasFought = false;
    /** Who controls what attacks and blocks. */
    const sides = new Map<string, number | undefined>();
    const watcher = atPriority((moment) => (hasFought ? stillFighting(moment, sides) : undefined));
    return {
      look: (moment) => {
        hasFought ||= moment.lines.some(({ kind }) => kind === 'attack');
        // What is declared anew may be somebody else's by then, and nobody may have had a choice in between.
        for (const { kind, object = '' } of moment.lines) if (DECLARED.has(kind)) sides.delete(object);
        return watcher.look(moment);
      },
    };
  },
};

const DECLARED: ReadonlySet<string> = new Set(['attack', 'block']);
const FIGHTING: ReadonlySet<string> = new Set(['attacking', 'blocking', 'blocked', 'unblocked']);

function stillFighting({ table, reach }: Moment, sides: Map<string, number | undefined>): string | undefined {
  if (table.phase === 'battle phase') return deserter(table, sides);
  sides.clear();
  reach.saw(FOUGHT);
  const fighting = table.objects.find(({ statuses }) => statuses.some((status) => FIGHTING.has(status)));
  return fighting && `"${fighting.name}" is still in battle, and the battle phase is over.`;
}

/** 506.4: who changes sides is removed from battle. */
function deserter(
  { objects, players }: Observation,
  sides: Map<string, number | undefined>,
): string | undefined {
  const before = new Map(sides);
  sides.clear();
  for (const { id, statuses, controller, name } of objects) {
    const deed = statuses.find((status) => status === 'attacking' || status === 'blocking');
    if (deed === undefined) continue;
    sides.set(id, controller);
    if (before.has(id) && before.get(id) !== controller)
      return `"${name}" is still ${deed}, and ${players[controller ?? -1]?.name} has gained control of it.`;
  }
  return undefined;
}
