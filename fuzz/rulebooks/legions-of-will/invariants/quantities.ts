import type { ObjectView, Observation } from '../../../../port/contract';
import { reserveOf } from '../reserve';

/** What texts count, by what stands after "the number of". */
const COUNTED =
  /^(?:(?<status>rested|reset|attacking|blocking|blocked|unblocked) )?(?:units|(?<subtype>[A-Z][a-z]+)s)(?: (?<whose>you control|your opponents control))?$/;
const QUANTITY =
  /^(?:(?<twice>twice )|(?<half>half ))?(?:the number of (?:(?<cards>cards in your (?<pile>hand|graveyard))|(?<counted>[^,.]+))|(?<resource>your resource))(?:, rounded (?<rounded>up|down))?$/;

/**
 * What a quantity in a text comes to, for the player whose text it is.
 *
 * @param said as it is written: "half the number of units you control, rounded up"
 * @returns undefined where it is said in some other way
 */
export function quantity(
  said: string,
  you: number | undefined,
  { objects, players }: Pick<Observation, 'objects' | 'players'>,
): number | undefined {
  const groups = QUANTITY.exec(said)?.groups;
  if (!groups || (groups.half === undefined) !== (groups.rounded === undefined)) return undefined;
  const number =
    groups.resource !== undefined
      ? you === undefined
        ? undefined
        : reserveOf(players[you])
      : groups.pile !== undefined
        ? objects.filter(({ zone, owner }) => zone === groups.pile && owner === you).length
        : counted(groups.counted ?? '', you, objects);
  if (number === undefined) return undefined;
  if (groups.half === undefined) return groups.twice === undefined ? number : 2 * number;
  return groups.rounded === 'up' ? Math.ceil(number / 2) : Math.floor(number / 2);
}

/** How many objects on the battlefield answer a plain description: "rested units you control". */
export function counted(
  said: string,
  you: number | undefined,
  objects: readonly ObjectView[],
): number | undefined {
  const groups = COUNTED.exec(said)?.groups;
  if (!groups) return undefined;
  const { status, subtype, whose } = groups;
  return objects.filter(
    ({ zone, types, subtypes, statuses, controller }) =>
      zone === 'battlefield' &&
      (subtype === undefined ? types.includes('unit') : subtypes.includes(subtype)) &&
      (status === undefined || statuses.includes(status)) &&
      (whose === undefined || (controller === you) === (whose === 'you control')),
  ).length;
}
