// Writes the schema of ability trees, which engines in other processes are sent, from the tree of each game.
// With --check it only says whether the published ones are current.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  Context,
  createFormatter,
  createParser,
  createProgram,
  SchemaGenerator,
} from 'ts-json-schema-generator';
import ts from 'typescript';
import { root } from './project.mjs';

const require = createRequire(import.meta.url);
require('ts-node/register');
const { games } = require('../engine/games');
const GAMES = games.map(({ description, pages: { text } }) => ({
  folder: description.rulebook,
  file: text.schema,
  title: text.title,
}));

/** The interface that closes a game's tree: it says what T['effect'] is there. */
const treeOf = (source) =>
  source.statements.find(
    (each) =>
      ts.isInterfaceDeclaration(each) &&
      each.heritageClauses?.some(({ types }) => types.some(({ expression }) => expression.text === 'Tree')),
  );

/** Names of definitions, in which the generator counts places in files, by the name of the tree instead. */
const named = (schema, tree) =>
  JSON.parse(JSON.stringify(schema).replaceAll(/interface-[\d-]+/g, tree.name.text));

/**
 * Reads T['effect'] as the game's own effects. The generator's own reading gives up where a type holds itself, as every
 * part of a tree does, and asks for the whole table of types in its place.
 */
const reader = (members, parser) => ({
  supportsNode: (node) =>
    ts.isIndexedAccessTypeNode(node) &&
    ts.isTypeReferenceNode(node.objectType) &&
    node.objectType.typeName.text === 'T' &&
    members.has(node.indexType.literal?.text),
  createType: (node) => {
    const type = members.get(node.indexType.literal.text);
    return parser.createType(type, new Context(type));
  },
});

function schemaOf({ folder, title }) {
  const config = {
    path: path.join(root, 'engine', folder, 'text', 'tree', 'index.ts'),
    tsconfig: path.join(root, 'tsconfig.json'),
    type: 'Ability',
    topRef: false,
    skipTypeCheck: true,
    additionalProperties: true,
  };
  const program = createProgram(config);
  const tree = treeOf(program.getSourceFile(config.path));
  const members = new Map(tree.members.map(({ name, type }) => [name.text, type]));
  const parser = createParser(program, config, (chain) => chain.addNodeParser(reader(members, chain)));
  const generator = new SchemaGenerator(program, parser, createFormatter(config), config);
  const { $schema, ...schema } = named(generator.createSchema('Ability'), tree);
  return { $schema, title, ...schema };
}

for (const game of GAMES) {
  const file = path.join(root, 'port', 'schema', game.file);
  const schema = schemaOf(game);
  if (!process.argv.includes('--check')) writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
  else if (!isDeepStrictEqual(JSON.parse(readFileSync(file, 'utf8')), JSON.parse(JSON.stringify(schema)))) {
    console.error(
      `port/schema/${game.file} is not current: run "node scripts/ability-schema.mjs" and "npm run format".`,
    );
    process.exitCode = 1;
  }
}
