import type { ObjectView, Observation, SetupRequest } from '../contract';
import { gameOf, playedRulebooks } from '../in-process/games';
import { inEdition } from '../in-process-editions';

/** Names that stand in the probe's tables only, so that they are found wherever they leak. */
export const hiddenInHand = (player: string): string => `${player}'s secret`;

/** The rulebooks that an engine can be probed for. */
export const probedRulebooks: readonly string[] = playedRulebooks();

/** What an engine is probed for: a rulebook, and where it has several an edition of it. */
export type ProbedGame = Pick<SetupRequest, 'rulebook' | 'edition'>;

/** A plain table that any engine of the rulebook can play: no card has any text. Throws a RangeError where it has none. */
export function probeTable({ rulebook, edition }: ProbedGame, seed: number, world = 'Kiln'): SetupRequest {
  const game = gameOf(rulebook);
  if (!game) throw new RangeError(`There is no table to probe ${rulebook} with.`);
  const table = game.plainTable({
    players: ['Ann', 'Ben'],
    inHand: hiddenInHand,
    inDeck: (player) => `${player}'s deep secret`,
    onTheTable: (player) => `${player}'s guard of ${world}`,
    place: (player) => `${player}'s ${world}`,
  });
  return inEdition({ rulebook, ...table, seed, stops: 'every priority' }, edition);
}

/** The part of the turn that the game of a table begins in. */
export const partOf = ({ from }: SetupRequest): string => (from === 'the beginning' ? '' : from.part);

/** The table without what the game has by itself: places, whose type no card has. */
export function broughtTo(observation: Observation, { rulebook }: SetupRequest): Observation {
  const known = gameOf(rulebook)?.description.types ?? [];
  const isCard = ({ types }: ObjectView): boolean =>
    types.length === 0 || types.some((type) => known.includes(type));
  return { ...observation, objects: observation.objects.filter(isCard) };
}

/** The names of all cards of a setup, sorted. */
export function namesOf({ players }: SetupRequest): readonly string[] {
  return players
    .flatMap(({ zones = {}, permanents = [] }) => [
      ...Object.values(zones)
        .flat()
        .map(({ name }) => name),
      ...permanents.flatMap(({ card, attached = [] }) => [
        card.name,
        ...attached.map((held) => held.card.name),
      ]),
    ])
    .sort();
}
