import type { JournalEntry } from '../journal';
import type { Encoding } from './encoding';
import type { Change } from './lines';

/** What one event changes in lists: elements that are added and removed, or all that a list holds, where its places were written. */
export class WrittenLists {
  private readonly whole = new Set<object>();
  private readonly told = new Set<object>();

  constructor(private readonly encoding: Encoding) {}

  /** To be given each change before the first is added: a list whose places are written is told whole. */
  lookAhead({ how, target }: JournalEntry): void {
    if (how === 'set' && Array.isArray(target)) this.whole.add(target);
  }

  add(changes: Change[], list: readonly unknown[], name: string, written: JournalEntry): void {
    if (this.whole.has(list)) {
      if (this.told.has(list)) return;
      this.told.add(list);
      changes.push({ list: name, holds: list.map((each) => this.encoding.value(each, list)) });
    } else if (written.how === 'add')
      changes.push({ list: name, adds: this.encoding.value(written.value, list), at: written.at });
    else if (written.how === 'remove') changes.push({ list: name, removes: written.at });
  }
}
