/** What every game shows of its tables alike. */
import { concatMap } from '../../kernel';
import type { TypesOf } from '../game';
import type { Progress } from '../turn/progress';
import { idOf } from './ids';
import type { Observer } from './observer';
import type { SeenObject, SeenPlayer, SeenTable } from './views';

/** What shows the tables of a game. @typeParam S what is seen of one */
interface Shows<G, S> {
  /** Makes what shows the table of one game as a viewer sees it; without a viewer, all of it. */
  observing(game: G): (viewer: number | undefined) => S;
  /** The table as one who sees everything sees it, every view made anew: what is kept of it must be the same. */
  observedAnew(game: G): S;
}

/**
 * Makes what shows the tables of a game.
 *
 * @param observerOf makes what looks at the objects of one game
 * @param shown the table, with what is seen of its objects
 */
export const showing = <T extends TypesOf<T>, V, S>(
  observerOf: (game: T['game']) => Observer<T, V>,
  shown: (game: T['game'], objects: readonly V[]) => S,
): Shows<T['game'], S> => ({
  observing: (game) => {
    const observer = observerOf(game);
    return (viewer) => shown(game, observer.views(viewer));
  },
  observedAnew: (game) => shown(game, observerOf(game).anew(undefined)),
});

/** What is seen of a table, as far as every game has it. */
export const seenTable = <O extends SeenObject>(
  {
    now: { over, drawn = false, active: activePlayer, phase, step, turn },
  }: { readonly now: Progress & { readonly drawn?: boolean } },
  players: readonly SeenPlayer[],
  objects: readonly O[],
): SeenTable<O> => ({ over, drawn, activePlayer, phase, step, turn, players, objects });

type Seated = Pick<SeenPlayer, 'name' | 'seat' | 'inGame' | 'won' | 'lost'>;

/** What is seen of players who have nothing besides resources but what players of every game have. */
export const seenPlayers = <P extends Seated>(
  players: readonly P[],
  resourcesOf: (player: P) => SeenPlayer['resources'],
): readonly SeenPlayer[] =>
  players.map((player) => {
    const { name, seat, inGame, won, lost } = player;
    return { name, seat, resources: resourcesOf(player), inGame, won, lost };
  });

const NOTHING: readonly never[] = [];

/** Something that was chosen as a target: a player's seat, or what has an id. */
type Targeted =
  | { readonly player: number }
  | { readonly object: Identified }
  | { readonly location: Identified };

interface Identified {
  readonly id: number;
}

/** Ids of what something on the stack targets, and seats of players. */
export const seenTargets = (
  context: { readonly targets: readonly (readonly Targeted[])[] } | undefined,
): SeenObject['targets'] =>
  context
    ? concatMap(context.targets, (each) => each).map((target) =>
        'player' in target ? target.player : idOf('object' in target ? target.object : target.location),
      )
    : NOTHING;

/** Texts of abilities. */
export const seenTexts = (abilities: readonly { readonly text: string }[]): readonly string[] =>
  abilities.length === 0 ? NOTHING : abilities.map(({ text }) => text);
