import type { GameDescription } from '../description';
import { namesInWords } from './names-in-words';
import type { PlayerSetup } from './setup';
import { TableProblem } from './table-problem';

function refuse(
  player: string,
  what: string,
  given: readonly string[],
  known: readonly string[],
  title: string,
): void {
  const strange = given.find((name) => !known.includes(name));
  if (strange !== undefined)
    throw new TableProblem(
      `${player} has ${what} "${strange}", which ${title} doesn't have: it has ${namesInWords(known, 'and')}.`,
    );
}

/**
 * Refuses what a game has no name for, in what players have as a table is arranged.
 *
 * @throws TableProblem for a zone that holds no cards of a player's, or a resource, that the description doesn't have: it says which there are
 */
export function refuseUnknownParts(
  players: readonly Pick<PlayerSetup, 'name' | 'zones' | 'resources'>[],
  { title, zones, resources }: GameDescription,
): void {
  const own = zones.filter(({ each, holdsCards }) => each === 'player' || holdsCards).map(({ name }) => name);
  const kinds = resources.map(({ name }) => name);
  for (const player of players) {
    refuse(player.name, 'cards in a zone', Object.keys(player.zones ?? {}), own, title);
    refuse(player.name, 'some of a resource', Object.keys(player.resources ?? {}), kinds, title);
  }
}
