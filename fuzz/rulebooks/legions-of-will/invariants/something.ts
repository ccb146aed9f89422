import type { Invariant } from '../../../invariant';

const DONE = 'damage that was dealt, or resource that was gained';

const DEEDS: ReadonlyMap<string, string> = new Map([
  ['deal damage', '113.7'],
  ['gain resource', '104.2'],
]);

/** 113.7: what deals no damage doesn't deal damage. */
export const something: Invariant = {
  number: 'L75',
  name: 'something',
  rules: [...DEEDS.values()],
  ruleOf: (message) => [...DEEDS].find(([kind]) => message.includes(kind))?.[1],
  cost: 'cheap',
  documentation:
    'Damage that the trace tells was dealt, and resource that was gained, is more than nothing: what comes to nothing is no event, and nothing triggers on it.',
  gherkin: 'what comes to nothing is not done',
  broken: 'no damage is told to be dealt, or no resource to be gained',
  mustReach: { [DONE]: 20 },
  watch: () => ({
    look: ({ lines, objects, table, reach }) => {
      for (const { what, kind, amount, object = '', player = -1 } of lines) {
        if (what !== 'event' || !DEEDS.has(kind)) continue;
        reach.saw(DONE);
        if (amount !== undefined && amount <= 0)
          return `There is a "${kind}" of ${amount} for ${name(objects.get(object)?.name, table.players[player]?.name)}.`;
      }
      return undefined;
    },
  }),
};

const name = (object: string | undefined, player: string | undefined): string =>
  object === undefined ? (player ?? 'nobody') : `"${object}"`;
