import type { SetupRequest } from '../port/contract';
import { inEdition } from '../port/in-process-editions';
import type { Reluctance } from './avoiding';
import type { Entry } from './corpus/entry';
import type { Invariant } from './invariant';
import type { RangeSettings } from './range-result';
import { type FuzzedRulebook, fuzzedRulebook, fuzzedRulebooks } from './rulebooks';

/** A random game before anybody has decided anything. */
export interface RandomGame {
  /** Nothing is switched off on it. */
  readonly table: SetupRequest;
  /** What is watched, as far as the settings say so. */
  readonly invariants: readonly Invariant[];
  readonly reluctance: Reluctance;
}

/** The random game that numbers stand for. Throws a RangeError for a rulebook whose games can't be played at random. */
export function randomGame(
  settings: RangeSettings,
  { shape, deal, things, rest }: Pick<Entry, 'shape' | 'deal' | 'things' | 'rest'>,
): RandomGame {
  const numbers = { shape, deal, things: [...things], moves: [], rest };
  const { table, invariants, ...reluctance } = rulebookOf(settings).game(numbers, settings);
  const isWatched = ({ cost }: Invariant): boolean => settings.check === 'all' || cost === 'cheap';
  return { table: inEdition(table, settings.edition), invariants: invariants.filter(isWatched), reluctance };
}

/** The rulebook whose games are played. Throws a RangeError where they can't be played at random. */
export function rulebookOf({ rulebook }: RangeSettings): FuzzedRulebook {
  const found = fuzzedRulebook(rulebook);
  if (found) return found;
  throw new RangeError(
    `Games of "${rulebook}" can't be played at random; those of ${fuzzedRulebooks.join(', ')} can.`,
  );
}
