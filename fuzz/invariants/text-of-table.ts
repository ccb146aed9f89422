import type { SetupRequest } from '../../port/contract';

const texts = new WeakMap<SetupRequest, string>();

/** All that is written in a table's setup: what several invariants look for words in as a game begins. */
export function textOfTable(table: SetupRequest): string {
  let text = texts.get(table);
  if (text === undefined) {
    text = JSON.stringify(table.players);
    texts.set(table, text);
  }
  return text;
}
