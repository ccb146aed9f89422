import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Workplace } from '../command';
import { lanternBooks } from './books';

/** A folder with the rulebooks of all editions of Lanterns. */
export class LanternsPlace extends Workplace {
  constructor() {
    super();
    for (const book of lanternBooks)
      this.put(`rulebooks/${book.id}/${book.edition}.json`, JSON.stringify(book));
  }

  /** Writes a file in a folder of this one, and returns its name. */
  put(name: string, text: string): string {
    mkdirSync(path.join(this.folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(this.folder, name), text);
    return name;
  }

  read(name: string): string {
    return readFileSync(path.join(this.folder, name), 'utf8');
  }
}
