import type { ObjectView, Observation } from '../../../../port/contract';
import { pointsOf } from '../players';

type Table = Pick<Observation, 'objects' | 'players' | 'activePlayer'>;

/** What may be said to be so, and whether it is so for a player. */
const KNOWN: readonly (readonly [
  says: RegExp,
  isSo: (table: Table, you: number, number: number) => boolean,
])[] = [
  [
    /^you control (\d+) or more units$/,
    ({ objects }, you, number) =>
      objects.filter((each) => isUnit(each) && each.controller === you).length >= number,
  ],
  [
    /^you control a battlefield$/,
    ({ objects }, you) =>
      objects.some((each) => each.statuses.includes('controlled') && each.controller === you),
  ],
  [/^you have (\d+) or more points$/, ({ players }, you, number) => pointsOf(players[you]) >= number],
  [
    /^an opponent controls a battlefield$/,
    ({ objects }, you) =>
      objects.some((each) => each.statuses.includes('controlled') && each.controller !== you),
  ],
  [
    /^you have (\d+) or more cards in your hand$/,
    ({ objects }, you, number) =>
      objects.filter(({ zone, owner }) => zone === 'hand' && owner === you).length >= number,
  ],
  [/^it's your turn$/, ({ activePlayer }, you) => activePlayer === you],
];

const isUnit = ({ zone, types }: ObjectView): boolean => zone === 'board' && types.includes('unit');

/**
 * Is a condition so for a player, such as “you control 2 or more units”?
 *
 * @returns undefined where it isn't one that is known here
 */
export function isSo(condition: string, table: Table, you: number): boolean | undefined {
  const [says, test] = KNOWN.find(([each]) => each.test(condition)) ?? [];
  return says && test?.(table, you, Number(says.exec(condition)?.[1]));
}
