import type { ObjectView, Observation } from '../../../../port/contract';
import type { Invariant, Moment } from '../../../invariant';
import { numberOf } from '../../../invariants/number-words';

const OFFERED = 'an ability that asks for something besides resource, offered';

/** 112.3: what can't be paid for can't be activated. */
export const payable: Invariant = {
  number: 'L57',
  name: 'costs besides resource',
  rules: ['112.3'],
  cost: 'cheap',
  documentation:
    'No ability is offered whose cost asks for what is not there: for itself to be rested where it is, for more counters than are on it, or for more cards than are in the hand.',
  gherkin: 'no ability is offered whose cost can not be paid',
  broken: 'an ability is offered whose cost can not be paid',
  mustReach: { [OFFERED]: 10 },
  watch: () => ({ look: (moment) => (moment.hasPriority ? unpayable(moment) : undefined) }),
};

/** A part of a cost: is there what it asks for? */
type Part = (source: ObjectView, table: Observation, seat: number, groups: readonly string[]) => boolean;

const many = (word = ''): number => numberOf(word) ?? 1;

const PARTS: readonly (readonly [says: RegExp, isThere: Part])[] = [
  [/^\{?rest(?: this \w+)?\}?$/, ({ statuses }) => !statuses.includes('rested')],
  [
    /^remove (\w+) (\w+) counters? from this \w+$/,
    ({ counters }, _table, _seat, [number, kind = '']) => (counters[kind] ?? 0) >= many(number),
  ],
  [
    /^discard (a|two|three) cards?(?: at random)?$/,
    (_source, { objects }, seat, [number]) =>
      objects.filter(({ zone, owner }) => zone === 'hand' && owner === seat).length >= many(number),
  ],
];

/** What a text asks for before its colon, part by part, each with the words that it is made of. */
const costs = new Map<string, readonly (readonly [isThere: Part, groups: readonly string[]])[]>();

function partsOf(text: string): readonly (readonly [isThere: Part, groups: readonly string[]])[] {
  const known = costs.get(text);
  if (known) return known;
  const [, cost = ''] = /^([^:"]*):/.exec(text.toLowerCase()) ?? [];
  const found = cost.split(/, | and /).flatMap((each) =>
    PARTS.flatMap(([says, isThere]) => {
      const match = says.exec(each);
      return match ? [[isThere, match.slice(1)] as const] : [];
    }),
  );
  costs.set(text, found);
  return found;
}

function unpayable({ decision, objects, table, reach }: Moment): string | undefined {
  const { options = [], player = -1 } = decision ?? {};
  for (const { action, object: id = '', index = -1 } of options) {
    const source = action === 'activate' ? objects.get(id) : undefined;
    const text = source?.abilities[index];
    if (source?.zone !== 'battlefield' || text === undefined) continue;
    const parts = partsOf(text);
    if (parts.length > 0) reach.saw(OFFERED);
    if (parts.some(([isThere, groups]) => !isThere(source, table, player, groups)))
      return `${table.players[player]?.name} is offered to activate "${source.name}", which asks for what is not there: "${text}".`;
  }
  return undefined;
}
