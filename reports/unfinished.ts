import type { Unfinished } from './model';

/** Why a run ended too early, and how far it had come: sentences. */
export const describeUnfinished = ({ why, played, selected }: Unfinished): string =>
  played === 0 ? why : `${why} ${played} of ${selected} scenarios were played.`;
