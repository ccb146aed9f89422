/** The names that a step uses are looked up whatever becomes of the step: a misspelt one says nothing about the engine. */
import type { ObjectReference } from '../phrases/references';
import { ExpectationFailed, InputError, ScenarioFault } from '../problems';
import { nearestOf } from './introduced';
import { unknownName } from './missing';
import type { Session } from './session';

/** What a step names: objects, and players. */
interface Named {
  readonly objects: readonly ObjectReference[];
  readonly players: readonly string[];
}

/** What the gaps of a step were read as, with what they are called: `{player}` holds a bare name. */
export interface Gap {
  readonly term: string;
  readonly value: unknown;
}

const NOTHING: Named = { objects: [], players: [] };

const together = (parts: readonly Named[]): Named => ({
  objects: parts.flatMap(({ objects }) => objects),
  players: parts.flatMap(({ players }) => players),
});

const isReference = (value: object): value is ObjectReference =>
  'ability' in value && 'name' in value && typeof value.name === 'string' && 'text' in value;

function namedIn(value: unknown): Named {
  if (Array.isArray(value)) return together(value.map(namedIn));
  if (typeof value !== 'object' || value === null) return NOTHING;
  if (isReference(value))
    return { objects: [value], players: value.owner === undefined ? [] : [value.owner] };
  return together(
    Object.entries(value).map(([key, each]) =>
      key === 'player' && typeof each === 'string' ? { objects: [], players: [each] } : namedIn(each),
    ),
  );
}

function refuse(session: Session, { objects, players }: Named): void {
  const seats = session.request.players.map(({ name }) => name);
  for (const player of players) {
    if (seats.includes(player)) continue;
    const nearest = nearestOf(player, seats);
    throw new InputError(
      `Nobody called ${player} plays${nearest === undefined ? `; the players are ${seats.join(' and ')}` : `; perhaps ${nearest}`}.`,
    );
  }
  for (const { name, text } of objects) {
    const meant = session.nameMeant(name);
    if (!session.introduced.knows(meant)) throw unknownName(text, meant, session.introduced);
  }
}

/**
 * Plays a step, then looks its names up: only then everything has been seen that a name can mean.
 *
 * @throws InputError for a name that nobody has introduced, whether or not the step would have held.
 */
export function withNames<R>(gaps: readonly Gap[], session: () => Session | undefined, step: () => R): R {
  const named = together(
    gaps.map(({ term, value }) =>
      term === 'player' && typeof value === 'string' ? { objects: [], players: [value] } : namedIn(value),
    ),
  );
  const look = (): void => {
    const game = session();
    if (game) refuse(game, named);
  };
  try {
    const result = step();
    look();
    return result;
  } catch (error) {
    const isStep = [ScenarioFault, ExpectationFailed, InputError].some((each) => error instanceof each);
    if (isStep) look();
    throw error;
  }
}
