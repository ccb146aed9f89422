import type { Next } from './numbers';

/**
 * What one game is played without. Games that leave much out come to what games with everything in them seldom do:
 * what is left meets itself more often.
 */
export interface Swarm {
  /** Types of cards. */
  readonly types: ReadonlySet<string>;
  /** Ids of text templates. */
  readonly templates: ReadonlySet<string>;
  /** Actions, as options name them. */
  readonly actions: ReadonlySet<string>;
}

/** What can be left out. */
interface Features {
  readonly types: readonly string[];
  readonly templates: readonly string[];
  readonly actions: readonly string[];
}

/** Everything is in the game. */
export const withEverything: Swarm = { types: new Set(), templates: new Set(), actions: new Set() };

/** In one game of so many nothing is left out. */
const WHOLE = 4;

/** Leaves features out at random: few or many of them, as it happens. */
export function swarmFrom({ types, templates, actions }: Features, next: Next): Swarm {
  if (next() % WHOLE === 0) return withEverything;
  const some = (features: readonly string[], least: number): ReadonlySet<string> => {
    const one = least + (next() % 6);
    return new Set(features.filter(() => next() % one === 0));
  };
  return { types: some(types, 3), templates: some(templates, 2), actions: some(actions, 5) };
}
