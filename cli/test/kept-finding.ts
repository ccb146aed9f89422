import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeep } from '../../engine/kernel/test/deep';
import { type Finding, readFinding, writeFinding } from '../../fuzz/finding';
import type { EnginePort } from '../../port/contract';

const FOLDER = path.join(__dirname, 'findings');

/** Set to write what is found, in place of what is kept. */
const KEEP = 'RULEWRIGHT_KEEP_FINDINGS';

/**
 * A game that a search through many found. `npm test` plays the one that is kept in a file; a deep run searches. Throws, with
 * how to find another one, where none is kept or the kept one can't be played any more.
 *
 * @param name of the file
 * @param port the engine on which it shows what it was kept for
 * @param simplify makes it simpler before it is kept
 */
export function keptFinding(
  name: string,
  port: EnginePort,
  search: () => Finding | undefined,
  simplify = (found: Finding): Finding => found,
): Finding {
  const file = path.join(FOLDER, `${name}.json`);
  if (isDeep || process.env[KEEP] !== undefined) {
    const found = search();
    if (!found) throw new Error(`No game was found for "${name}": the search is to be a longer one.`);
    if (process.env[KEEP] !== undefined) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, `${writeFinding(simplify(found))}\n`);
    }
    return found;
  }
  const stale = (why: string): Error =>
    new Error(
      `${file} is out of date, ${why}: "${KEEP}=1 npm run unit -- cli/<this file>" searches for another game.`,
    );
  const read = existsSync(file) ? readFinding(readFileSync(file, 'utf8')) : undefined;
  if (!read) throw stale('for it is missing');
  if (!read.fine) throw stale(`for ${read.wrong}`);
  const at = refusedAnswer(read.value, port);
  if (at !== undefined) throw stale(`for its answer ${at + 1} can't be given any more`);
  return read.value;
}

/** Which of a game's answers isn't taken; the last one may be what is wrong with the engine. Undefined: all are. */
function refusedAnswer({ table, answers }: Finding, port: EnginePort): number | undefined {
  if (answers.length === 0) return undefined;
  port.setup(table);
  const at = answers.slice(0, -1).findIndex((answer) => !port.act({ do: 'answer', answer }).done);
  return at < 0 ? undefined : at;
}
