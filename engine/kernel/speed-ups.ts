/** Whether the engines use what only makes them faster. */

/**
 * - `none`: only the rules answer. Nothing that was worked out about a game holds beyond the next write, and nothing is passed over.
 * - `all`: what makes them faster answers where it can.
 * - `check`: both answer, and an answer that is another one is an error (`WrongSpeedUp`).
 */
export type SpeedUpMode = 'none' | 'all' | 'check';

/** All modes, by the names that `RULEWRIGHT_SHORTCUTS` takes. */
export const SPEED_UP_MODES: readonly SpeedUpMode[] = ['none', 'all', 'check'];

/** The variable of the environment that names the mode. */
export const SPEED_UP_VARIABLE = 'RULEWRIGHT_SHORTCUTS';

const isMode = (word: string | undefined): word is SpeedUpMode =>
  SPEED_UP_MODES.some((mode) => mode === word);

/** The mode that a word names: `all`, where it is none. */
const modeOf = (word: string | undefined): SpeedUpMode => (isMode(word) ? word : 'all');

/** A mode, and what is asked of it at every question. */
class SpeedUps {
  private chosen: SpeedUpMode;
  /** Does anything answer but the rules? It is a field, as it is asked far more often than the mode is set. */
  areUsed: boolean;

  constructor(mode: SpeedUpMode) {
    this.chosen = mode;
    this.areUsed = mode !== 'none';
  }

  get mode(): SpeedUpMode {
    return this.chosen;
  }

  set mode(mode: SpeedUpMode) {
    this.chosen = mode;
    this.areUsed = mode !== 'none';
  }
}

/**
 * The mode of this process. A game is begun in it and played in it.
 *
 * Seen from outside all modes are alike: verdicts, traces and hashes are the same. So a fault that is gone with `none` is a speed-up's.
 */
export const speedUps = new SpeedUps(modeOf(process.env[SPEED_UP_VARIABLE]));

/**
 * What is wrong with what the environment says of the mode; undefined: nothing.
 *
 * @param word the variable's value
 */
export const refusedMode = (word: string | undefined): string | undefined =>
  word === undefined || word === '' || isMode(word)
    ? undefined
    : `${SPEED_UP_VARIABLE} is "${word}": write none, all or check, or leave it out.`;
