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
import { games as folders, rulebookOf } from './write-grammars.mjs';

const require = createRequire(import.meta.url);
require('ts-node/register');
const { games } = require('../engine/games');
const GAMES = games.map(({ description, pages: { text } }) => ({
  folder: folders.find((each) => rulebookOf(each) === description.rulebook),
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

/** The shared part of all trees. */
const SHARED = { file: 'ability-tree.json', title: 'Rulewright: what ability trees of all games share' };

/** Names of definitions without the tree whose they are, in which the generator counts places in files. */
const named = (schema, tree) =>
  JSON.parse(
    JSON.stringify(schema).replaceAll(
      new RegExp(`(?:<|%3C)(?:interface-[\\d-]+|${tree.name.text})(?:>|%3E)`, 'g'),
      '',
    ),
  );

/** Reads "Effects & Also" as effects: the generator would write every effect out anew, with what may be said of each. */
const withoutAlso = (parser) => ({
  supportsNode: (node) =>
    ts.isIntersectionTypeNode(node) && node.types.some((type) => type.getText() === 'Also'),
  createType: (node, context) =>
    parser.createType(
      node.types.find((type) => type.getText() !== 'Also'),
      context,
    ),
});

/** Definitions that hold what a game closes its tree with written out: where a thing is put. */
const WRITTEN_OUT = new Set(['PutEffect']);

/** What may be said of each effect, besides. */
const ALSO = { type: 'object', properties: { also: { type: 'boolean', const: true } } };

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
  const parser = createParser(program, config, (chain) =>
    chain.addNodeParser(reader(members, chain)).addNodeParser(withoutAlso(chain)),
  );
  const generator = new SchemaGenerator(program, parser, createFormatter(config), config);
  const { $schema, definitions, ...schema } = named(generator.createSchema('Ability'), tree);
  const { Effect, ...others } = definitions;
  return {
    closed: new Set([...members.values()].map((type) => type.getText())),
    schema: {
      $schema,
      title,
      ...schema,
      definitions: { ...others, Effect: { allOf: [Effect, { $ref: '#/definitions/Also' }] }, Also: ALSO },
    },
  };
}

/**
 * The definitions that are the same in every game's schema. What they name and don't hold is what a game closes its tree
 * with: its effects, its conditions, …
 *
 * @throws Error where games mean different things by a name that no game closes its tree with
 */
function sharedOf(trees) {
  const [first, ...others] = trees.map(({ schema }) => schema);
  const inAll = Object.keys(first.definitions).filter((name) =>
    others.every(({ definitions }) => name in definitions),
  );
  const isSame = (name) =>
    others.every(({ definitions }) => isDeepStrictEqual(definitions[name], first.definitions[name]));
  const isOpen = (name) =>
    trees.some(({ closed }) => closed.has(name)) || name.endsWith('Ability') || WRITTEN_OUT.has(name);
  const different = inAll.filter((name) => !isSame(name) && !isOpen(name));
  if (different.length > 0) throw new Error(`Games don't mean the same by ${different.join(', ')}.`);
  const shared = inAll.filter((name) => isSame(name) && !isOpen(name)).sort();
  return {
    $schema: first.$schema,
    title: SHARED.title,
    definitions: Object.fromEntries(shared.map((name) => [name, first.definitions[name]])),
  };
}

const trees = GAMES.map(schemaOf);
const files = [
  ...GAMES.map(({ file }, place) => [file, trees[place].schema]),
  [SHARED.file, sharedOf(trees)],
];

for (const [name, schema] of files) {
  const file = path.join(root, 'port', 'schema', name);
  if (!process.argv.includes('--check')) writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
  else if (!isDeepStrictEqual(JSON.parse(readFileSync(file, 'utf8')), JSON.parse(JSON.stringify(schema)))) {
    console.error(
      `port/schema/${name} is not current: run "node scripts/ability-schema.mjs" and "npm run format".`,
    );
    process.exitCode = 1;
  }
}
