import type { Playable } from './playable';

const legionsOfWill = (): typeof import('./legions-of-will') => require('./legions-of-will');
const riftbound = (): typeof import('./riftbound') => require('./riftbound');

/** Every game that the reference engine plays, by its rulebook. Each is loaded when it is played or read for the first time. */
const games: Readonly<Record<string, () => Playable>> = {
  'legions-of-will': () => legionsOfWill().legionsOfWillGame,
  riftbound: () => riftbound().riftboundGame,
};

/** Ids of the rulebooks that the reference engine plays. */
export const playedRulebooks: readonly string[] = Object.keys(games);

/** The game of a rulebook; undefined for one that isn't played. */
export const gameOf = (rulebook: string): Playable | undefined =>
  Object.hasOwn(games, rulebook) ? games[rulebook]?.() : undefined;

/** All of them. */
export const everyGame = (): readonly Playable[] =>
  playedRulebooks.flatMap((rulebook) => gameOf(rulebook) ?? []);
