import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder for what is needed only as long as this process runs: it is gone when the process ends, however that does. */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'rulewright-fuzz-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
