import type { Observation, PendingDecision } from '../contract';

/**
 * What can't be in a position, although each part of it is as the protocol has it; undefined where nothing is wrong.
 * `players` is how many the setup has.
 */
export function incoherenceIn(
  players: number,
  decision: PendingDecision | undefined,
  observation: Observation,
): string | undefined {
  return (
    inPlayers(players, observation) ??
    inObjects(players, observation) ??
    (decision && inDecision(players, decision))
  );
}

function inPlayers(count: number, { players, activePlayer }: Observation): string | undefined {
  if (players.length !== count) return `there are ${players.length} players, but the setup has ${count}`;
  const misplaced = players.findIndex(({ seat }, place) => seat !== place);
  if (misplaced >= 0)
    return `the players are not listed by seat: at place ${misplaced} is seat ${players[misplaced]?.seat}`;
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
  if (player >= count) return `seat ${player} is to decide, which there is not`;
  if (kind === 'choose' && (minimum < 0 || maximum < minimum || minimum > options.length))
    return `from ${minimum} to ${maximum} of ${options.length} options are to be chosen`;
  if (kind === 'number' && maximum < minimum) return `a number from ${minimum} to ${maximum} is to be chosen`;
  if (kind === 'distribute' && minimums.length !== options.length)
    return `something is to be split among ${options.length} options, with ${minimums.length} minimums`;
  return undefined;
}
