/**
 * `npm run recorded`: plays the recorded games, and says in which something is different. With `--against FOLDER` plays as many games
 * as one asks for (`--games`, `--seed`, `--rulebook`) on this checkout and on another, and shows where they first come apart
 * (`--without exercised`, `--without hash`, `--without named` leave out what is different on purpose);
 * with `--write` records anew.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fuzzedRulebooks } from '../rulebooks';
import { compareBuilds } from './builds';
import { keptGame, readKept, writeKept } from './kept';
import { type Part, parts } from './moments';
import { recordGame } from './recorded-game';

const ROOT = path.join(__dirname, '..', '..');
/** So many games of each rulebook are recorded, and compared unless one asks for others. */
const GAMES = 100;

const numbers = (many: number): readonly number[] => Array.from({ length: many }, (_, number) => number);

const values = options();
const count = Number(values.games ?? GAMES);
const seed = Number(values.seed ?? 1);
if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed))
  refuse('--games and --seed are whole numbers, and there is at least one game.');
const rulebooks = values.rulebook === undefined ? fuzzedRulebooks : [values.rulebook];
if (!rulebooks.every((id) => fuzzedRulebooks.includes(id)))
  refuse(
    `Games of "${values.rulebook}" can't be played at random; those of ${fuzzedRulebooks.join(', ')} can.`,
  );
const without = (values.without ?? []).map(partNamed);
if (without.length > 0 && values.against === undefined)
  refuse('--without leaves something out of a comparison: say with which checkout, --against FOLDER.');

try {
  if (values.write) record();
  else if (values.against !== undefined) compare(values.against);
  else replay();
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
}

/** What one asks for; ends with a sentence where there is no such option. */
function options() {
  try {
    return parseArgs({
      options: {
        against: { type: 'string' },
        games: { type: 'string' },
        seed: { type: 'string' },
        rulebook: { type: 'string' },
        without: { type: 'string', multiple: true },
        write: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function partNamed(name: string): Part {
  const part = parts.find((each) => each === name);
  return part ?? refuse(`--without leaves out ${parts.join(' or ')}, not "${name}".`);
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function record(): void {
  const kept = Object.fromEntries(
    rulebooks.map((id) => [id, numbers(count).map((number) => keptGame(id, number))]),
  );
  writeKept({ ...(values.rulebook === undefined ? {} : readKept()), ...kept });
  console.log(`${count} games each of ${rulebooks.join(', ')} are recorded.`);
}

function replay(): void {
  for (const [id, games] of Object.entries(readKept())) {
    const now = games.map((_, number) => keptGame(id, number));
    const other = numbers(games.length).filter((number) => now[number]?.script !== games[number]?.script);
    const seen = numbers(games.length).filter(
      (number) => !other.includes(number) && now[number]?.seen !== games[number]?.seen,
    );
    console.log(`${id}: ${games.length} games, ${other.length + seen.length} different`);
    if (other.length > 0) console.log(`  on another table, or decided otherwise: ${other.join(', ')}`);
    if (seen.length > 0) console.log(`  otherwise on the same table: ${seen.join(', ')}`);
    if (other.length + seen.length > 0) process.exitCode = 1;
  }
}

function compare(folder: string): void {
  for (const id of rulebooks) {
    const games = numbers(count).map((number) => recordGame(id, seed, number));
    const { differing, first } = compareBuilds(folder, ROOT, games, without);
    console.log(`${id}: ${count} games of seed ${seed}, ${differing.length} different`);
    if (!first) continue;
    process.exitCode = 1;
    console.log(`  games ${differing.join(', ')}`);
    console.log(`  first in game ${first.game}, at decision ${first.moment}:`);
    console.log(`  there: ${first.before ?? 'nothing'}`);
    console.log(`  here:  ${first.after ?? 'nothing'}`);
  }
}
