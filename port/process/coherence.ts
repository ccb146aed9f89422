import { isDeepStrictEqual } from 'node:util';
import type { Observation, OfferedOption, PendingDecision } from '../contract';

/**
 * What can't be in a position, although each part of it is as the protocol has it; undefined where nothing is wrong.
 * `names` are those of the setup's players, by seat.
 */
export function incoherenceIn(
  names: readonly string[],
  decision: PendingDecision | undefined,
  observation: Observation,
): string | undefined {
  return (
    incoherenceOf(names, observation) ??
    inEnd(decision, observation) ??
    (decision && inDecision(names.length, decision))
  );
}

/** What can't be on a table by itself; undefined where nothing is wrong. */
function incoherenceOf(names: readonly string[], observation: Observation): string | undefined {
  return inPlayers(names, observation) ?? inObjects(names.length, observation);
}

/**
 * What can't be in the table as a viewer sees it, by the table as it is: a viewer may not know what an object is, but
 * that it is there, everybody sees. Undefined where nothing is wrong.
 */
export function incoherenceInView(
  names: readonly string[],
  seen: Observation,
  whole: Observation,
): string | undefined {
  const alone = incoherenceOf(names, seen);
  if (alone !== undefined) return alone;
  for (const part of ['over', 'drawn', 'activePlayer', 'phase', 'step', 'turn'] as const)
    if (seen[part] !== whole[part])
      return `"${part}" is ${JSON.stringify(seen[part])}, but it is ${JSON.stringify(whole[part])} on the table as it is`;
  const [those, all] = [countByPlace(seen), countByPlace(whole)];
  for (const place of new Set([...all.keys(), ...those.keys()]))
    if (those.get(place) !== all.get(place))
      return `there are ${those.get(place) ?? 0} objects in ${place}, but ${all.get(place) ?? 0} on the table as it is`;
  return undefined;
}

function countByPlace({ objects }: Observation): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { zone, owner } of objects) {
    const place = `the zone "${zone}" of seat ${owner}`;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return counts;
}

function inEnd(decision: PendingDecision | undefined, { over }: Observation): string | undefined {
  if (over && decision) return `the game is over, and yet seat ${decision.player} is to decide`;
  return over || decision ? undefined : 'nobody is to decide anything, and yet the game is not over';
}

function inPlayers(names: readonly string[], { players, activePlayer }: Observation): string | undefined {
  const count = names.length;
  if (players.length !== count) return `there are ${players.length} players, but the setup has ${count}`;
  const misplaced = players.findIndex(({ seat }, place) => seat !== place);
  if (misplaced >= 0)
    return `the players are not listed by seat: at place ${misplaced} is seat ${players[misplaced]?.seat}`;
  const misnamed = players.find(({ name, seat }) => name !== names[seat]);
  if (misnamed)
    return `seat ${misnamed.seat} is called ${JSON.stringify(misnamed.name)}, but ${JSON.stringify(names[misnamed.seat])} in the setup`;
  return activePlayer < count ? undefined : `the active player has seat ${activePlayer}, which there is not`;
}

function inObjects(count: number, { objects }: Observation): string | undefined {
  const seen = new Set<string>();
  for (const { id, owner, controller } of objects) {
    if (seen.has(id)) return `two objects have the id ${JSON.stringify(id)}`;
    seen.add(id);
    const stranger = [owner, controller].find((seat) => seat !== undefined && seat >= count);
    if (stranger !== undefined)
      return `the object ${JSON.stringify(id)} belongs to seat ${stranger}, which there is not`;
  }
  return undefined;
}

function inDecision(count: number, decision: PendingDecision): string | undefined {
  const { player, kind, options, minimum, maximum, minimums } = decision;
  const twin = twinIn(options);
  if (twin) return `two options are the same in everything: ${JSON.stringify(twin)}`;
  if (player >= count) return `seat ${player} is to decide, which there is not`;
  if (kind === 'choose' && (minimum < 0 || maximum < minimum || minimum > options.length))
    return `from ${minimum} to ${maximum} of ${options.length} options are to be chosen`;
  if (kind === 'number' && maximum < minimum) return `a number from ${minimum} to ${maximum} is to be chosen`;
  if (kind === 'distribute' && minimums.length !== options.length)
    return `something is to be split among ${options.length} options, with ${minimums.length} minimums`;
  return undefined;
}

/** An option that is offered twice: then nobody could say which of the two is meant. */
function twinIn(options: readonly OfferedOption[]): OfferedOption | undefined {
  const byLabel = new Map<string, OfferedOption>();
  for (const option of options) {
    const other = byLabel.get(option.label);
    if (other && isDeepStrictEqual(other, option)) return option;
    byLabel.set(option.label, option);
  }
  return undefined;
}
