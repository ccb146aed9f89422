import { type SpeedUpMode, speedUps } from '../../engine/kernel';

/** Does something in a mode of speed-ups of the reference engine. Games begun within must be played within as well. */
export function withSpeedUps<R>(mode: SpeedUpMode, body: () => R): R {
  const before = speedUps.mode;
  speedUps.mode = mode;
  try {
    return body();
  } finally {
    speedUps.mode = before;
  }
}
