import { loadRulings, rulebookIds } from './library';
import { LibraryError } from './library-error';
import type { PlayableReading, Ruling } from './model';

/** Thrown where a ruling or a reading is asked for that there is not, or that can't be played; it says what there is. */
export class UnknownReading extends LibraryError {}

/** A ruling, and one of its readings that can be played. */
export interface ReadingOfRuling {
  readonly ruling: Ruling;
  readonly reading: PlayableReading;
}

/** A reading as it is asked for: the id of a ruling, and the name of one of its readings. */
export interface AskedReading {
  readonly ruling: string;
  readonly reading: string;
}

/** The readings of the rulings of a rulebook that can be played and were not taken. Throws what `loadRulings` throws. */
export const playableReadings = (rulebook: string): readonly ReadingOfRuling[] =>
  loadRulings(rulebook).flatMap((ruling) => (ruling.playable ?? []).map((reading) => ({ ruling, reading })));

/**
 * A reading of one of a rulebook's rulings, by its name.
 *
 * @throws UnknownReading for one that can't be played
 */
export function readingOfRuling(rulebook: string, asked: AskedReading): ReadingOfRuling {
  const all = playableReadings(rulebook);
  const found = all.find(
    ({ ruling, reading }) => ruling.id === asked.ruling && reading.name === asked.reading,
  );
  if (found) return found;
  const others = all.filter(({ ruling }) => ruling.id === asked.ruling);
  if (others.length > 0)
    throw new UnknownReading(
      `Ruling ${asked.ruling} has no reading "${asked.reading}" that can be played; there ${others.length === 1 ? 'is' : 'are'} ${named(others)}.`,
    );
  throw new UnknownReading(
    loadRulings(rulebook).some(({ id }) => id === asked.ruling)
      ? `Of ruling ${asked.ruling} no other reading can be played; ${thoseOf(all, rulebook)}.`
      : `There is no ruling ${asked.ruling} of ${rulebook}; ${thoseOf(all, rulebook)}.`,
  );
}

/**
 * The rulebook that has a ruling.
 *
 * @throws UnknownReading where none has it
 */
export function rulebookOfRuling(id: string): string {
  const ids = rulebookIds();
  const found = ids.find((each) => loadRulings(each).some((ruling) => ruling.id === id));
  if (found !== undefined) return found;
  const told = ids.map((each) => [playableReadings(each), each] as const).filter(([all]) => all.length > 0);
  throw new UnknownReading(
    `There is no ruling ${id}; ${told.map(([all, rulebook]) => thoseOf(all, rulebook)).join('; ')}.`,
  );
}

const named = (all: readonly ReadingOfRuling[]): string =>
  all.map(({ reading }) => `${reading.name} (${reading.reading.replace(/\.$/, '')})`).join(', ');

/** Which readings of a rulebook can be played, in a part of a sentence. */
function thoseOf(all: readonly ReadingOfRuling[], rulebook: string): string {
  if (all.length === 0) return `${rulebook} has none of which another reading can be played`;
  const each = all.map(({ ruling, reading }) => `${ruling.id}=${reading.name}`);
  return `of ${rulebook} these can be played: ${each.join(', ')}`;
}
