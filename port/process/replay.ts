import { isDeepStrictEqual } from 'node:util';
import { COLD, type Line } from './line';
import type { Transcript } from './transcript';

/** What playing a transcript again came to. */
export interface Replayed {
  /** How many of its messages were answered as before. */
  readonly same: number;
  /** The first answer that differs; left out where none does. */
  readonly difference?: { readonly sent: string; readonly before: string; readonly now: string };
}

/** So many messages, the hello and the first setup, an engine answers while it still loads what it needs. */
const LOADING = 2;

/** Says again what the runner said in a transcript, and compares the answers, until one differs. */
export function replay({ spoken }: Transcript, line: Line, deadline: number): Replayed {
  const sent = spoken.filter(({ by }) => by === 'runner').map((each) => each.line);
  const received = spoken.filter(({ by }) => by === 'engine').map((each) => each.line);
  let same = 0;
  for (const message of sent) {
    const before = received[same] ?? 'nothing';
    const now = answerTo(message, line, same < LOADING ? COLD * deadline : deadline);
    if (!isSame(before, now)) return { same, difference: { sent: message, before, now } };
    same += 1;
  }
  return { same };
}

function answerTo(message: string, line: Line, deadline: number): string {
  try {
    return line.exchange([message], deadline)[0] ?? 'nothing';
  } catch (error) {
    return error instanceof Error ? `nothing: ${error.message}` : 'nothing';
  }
}

function isSame(before: string, now: string): boolean {
  if (before === now) return true;
  try {
    return isDeepStrictEqual(parsed(before), parsed(now));
  } catch (error) {
    // Nested too deeply to be compared otherwise than as text.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** What a line says; a line that is no JSON, and silence, are compared as they are. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return line.split(':')[0];
  }
}
