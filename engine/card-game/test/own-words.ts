import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { split, wordsOf } from '../../kernel/test/words';
import type { GameDescription } from '../description';

/** Words that stand in names of several words, or in every game's rules, and say nothing of what one game is about. */
const OF_ANY = new Set([
  ...['of', 'out', 'step', 'phase', 'zone', 'up', 'down', 'face', 'cost', 'main', 'effect', 'events'],
  ...['action', 'beginning', 'ending', 'end', 'any', 'own', 'text', 'order', 'body', 'token'],
  ...[
    'attached',
    'pending',
    'bonus',
    'universal',
    'signature',
    'resource',
    'declare',
    'postbattle',
    'played',
    'this',
    'turn',
    'prebattle',
  ],
  ...['in', 'first', 'second', 'game'],
]);

/** What the layer calls its rooms is the field's word, and no game's: the stack, combat, zones. */
const rooms = readdirSync(path.join(__dirname, '..'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => split(name));

/** A letter or a number is a symbol, and no word. */
const isWord = (word: string): boolean => /[a-z]{2}/.test(word);

const trees = path.join(__dirname, '..', '..', 'text', 'tree');

/** What every game's card text says is every game's. */
const shared = new Set(
  readdirSync(trees)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [...wordsOf(readFileSync(path.join(trees, name), 'utf8'))]),
);

/** The words of one game that the card texts of all games don't share. */
export function ownWords(description: GameDescription): readonly string[] {
  const { title, zones, types, supertypes, fields, statuses, resources, parts, words } = description;
  return [
    ...[title, ...types, ...supertypes, ...parts, ...words],
    ...[...zones, ...statuses].map(({ name }) => name),
    ...fields.flatMap((field) => [...field.words, ...(field.values ?? [])]),
    ...resources.map((resource) => resource.words),
  ]
    .flatMap(split)
    .filter((word) => isWord(word) && !shared.has(word) && !OF_ANY.has(word) && !rooms.includes(word));
}
