import type { GameDescription } from '../description';
import { namesInWords } from './names-in-words';
import type { LyingSetup, PlayerSetup } from './setup';
import { TableProblem } from './table-problem';

function refuse(says: string, given: readonly string[], known: readonly string[], title: string): void {
  const strange = given.find((name) => !known.includes(name));
  if (strange !== undefined)
    throw new TableProblem(
      `${says} "${strange}", which ${title} doesn't have: it has ${namesInWords(known, 'and') || 'none'}.`,
    );
}

/**
 * Refuses what a game has no name for, in what players have as a table is arranged.
 *
 * @throws TableProblem for a zone that holds no cards of a player's, a resource, or a status, that the description doesn't have for
 * a table that is arranged: it says which there are
 */
export function refuseUnknownParts(
  players: readonly PlayerSetup[],
  { title, zones, resources, statuses }: GameDescription,
): void {
  const own = zones.filter(({ each, holdsCards }) => each === 'player' || holdsCards).map(({ name }) => name);
  const kinds = resources.map(({ name }) => name);
  const arranged = statuses.filter(({ isArranged }) => isArranged).map(({ name }) => name);
  const refuseLying = ({ card, statuses: said = [] }: LyingSetup): void =>
    refuse(`"${card.name}" is said to be`, said, arranged, title);
  for (const player of players) {
    refuse(`${player.name} has cards in a zone`, Object.keys(player.zones ?? {}), own, title);
    refuse(`${player.name} has some of a resource`, Object.keys(player.resources ?? {}), kinds, title);
    for (const [kind, amount] of Object.entries(player.resources ?? {}))
      if (amount < 0 && !resources.some((each) => each.name === kind && each.mayFallBelowNothing))
        throw new TableProblem(`${player.name} can't have ${amount} ${kind}: it never falls below 0.`);
    for (const permanent of player.permanents ?? []) {
      refuseLying(permanent);
      for (const held of permanent.attached ?? []) {
        refuseLying(held);
        if (held.seat !== undefined && players[held.seat] === undefined)
          throw new TableProblem(
            `"${held.card.name}" is said to be the player's in seat ${held.seat}, and there are ${players.length} players.`,
          );
      }
    }
  }
}
