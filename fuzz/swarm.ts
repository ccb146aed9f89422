import { type Next, pick } from './numbers';

/**
 * What one game is played without, and what it has more of. Games that leave much out come to what games with everything in
 * them seldom do: what is left meets itself more often.
 */
export interface Swarm {
  /** Types of cards. */
  readonly types: ReadonlySet<string>;
  /** Ids of text templates. */
  readonly templates: ReadonlySet<string>;
  /** Actions, as options name them. */
  readonly actions: ReadonlySet<string>;
  /** Ids of text templates that more cards than usual have. */
  readonly favoured: readonly string[];
}

/** What can be left out, or favoured. */
interface Features {
  readonly types: readonly string[];
  readonly templates: readonly string[];
  readonly actions: readonly string[];
  /** Ids of templates that a game can have more of, seldom ones as well as others; left out: none. */
  readonly favourable?: readonly string[];
}

/** Everything is in the game. */
export const withEverything: Swarm = {
  types: new Set(),
  templates: new Set(),
  actions: new Set(),
  favoured: [],
};

/** In one game of so many nothing is left out. */
const WHOLE = 4;

/** Of so many templates that can be favoured, one is in each game. */
const FAVOURED = 62;

/** Leaves features out at random: few or many of them, as it happens. Favours some templates, each as often as any other. */
export function swarmFrom({ types, templates, actions, favourable = [] }: Features, next: Next): Swarm {
  if (next() % WHOLE === 0) return withEverything;
  const some = (features: readonly string[], least: number): ReadonlySet<string> => {
    const one = least + (next() % 6);
    return new Set(features.filter(() => next() % one === 0));
  };
  const left = { types: some(types, 3), templates: some(templates, 2), actions: some(actions, 5) };
  const favoured =
    favourable.length === 0
      ? []
      : Array.from({ length: Math.ceil(favourable.length / FAVOURED) }, () => pick(favourable, next));
  return { ...left, favoured };
}
