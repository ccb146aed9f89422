import type { TraceLine } from '../../../../port/contract';

/** What the effects of cards do, as the trace tells of it. */
const DEEDS: ReadonlySet<string> = new Set([
  ...['draw', 'deal damage', 'kill', 'stun', 'buff', 'ready', 'exhaust', 'heal', 'move', 'recall', 'recycle'],
  ...['discard', 'channel', 'add energy', 'add power', 'gain points', 'apply', 'enter the board', 'banish'],
  ...['put into zone', 'counter', 'attach', 'detach', 'look', 'reveal', 'begin a delayed ability'],
]);

/** Listens for the first thing that was done since somebody had priority, or something resolved. */
export class DeedsSince {
  /** What was done; undefined where nothing was. */
  done: string | undefined;

  /** Hears a line of the trace; that a spell has resolved is for others to know. */
  hear({ what, kind }: TraceLine): void {
    if (what === 'decision' ? kind === 'priority' : kind === 'begin' || kind === 'resolve')
      this.done = undefined;
    else if (what === 'event' && DEEDS.has(kind)) this.done ??= kind;
  }
}
