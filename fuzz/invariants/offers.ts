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
  const { decision, table } = moment;
  if (!decision) return undefined;
  const { player, options } = decision;
  const offered = options.filter(({ action, object }) => object !== undefined && judged.has(action ?? ''));
  if (offered.length === 0) return undefined;
  const objects = new Map(table.objects.map((object) => [object.id, object]));
  for (const { action = '', object: id = '' } of offered) {
    const object = objects.get(id);
    const wrong = object ? whatIsWrong(object, action, player, moment) : 'is not on the table';
    if (wrong !== undefined)
      return `${table.players[player]?.name} is offered to ${action} "${object?.name ?? id}", which ${wrong}.`;
  }
  return undefined;
}
