import { emitKeypressEvents } from 'node:readline';

/** What a key asks for. */
export type Wish = 'failed' | 'all' | 'quit';

const wishes: Readonly<Record<string, Wish>> = { f: 'failed', a: 'all', q: 'quit' };

/** What the keys do, in one line; on anything but a terminal no key is heard. */
export const describeKeys = ({ isTTY }: NodeJS.ReadStream): string =>
  isTTY
    ? 'Waiting for a save. Keys: f plays what failed again, a plays all, q quits.'
    : 'Waiting for a save. Ctrl-C quits.';

/**
 * Hears keys of a terminal one by one, and Ctrl-C as a wish to quit. Returns what makes it an ordinary terminal again.
 */
export function hearKeys(terminal: NodeJS.ReadStream, hear: (wish: Wish) => void): () => void {
  if (!terminal.isTTY) return () => {};
  const take = (_text: string | undefined, key: { name?: string; ctrl?: boolean }): void => {
    const wish = key.ctrl ? (key.name === 'c' ? 'quit' : undefined) : wishes[key.name ?? ''];
    if (wish !== undefined) hear(wish);
  };
  emitKeypressEvents(terminal);
  terminal.setRawMode(true);
  terminal.on('keypress', take);
  terminal.resume();
  return () => {
    terminal.off('keypress', take);
    terminal.setRawMode(false);
    terminal.pause();
  };
}
