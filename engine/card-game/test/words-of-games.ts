import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { split, wordsOf } from '../../kernel/test/words';
import type { GameDescription } from '../description';

const layer = path.join(__dirname, '..');
const engine = path.join(layer, '..');

const isDescription = (found: unknown): found is { readonly description: GameDescription } =>
  typeof found === 'object' && found !== null && 'description' in found;

/** The descriptions of all games, wherever a folder of the engine has one. */
export const descriptions: readonly GameDescription[] = readdirSync(engine)
  .map((folder) => path.join(engine, folder, 'description.ts'))
  .filter((file) => existsSync(file) && path.dirname(file) !== layer)
  .map((file): unknown => require(file))
  .filter(isDescription)
  .map(({ description }) => description);

/** Words that stand in names of several words, or in every game's rules, and say nothing of what one game is about. */
const OF_ANY = new Set(
  'of out step phase zone up down face cost main effect events action beginning ending'.split(' '),
);

/** The files of a folder that are shipped. */
export const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(folder, name));

/** What every game's card text says is every game's. */
const shared = new Set(
  sources(path.join(engine, 'text', 'tree')).flatMap((file) => [...wordsOf(readFileSync(file, 'utf8'))]),
);

/** The words of one game that the card texts of all games don't share. */
const ownWords = ({ zones, words }: GameDescription): readonly string[] =>
  [...zones.map(({ name }) => name), ...words]
    .flatMap(split)
    .filter((word) => !shared.has(word) && !OF_ANY.has(word));

/** The words of every game, which no file that all games share may say. */
export const wordsOfGames: ReadonlySet<string> = new Set(descriptions.flatMap(ownWords));
