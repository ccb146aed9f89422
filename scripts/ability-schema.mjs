// Writes the schema of ability trees, which engines in other processes are sent, from the tree of each game.
// With --check it only says whether the published one is current.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createGenerator } from 'ts-json-schema-generator';
import { root } from './project.mjs';

const file = path.join(root, 'port', 'schema', 'abilities.json');

const schema = createGenerator({
  path: path.join(root, 'engine', 'legions-of-will', 'text', 'tree', 'index.ts'),
  tsconfig: path.join(root, 'tsconfig.json'),
  type: 'Ability',
  topRef: false,
  skipTypeCheck: true,
  additionalProperties: true,
}).createSchema('Ability');
const titled = { $schema: schema.$schema, title: 'Rulewright: an ability of a card as a tree', ...schema };

if (!process.argv.includes('--check')) writeFileSync(file, `${JSON.stringify(titled, null, 2)}\n`);
else if (!isDeepStrictEqual(JSON.parse(readFileSync(file, 'utf8')), JSON.parse(JSON.stringify(titled)))) {
  console.error(
    'port/schema/abilities.json is not current: run "node scripts/ability-schema.mjs" and "npm run format".',
  );
  process.exitCode = 1;
}
