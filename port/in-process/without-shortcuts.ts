import { shortcuts } from '../../engine/kernel';

/** Does something while the reference engine takes no shortcuts. Games begun within must be played within as well. */
export function withoutShortcuts<R>(body: () => R): R {
  const { areTaken } = shortcuts;
  shortcuts.areTaken = false;
  try {
    return body();
  } finally {
    shortcuts.areTaken = areTaken;
  }
}
