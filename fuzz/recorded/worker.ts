/** A process that plays recorded games on the engine of some checkout: `worker.ts ROOT GAMES WITHOUT [MOMENT]`, the answer as JSON. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from './digest';
import { type GameScript, moments, parts } from './moments';

const [root = '', file = '', left = '', moment] = process.argv.slice(2);
const { ReferenceEngine }: typeof import('../../port/in-process') = require(
  path.join(root, 'port', 'in-process'),
);
const games: readonly GameScript[] = JSON.parse(readFileSync(file, 'utf8'));
const without = parts.filter((part) => left.split(',').includes(part));
const played = games.map((game) => {
  const seen = [...moments(new ReferenceEngine(), game, { lookAtTable: moment !== undefined, without })];
  return moment === undefined ? seen.map(digestOf) : (seen[Number(moment)] ?? []);
});
process.stdout.write(JSON.stringify(moment === undefined ? played : played[0]));
