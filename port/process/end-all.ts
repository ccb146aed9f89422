import { readdirSync, readFileSync } from 'node:fs';

/** The variable by which whatever an engine has started is known for its own, wherever it has gone. */
export const MARK = 'RULEWRIGHT_ENGINE';

/** So often a new look is taken for what was started while the others were ended. */
const LOOKS = 5;

/**
 * Ends a process group, and on Linux also what has left it for a group or a session of its own.
 *
 * @param leader the group's first process; undefined where none could be started
 * @param mark the value of MARK in the environment that it was started with
 */
export function endAll(leader: number | undefined, mark: string): void {
  if (leader === undefined) return;
  end(-leader);
  const sought = Buffer.from(`${MARK}=${mark}\0`);
  for (let look = 0; look < LOOKS; look += 1) {
    const found = processes().filter((pid) => pid !== process.pid && environmentOf(pid).includes(sought));
    if (found.length === 0) return;
    for (const pid of found) end(pid);
  }
}

/** The processes that run; none on a system that doesn't list them as files. */
function processes(): readonly number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

/** The environment that a process was started with; nothing of one that has ended, or is somebody else's. */
function environmentOf(pid: number): Buffer {
  try {
    return readFileSync(`/proc/${pid}/environ`);
  } catch {
    return Buffer.alloc(0);
  }
}

/** Kills a process, or with a negative number its group. */
function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It has ended by itself; some systems say that a process that has just ended may not be killed.
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    if (code !== 'ESRCH' && code !== 'EPERM') throw error;
  }
}
