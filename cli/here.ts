let isAsked = false;

/**
 * Whether what one other process would play is played in this one: for many short runs, of which starting processes is the
 * most. Signals are then heard only between scenarios and games, and whatever ends what plays ends this process.
 */
export function playHere(here: boolean): void {
  isAsked = here;
}

/** Is what so many processes would play to be played in this one? */
export const isPlayedHere = (processes: number): boolean => isAsked && processes === 1;
