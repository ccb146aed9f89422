import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and those that it is in. Throws what the file system says where one can't be made. Not in one call:
 * Node 20 never comes back from making folders below one that has no place for any, such as /proc.
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = path.resolve(folder); !existsSync(at); at = path.dirname(at)) missing.unshift(at);
  for (const each of missing)
    try {
      mkdirSync(each);
    } catch (error) {
      // Another process may have made it meanwhile.
      if (!existsSync(each)) throw error;
    }
}
