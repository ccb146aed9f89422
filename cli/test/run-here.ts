import { playHere } from '../here';
import { main } from '../main';

/** What the command ended with. */
export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/**
 * Runs the command in this process, and what it plays, on whatever engine: faster than new ones. Nothing else may be said
 * meanwhile.
 */
export async function runHere(...args: string[]): Promise<Outcome> {
  const said = { out: '', error: '' };
  const { log, error } = console;
  const { write } = process.stderr;
  console.log = (text: string) => {
    said.out += `${text}\n`;
  };
  console.error = (text: string) => {
    said.error += `${text}\n`;
  };
  process.stderr.write = (text: string | Uint8Array) => {
    said.error += String(text);
    return true;
  };
  playHere(true);
  try {
    const code = await main(args);
    return { code, ...said };
  } finally {
    playHere(false);
    Object.assign(console, { log, error });
    process.stderr.write = write;
  }
}
