import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders = new Set<string>();

/** A folder for what is needed only as long as this process runs: it is gone when the process ends, however that does. */
export function scratchFolder(): string {
  if (folders.size === 0) process.once('exit', removeFolders);
  const folder = mkdtempSync(path.join(tmpdir(), 'rulewright-fuzz-'));
  folders.add(folder);
  return folder;
}

function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
