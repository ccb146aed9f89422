import { atSize, isSizedGame } from './sizes';

/** One size of table in a process of its own: node one-size.js <objects> <nanoseconds> [magic]. Prints JSON. */
async function main(): Promise<void> {
  const [objects = 30, budget = 1e9] = process.argv.slice(2, 4).map(Number);
  const [, , , , of = 'legions'] = process.argv;
  if (!isSizedGame(of)) throw new RangeError(`There are no tables of "${of}".`);
  process.stdout.write(JSON.stringify(await atSize(objects, budget, of)));
}

void main();
