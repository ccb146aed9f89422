import type { ObjectView } from '../../port/contract';
import type { Moment } from '../invariant';

/** What is wrong with offering an action with an object to a player, as the end of a sentence; undefined: nothing. */
export type WhatIsWrong = (
  object: ObjectView,
  action: string,
  player: number,
  moment: Moment,
) => string | undefined;

/**
 * Says of the first option of a decision that names an object, and one of these actions, what is wrong with it; undefined
 * where nothing is.
 */
export function wrongOffer(
  moment: Moment,
  judged: ReadonlySet<string>,
  whatIsWrong: WhatIsWrong,
): string | undefined {
  const { decision } = moment;
  if (!decision) return undefined;
  const { player, options } = decision;
  for (const { action = '', object: id } of options) {
    if (id === undefined || !judged.has(action)) continue;
    const object = moment.objects.get(id);
    const wrong = object ? whatIsWrong(object, action, player, moment) : 'is not on the table';
    if (wrong !== undefined)
      return `${moment.table.players[player]?.name} is offered to ${action} "${object?.name ?? id}", which ${wrong}.`;
  }
  return undefined;
}
