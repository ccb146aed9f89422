import { atSize } from './sizes';

/** One size of table in a process of its own: node one-size.js <objects> <nanoseconds>. Prints JSON. */
async function main(): Promise<void> {
  const [objects = 30, budget = 1e9] = process.argv.slice(2).map(Number);
  process.stdout.write(JSON.stringify(await atSize(objects, budget)));
}

void main();
